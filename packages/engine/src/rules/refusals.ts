import { refuser } from '../say/refusal.ts'

/** Why a house cannot read its rules so. */
export interface ReadingRefusals {
  'no-such-reading': { name: string; game: string; known: readonly string[] }
  'no-such-choice': { name: string; value: string; choices: readonly string[] }
}

export const refuse = refuser<ReadingRefusals>()
