import type { IncidentRow } from '../../floor/incident.ts'

/** When something comes up, where that decides what follows. */
export const MOMENTS = [
  'before-the-first-draw',
  'after-the-first-draw',
  /** The player has the card of the turn, and has not discarded. */
  'in-the-turn',
  'after-the-discard',
] as const
/** When an incident of Pan may be ruled on. */
export type PanMoment = (typeof MOMENTS)[number]

/** What the floor does about it. */
export const CONSEQUENCES = [
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
export type PanConsequence = (typeof CONSEQUENCES)[number]

/** What follows from something that shows in the record by itself. */
export const FOUND = [
  'foreign-card-replaced',
  'option-card-refused',
  'option-card-may-be-forced',
  'out-card-forced',
  'collection-waits',
  'short-pay-closes',
  'released-card-discarded',
] as const
/** What follows by itself in Pan from something that shows in the record. */
export type PanFound = (typeof FOUND)[number]

/** An incident of Pan. */
export type PanIncident = IncidentRow<PanMoment, PanConsequence, PanFound>
