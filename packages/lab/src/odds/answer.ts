import type { Text } from '@cardroom/engine'
import type { Strategy } from './circumstances.ts'
import type { Distribution } from './distribution.ts'

/** What a wager costs, and how its results are spread. */
export interface WagerOdds {
  readonly on: string
  /** The player-dealer's expected gain per unit of the wager; negative where the bettor has the edge. */
  readonly edge: number
  readonly win: number
  readonly push: number
  readonly lose: number
  /** Standard deviation of the bettor's result per unit of the wager. */
  readonly sd: number
  /** The average action per unit of the wager, later bets included. */
  readonly action: number
  /** The edge per unit of action. */
  readonly edgePerAction: number
  /** The standard error of a simulated edge. */
  readonly stderr?: number
  /** What the Envy buttons are worth that come with such a bet. */
  readonly envy?: EnvyOdds
  /** What the bettor wins (or loses) per unit of the wager, and how often; the best first. */
  readonly results: readonly { readonly result: number; readonly chance: number }[]
}

/** What the Envy prizes of a bonus bet are worth. */
export interface EnvyOdds {
  /** The smallest bet that brings a button, in cents. */
  readonly bet: number
  /** What a button wins on average for each other hand that counts, in cents. */
  readonly cents: number
  /** The edge of such a bet with its button, by the number of those hands. */
  readonly edges: readonly { readonly opponents: number; readonly edge: number }[]
}

/** `OddsAnswer<string>` once it was said in a language. */
export interface OddsAnswer<T = Text> {
  readonly game: string
  readonly method: 'exact' | 'simulated'
  readonly decks: number
  /** How the hands were played, where there is a house way. */
  readonly played?: Strategy
  readonly wagers: readonly WagerOdds[]
  /** The best play, where there is a choice. */
  readonly strategy?: readonly StrategyTable<T>[]
  readonly rounds?: number
  /** The assumptions of the answer, where they need mention. */
  readonly notes?: readonly T[]
}

/** A part of a strategy as people write it: rows of hands, columns of what the player-dealer shows. */
export interface StrategyTable<T = Text> {
  readonly title: T
  readonly columns: readonly T[]
  readonly rows: readonly { readonly hand: T; readonly moves: readonly T[] }[]
  /** The moves that the letters of a chart stand for. */
  readonly legend?: Readonly<Record<string, T>>
}

/** What a wager's results come to, with `action` put on the table on average. */
export function wagerOdds(on: string, results: Distribution, action = 1): WagerOdds {
  const edge = -results.mean || 0
  return {
    on,
    edge,
    win: results.chance(result => result > 0),
    push: results.chance(result => result === 0),
    lose: results.chance(result => result < 0),
    sd: results.deviation,
    action,
    edgePerAction: edge / action,
    results: results.results(),
  }
}
