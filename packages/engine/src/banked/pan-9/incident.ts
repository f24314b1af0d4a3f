import type { IncidentRow } from '../../floor/incident.ts'
import { BANKED_CONSEQUENCES, BANKED_MOMENTS, type BankedAutomaticConsequence } from '../incident.ts'

/** When an incident of Super Pan 9 may be ruled on. */
export const PAN_9_MOMENTS = [
  ...BANKED_MOMENTS,
  'deal-not-complete',
  /** The ruling names a card of the deal, or any of the player-dealer's. */
  'dealt-card',
  /** The ruling names the draw card of a player. */
  'draw-card',
  /** The player-dealer's hand, or one that is played the House Way. */
  'hand-of-the-house',
] as const
/** One of the moments in which an incident of Super Pan 9 may be ruled on. */
export type Pan9Moment = (typeof PAN_9_MOMENTS)[number]

/** What may follow when the floor rules in Super Pan 9. */
export const PAN_9_CONSEQUENCES = [
  ...BANKED_CONSEQUENCES,
  /** It lies face up from now on, and plays. */
  'card-lies-open',
  /** It is dead; another one comes when the player-dealer has acted. */
  'replaced-after-the-player-dealer',
  /** It is dead; the next card of the shoe takes its place. */
  'replaced-at-once',
  'foul-hand-with-surplus',
  /** The hand is played the House Way, unless it has been tabled already. */
  'played-the-house-way',
  /** The house dealer drew, or did not draw, against the House Way: the hand is corrected. */
  'house-way-set-right',
  /** Nobody can tell what the wager was: a winner is paid the table's minimum. */
  'paid-the-minimum',
] as const
/** One of the things that may follow when the floor rules in Super Pan 9. */
export type Pan9Consequence = (typeof PAN_9_CONSEQUENCES)[number]

/** An incident of Super Pan 9. */
export type Pan9Incident = IncidentRow<Pan9Moment, Pan9Consequence, BankedAutomaticConsequence>
