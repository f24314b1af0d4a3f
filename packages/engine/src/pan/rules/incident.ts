import type { Incident } from '../../rules/rule-set.ts'

/** Before or after the player's first draw; in the turn in which it happened, or after the discard. */
export const MOMENTS = ['before-draw', 'after-draw', 'in-turn', 'discarded'] as const

/** An incident whose consequence depends on when it comes up. */
export interface PanIncident extends Incident {
  readonly moment?: (typeof MOMENTS)[number]
}
