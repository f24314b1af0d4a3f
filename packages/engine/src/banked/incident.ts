import type { IncidentRow } from '../floor/incident.ts'

/** When a row of the list applies; the first row of a name whose moment has come rules. */
export const BANKED_MOMENTS = [
  'before-any-decision',
  /** The ruling names a player's hand. */
  'players-hand',
  /** The ruling names the player-dealer's hand or none: the board, or the table as a whole. */
  'no-players-hand',
] as const
/** When an incident may be ruled on in a game against a player-dealer. */
export type BankedMoment = (typeof BANKED_MOMENTS)[number]

/** The consequences that the floor may rule. */
export const BANKED_CONSEQUENCES = [
  'no-effect',
  /** The deal is void, unless chips have changed hands. */
  'misdeal',
  /** The same, for a card that nobody should have seen. */
  'misdeal-for-exposed-card',
  /** The card is turned up and plays. */
  'card-plays',
  /** The hand is out, and its wagers go back. */
  'dead-hand',
  /** As `dead-hand`, and the surplus cards leave the shoe. */
  'dead-hand-with-surplus',
  /** The wagers on the hand are lost as far as they are covered. */
  'foul-hand',
  /** The wagers of one bettor are lost as far as they are covered; the hand plays on. */
  'forfeit',
] as const
/** What may follow when the floor rules in a game against a player-dealer. */
export type BankedConsequence = (typeof BANKED_CONSEQUENCES)[number]

/** The consequences that need no ruling: the cards, the wagers or the moves show them. */
export const BANKED_AUTOMATIC_CONSEQUENCES = [
  /** A dead card: the next one takes its place. */
  'next-card',
  /** The rules refuse it. */
  'refused',
  /** The result notes it, and how much of a wager has action. */
  'noted',
  /** The rules of the game decide it. */
  'as-the-rules-say',
] as const
/** A consequence that needs no ruling. */
export type BankedAutomaticConsequence = (typeof BANKED_AUTOMATIC_CONSEQUENCES)[number]

/** An incident of a game against a player-dealer. */
export type BankedIncident = IncidentRow<BankedMoment, BankedConsequence, BankedAutomaticConsequence>

/** The row of any family's list. */
export type AnyIncident = IncidentRow<string, string, string>
