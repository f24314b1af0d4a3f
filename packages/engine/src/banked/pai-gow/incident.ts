import type { IncidentRow } from '../../floor/incident.ts'
import { BANKED_AUTOMATIC_CONSEQUENCES, BANKED_MOMENTS } from '../incident.ts'
import { TWO_HAND_CONSEQUENCES } from './two-hands.ts'

/** When an incident of pai gow poker may be ruled on. */
export const PAI_GOW_MOMENTS = [
  ...BANKED_MOMENTS,
  /** No hand has been set. */
  'before-any-setting',
  'hand-not-set',
  /** The player-dealer's hand is open and set. */
  'player-dealer-has-set',
] as const
/** One of the moments in which an incident of pai gow poker may be ruled on. */
export type PaiGowMoment = (typeof PAI_GOW_MOMENTS)[number]

/** What may follow when the floor rules in pai gow poker. */
export const PAI_GOW_CONSEQUENCES = [
  ...TWO_HAND_CONSEQUENCES,
  /** The first card of the stub when the deal is complete; a second such card, an ace or the joker voids the deal. */
  'replaced-from-the-stub',
  /** A player cannot expose a card: it stays in the hand. */
  'card-stays',
  /** A hand of six takes the top card of the stub; fewer cards, a second wrong hand or the player-dealer's void the deal. */
  'completed-from-the-stub',
  /** A hand of eight is dead, the collection goes back; a second wrong hand or the player-dealer's voids the deal. */
  'dead-hand-with-collection',
  /** Not two cards in front and five behind. */
  'foul-setting',
  'set-by-the-floor',
] as const
/** One of the things that may follow when the floor rules in pai gow poker. */
export type PaiGowConsequence = (typeof PAI_GOW_CONSEQUENCES)[number]

/** The consequences in pai gow poker that need no ruling. */
export const PAI_GOW_AUTOMATIC_CONSEQUENCES = [
  ...BANKED_AUTOMATIC_CONSEQUENCES,
  /** A boxed card is treated as an exposed one. */
  'replaced-from-the-stub',
] as const
/** A consequence in pai gow poker that needs no ruling. */
export type PaiGowAutomaticConsequence = (typeof PAI_GOW_AUTOMATIC_CONSEQUENCES)[number]

/** An incident of pai gow poker. */
export type PaiGowIncident = IncidentRow<PaiGowMoment, PaiGowConsequence, PaiGowAutomaticConsequence>
