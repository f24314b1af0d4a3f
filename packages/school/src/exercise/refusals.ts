import { type Nothing, refuser } from '@cardroom/engine'

/** Why there is no such exercise, lesson or examination. */
export interface SchoolRefusals {
  'school-bad-seed': { seed: string }
  /** The game has nothing of that kind. */
  'school-not-in-game': { kind: string; game: string; kinds: readonly string[] }
  'school-no-such-kind': { kind: string; kinds: readonly string[] }
  /** No round came up that has something to ask. */
  'school-nothing-found': { kind: string; game: string; seed: string }
  'school-no-such-room': { room: string; rooms: readonly string[] }
  'school-no-such-level': { level: string }
  /** The number of questions or minutes is out of range. */
  'school-count-out-of-bounds': { what: 'questions' | 'minutes'; least: number; most: number }
  /** A stored memory cannot be read. */
  'school-memory-unreadable': Nothing
}

export const refuseExercise = refuser<SchoolRefusals>()
