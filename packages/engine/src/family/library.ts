import type { Schedules } from '../collection/posted.ts'
import type { Refusal } from '../say/refusal.ts'
import type { Game } from './game.ts'

/** Where whoever reads records, or opens tables, finds what they name. */
export interface Library extends Schedules {
  /** The game of that name, with the family that plays it. */
  game(id: string): Game | Refusal
}
