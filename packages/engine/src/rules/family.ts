import type { Schedule } from '../collection/fee.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import type { Refusal } from '../say/refusal.ts'
import type { ObjectShape } from '../shape/shape.ts'
import type { Readings } from './readings.ts'
import type { RuleSet } from './rule-set.ts'
import type { Section } from './section.ts'

/** What the house has set for the table on which a round is played. */
export interface House {
  readonly readings: Readings
  /** The schedule options in force, one for each band of players. Without any, no fee is taken. */
  readonly collection?: readonly Schedule[]
  /** The table's limits where a schedule leaves a range. */
  readonly limits?: { readonly min?: number; readonly max?: number }
}

/** A family is code that plays many rule sets. */
// A registry holds families of different rule sets; each is only ever given its own.
// biome-ignore lint/suspicious/noExplicitAny: see above
export interface Family<R extends RuleSet = any, S = any> {
  readonly name: string
  /** The part of the round record that says how a round of this family starts. */
  readonly setup: ObjectShape<S>
  /** The moves of a record, as they are written, and what each means. */
  readonly moves?: Readonly<Record<string, string>>
  /** Starts a round, or says what is wrong with its setup. */
  start(rules: R, setup: S, house: House): Round | Refusal
  /** What the rule sheet says of this game beyond what all games have. */
  sheet(rules: R): readonly Section[]
  /** A sensible move for a seat that only sees its own view. */
  advise(rules: R, view: View, ask: Ask): Move
}
