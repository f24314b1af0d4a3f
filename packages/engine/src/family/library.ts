import type { Schedules } from '../collection/posted.ts'
import { type Refusal, refuser } from '../say/refusal.ts'
import type { Game } from './game.ts'

/** Why a library does not find a game or a schedule. */
export interface LibraryRefusals {
  'no-such-game': { id: string }
  /** A room filed fees for the game, but no rules: nobody can deal it. */
  'only-fees-filed': { id: string; name: string }
}

/** Refuses a game that is not offered. */
export const refuseInLibrary = refuser<LibraryRefusals>()

/** Looks up the games and schedules that records and tables name. */
export interface Library extends Schedules {
  /** The game of that name, with the family that plays it. */
  game(id: string): Game | Refusal
}
