import { refuser } from '../say/refusal.ts'

/** Why a house cannot choose a reading. */
export interface ReadingRefusals {
  'no-such-reading': { name: string; game: string; known: readonly string[] }
  'no-such-choice': { name: string; value: string; choices: readonly string[] }
}

export const refuseReading = refuser<ReadingRefusals>()
