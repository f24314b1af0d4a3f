import type { BoardPart } from '../board/board-part.ts'
import type { Deck } from '../cards/deck.ts'
import type { PostedTerms } from '../collection/posted.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import type { FaceDown } from '../round/face-down.ts'
import type { Manner } from '../round/manner.ts'
import type { PaidBy } from '../round/result.ts'
import type { Round } from '../round/round.ts'
import type { ToldStep } from '../round/told-step.ts'
import type { View } from '../round/view.ts'
import type { Readings } from '../rules/readings.ts'
import type { GameKind, RuleSet } from '../rules/rule-set.ts'
import type { Section } from '../rules/section.ts'
import type { Refusal } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import type { ObjectShape, Shape } from '../shape/shape.ts'
import type { FamilyTable } from './family-table.ts'

/** A family is code that plays many rule sets. `R` is what its rule sets look like, `S` how its rounds start. */
export interface Family<R extends RuleSet, S extends object> {
  readonly name: R['family']
  readonly kind: GameKind
  /** Reads a rule set, as a room may write one for a game of its own. */
  readonly rules: Shape<R>
  /** The part of the round record that says how a round of this family starts. */
  readonly setup: ObjectShape<S>
  /** The moves of a record, as they are written, and what each means. */
  readonly moves?: Readonly<Record<string, Saying>>
  /** Round after round at a table: the usual settings, and how a round is made up. */
  readonly table: FamilyTable<R, S>
  /** The deck of a game, as filed. */
  deck(rules: R): Deck
  /** Checks a setup once, for any number of rounds that start from it; or refuses it. */
  prepare(rules: R, setup: S, posted: PostedTerms): (() => Round) | Refusal
  /** The rule sheet's sections of this family, under the house's readings. */
  sheet(rules: R, readings: Readings): readonly Section[]
  /**
   * What the house dealer hears at a real table beside what the round waits for: who draws and why, how the
   * house sets a hand, whose wagers come first, which fees go into the box.
   */
  tell?(rules: R, view: View, posted: PostedTerms): readonly ToldStep[]
  /** The lines by which the players of a pot game pay each other. */
  paidBy?(rules: R): PaidBy
  /** Whether suits matter with wagers on these spots; by default they do. */
  suitsMatter?(rules: R, readings: Readings, wagers: readonly string[]): boolean
  /**
   * For a family whose hands lie face down until they are turned over; without it every card is seen as it
   * comes.
   */
  readonly faceDown?: FaceDown
  /** What the board shows of this family's rounds, beyond what all games share. */
  readonly board?: BoardPart<R>
  /** Advises a seat from its own view, as a regular would play or in another manner. */
  advise(rules: R, view: View, ask: Ask, manner?: Manner): Move
}
