import type { Cite } from '../rules/cite.ts'
import type { Readings } from '../rules/readings.ts'
import type { Saying } from '../say/saying.ts'

/** The arguments that a ruling of the floor must or may have. */
export const RULING_ARGUMENTS = [
  /** A seat with a hand that is still played. */
  'hand',
  /** A seat with a hand, though it may be out. */
  'any-hand',
  /** A seat with a hand against the player-dealer. */
  'players-hand',
  /** The wager of a seat, or of a bettor on its back line. */
  'wager',
  /** Cards that the hand holds. */
  'cards',
  /** Every card that the hand was found with. */
  'all-cards',
  'cents',
] as const
/** An argument of a ruling. */
export type RulingArgument = (typeof RULING_ARGUMENTS)[number]

interface Row {
  /** As rulings and records name it. */
  readonly name: string
  /** The row applies under these readings of the house. */
  readonly readings?: readonly { readonly name: string; readonly is: string }[]
  /** The sentences of the sheet. */
  readonly says: { readonly when: Saying; readonly then: Saying }
  readonly cite: Cite
}

/** Something on which the floor rules: a move of the record. */
export interface RuledRow<When extends string, Then extends string> extends Row {
  readonly written: 'ruling'
  /**
   * The moment at which this row rules; the first row of a name whose moment has come does. Without it:
   * always.
   */
  readonly when?: When
  /** The arguments that the ruling must have. */
  readonly names?: readonly RulingArgument[]
  /** What follows from it. */
  readonly then: Then
}

/** An incident that shows in the cards, the wagers or the moves: nobody has to rule. */
export interface FoundRow<Found extends string> extends Row {
  readonly written: 'in-the-record'
  readonly then: Found
}

/** A row of a game's list of incidents: something that goes wrong at the table, and its consequence. */
export type IncidentRow<When extends string, Then extends string, Found extends string> =
  | RuledRow<When, Then>
  | FoundRow<Found>

/** Whether a row of the list applies under the house's readings. */
export const isRowInForce = ({ readings: under }: Row, readings: Readings): boolean =>
  under === undefined || under.every(({ name, is }) => readings[name] === is)
