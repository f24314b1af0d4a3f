import type { IncidentRow } from '../../floor/incident.ts'
import { BANKED_CONSEQUENCES, type BankedAutomaticConsequence, type BankedMoment } from '../incident.ts'

/** What may follow when the floor rules in games of two hands. */
export const TWO_HAND_CONSEQUENCES = [
  ...BANKED_CONSEQUENCES,
  /** A hand that the house dealer has set otherwise than the chart has it. */
  'set-right-by-the-chart',
] as const
/** One of the things that may follow when the floor rules in games of two hands. */
export type TwoHandConsequence = (typeof TWO_HAND_CONSEQUENCES)[number]

/** An incident of games whose hands are set as two, with cards or with dominoes. */
export type TwoHandIncident = IncidentRow<BankedMoment, TwoHandConsequence, BankedAutomaticConsequence>
