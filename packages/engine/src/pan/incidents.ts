import type { Incident } from '../rules/rule-set.ts'

/** An incident whose consequence depends on when it comes up. */
export interface PanIncident extends Incident {
  /** Before or after the player's first draw; in the turn in which it happened, or after the discard. */
  readonly moment?: 'before-draw' | 'after-draw' | 'in-turn' | 'discarded'
}
