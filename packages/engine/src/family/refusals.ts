import { refuser } from '../say/refusal.ts'

/** Why a library does not find what it is asked for. */
export interface LibraryRefusals {
  'no-such-game': { id: string }
}

export const refuseInLibrary = refuser<LibraryRefusals>()
