import type { Deck } from '../cards/deck.ts'
import type { Posted } from '../collection/posted.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import type { Kind } from '../rules/kind.ts'
import type { Readings } from '../rules/readings.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Section } from '../rules/section.ts'
import type { Refusal } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import type { ObjectShape, Shape } from '../shape/shape.ts'
import type { FamilyTable } from './family-table.ts'

/** A family is code that plays many rule sets. `R` is what its rule sets look like, `S` how its rounds start. */
export interface Family<R extends RuleSet, S extends object> {
  readonly name: R['family']
  readonly kind: Kind
  /** Reads a rule set, as a room may write one for a game of its own. */
  readonly rules: Shape<R>
  /** The part of the round record that says how a round of this family starts. */
  readonly setup: ObjectShape<S>
  /** The moves of a record, as they are written, and what each means. */
  readonly moves?: Readonly<Record<string, Saying>>
  /** Round after round at a table: the usual settings, and how a round is made up. */
  readonly table: FamilyTable<R, S>
  /** What a game is dealt from, as filed. */
  deck(rules: R): Deck
  /** Starts a round, or says what is wrong with its setup. */
  start(rules: R, setup: S, posted: Posted): Round | Refusal
  /** What the rule sheet says of this game beyond what all games have, as the house reads its rules. */
  sheet(rules: R, readings: Readings): readonly Section[]
  /** A sensible move for a seat that only sees its own view. */
  advise(rules: R, view: View, ask: Ask): Move
}
