import { refuser } from '../say/refusal.ts'

/** Why a library does not find a game or a schedule. */
export interface LibraryRefusals {
  'no-such-game': { id: string }
  /** A room filed fees for the game, but no rules: nobody can deal it. */
  'only-fees-filed': { id: string; name: string }
}

/** Refuses a game that is not offered. */
export const refuseInLibrary = refuser<LibraryRefusals>()
