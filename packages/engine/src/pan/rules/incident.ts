import type { IncidentRow } from '../../floor/incident.ts'

/** When an incident comes to light, where that decides its consequence. */
export const PAN_MOMENTS = [
  'before-the-first-draw',
  'after-the-first-draw',
  /** The player has the card of the turn, and has not discarded. */
  'in-the-turn',
  'after-the-discard',
] as const
/** When an incident of Pan may be ruled on. */
export type PanMoment = (typeof PAN_MOMENTS)[number]

/** The consequences that the floor may rule. */
export const PAN_CONSEQUENCES = [
  /** A card or two are missing: they are dealt; more: the hand is dead. */
  'made-up-or-dead',
  /** One card too many: it is withdrawn; more: the hand is dead. */
  'withdrawn-or-dead',
  'foul',
  'foul-for-too-few',
  'foul-for-too-many',
  'foul-for-the-card-in-hand',
  'foul-for-the-spread',
  /** The spread is made good or taken back, and the turn goes on. */
  'spread-put-right',
  'draw-goes-back',
  'draw-goes-on',
  'others-declare-first',
  'out-card-comes-back',
  'read-as-it-lies',
] as const
/** What may follow when the floor rules in Pan. */
export type PanConsequence = (typeof PAN_CONSEQUENCES)[number]

/** The consequences that need no ruling: the record shows them. */
export const PAN_AUTOMATIC_CONSEQUENCES = [
  'foreign-card-replaced',
  'option-card-refused',
  'option-card-may-be-forced',
  'out-card-forced',
  'collection-waits',
  'short-pay-closes',
  'released-card-discarded',
] as const
/** A consequence in Pan that needs no ruling. */
export type PanAutomaticConsequence = (typeof PAN_AUTOMATIC_CONSEQUENCES)[number]

/** An incident of Pan. */
export type PanIncident = IncidentRow<PanMoment, PanConsequence, PanAutomaticConsequence>
