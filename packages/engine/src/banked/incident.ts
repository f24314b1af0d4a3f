import type { IncidentRow } from '../floor/incident.ts'

/** When a row of the list rules; the first row of a name whose moment has come does. */
export const MOMENTS = [
  'before-any-decision',
  /** A player's hand is named. */
  'players-hand',
  /** The player-dealer's hand is named, or none: the board, or the table as a whole. */
  'no-players-hand',
] as const
/** When an incident may be ruled on in a game against a player-dealer. */
export type BankedMoment = (typeof MOMENTS)[number]

/** What follows when the floor rules. */
export const CONSEQUENCES = [
  'no-effect',
  /** The deal is void, unless chips have changed hands. */
  'misdeal',
  /** The same, for a card that nobody should have seen. */
  'misdeal-for-exposed-card',
  /** The card is turned up and plays. */
  'card-plays',
  /** The hand is out, and its wagers go back. */
  'dead-hand',
  /** The same, and the cards that it has too many leave the shoe. */
  'dead-hand-with-surplus',
  /** The wagers on the hand are lost as far as they are covered. */
  'foul-hand',
  /** The wagers of one bettor are lost as far as they are covered; the hand plays on. */
  'forfeit',
] as const
/** What may follow when the floor rules in a game against a player-dealer. */
export type BankedConsequence = (typeof CONSEQUENCES)[number]

/** What follows from what shows in the cards, the wagers or the moves. */
export const FOUND = [
  /** A dead card: the next one takes its place. */
  'next-card',
  /** It cannot be done. */
  'refused',
  /** The result says that it happened, and what of a wager gets action. */
  'noted',
  /** The rules of the game decide it. */
  'as-the-rules-say',
] as const
/** What follows by itself from what shows in the cards, the wagers or the moves. */
export type BankedFound = (typeof FOUND)[number]

/** An incident of a game against a player-dealer. */
export type BankedIncident = IncidentRow<BankedMoment, BankedConsequence, BankedFound>

/** The row of any family's list. */
export type AnyIncident = IncidentRow<string, string, string>
