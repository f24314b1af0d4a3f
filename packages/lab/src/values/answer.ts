import type { Cents, Text } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'

/** One thing that a seat may do: a move, with the cards or the amount that it names, and what it goes to. */
export interface Choice {
  readonly move: string
  readonly cards?: readonly Card[]
  readonly cents?: Cents
  readonly to?: string
}

/** What a choice comes to on average if everything after it is played as well as can be. */
export interface Worth {
  /** What the seat's wagers on the hand win or lose, from before the round; bonus bets only where the choice decides them. */
  readonly cents: number
  /** Of a worth that was simulated. */
  readonly stderr?: number
  /** A line of why. */
  readonly why: Text
}

export type Method = 'exact' | 'simulated'

/** What a family finds. */
export interface Valued {
  readonly method: Method
  /** The first wager, in cents. */
  readonly unit: Cents
  readonly choices: readonly (Worth & { readonly choice: Choice })[]
  /** What the answer rests on, where that needs to be said. */
  readonly notes?: readonly Text[]
}

/** What a choice is worth, as it is told. */
export interface ChoiceValue<T = Text> {
  readonly choice: Choice
  /** As a record writes it after the seat: `hit`, `bet 4`, `set 5h 5d`. */
  readonly move: string
  /** In units of the first wager. */
  readonly value: number
  readonly cents: number
  /** Of a simulated value, in units of the first wager. */
  readonly stderr?: number
  readonly why: T
}

/** What each legal choice of a seat is worth, from what the seat sees; the best first. */
export interface PositionValues<T = Text> {
  readonly game: string
  readonly method: Method
  /** The first wager, in cents. */
  readonly unit: Cents
  readonly choices: readonly [best: ChoiceValue<T>, ...others: ChoiceValue<T>[]]
  readonly notes?: readonly T[]
}
