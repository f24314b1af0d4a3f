import type { Schedules } from '../collection/posted.ts'
import type { Refusal } from '../say/refusal.ts'
import type { Game } from './game.ts'

/** Looks up the games and schedules that records and tables name. */
export interface Library extends Schedules {
  /** The game of that name, with the family that plays it. */
  game(id: string): Game | Refusal
}
