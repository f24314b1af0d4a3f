import type { Cents, Text } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'

/** One choice of a seat: a move, with its cards or its amount, and its target. */
export interface Choice {
  readonly move: string
  readonly cards?: readonly Card[]
  readonly cents?: Cents
  readonly to?: string
}

/** The average result of a choice if everything after it is played as well as possible. */
export interface Worth {
  /** What the seat's wagers on the hand win or lose, from before the round; bonus bets only where the choice decides them. */
  readonly cents: number
  /** The standard error of a simulated worth. */
  readonly stderr?: number
  /** A line of why. */
  readonly why: Text
}

export type Method = 'exact' | 'simulated'

/** The answer of a family. */
export interface ValuedChoices {
  readonly method: Method
  /** The first wager, in cents. */
  readonly unit: Cents
  readonly choices: readonly (Worth & { readonly choice: Choice })[]
  /** The assumptions of the answer, where they need mention. */
  readonly notes?: readonly Text[]
}

/** The value of a choice, as it is shown. */
export interface ChoiceValue<T = Text> {
  readonly choice: Choice
  /** As a record writes it after the seat: `hit`, `bet 4`, `set 5h 5d`. */
  readonly move: string
  /** In units of the first wager. */
  readonly value: number
  readonly cents: number
  /** The standard error of a simulated value, in units of the first wager. */
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
