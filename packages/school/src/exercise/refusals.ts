import { type Nothing, refuser } from '@cardroom/engine'

/** Why there is no such exercise, lesson or examination. */
export interface SchoolRefusals {
  'school-bad-seed': { seed: string }
  /** The game has nothing of that kind. */
  'school-not-in-game': { kind: string; game: string; kinds: readonly string[] }
  'school-no-such-kind': { kind: string; kinds: readonly string[] }
  /** By chance nothing came up that could be asked. */
  'school-nothing-found': { kind: string; game: string; seed: string }
  'school-no-such-room': { room: string; rooms: readonly string[] }
  'school-no-such-level': { level: string }
  /** So many questions, or so many minutes, are no examination. */
  'school-count-out-of-bounds': { what: 'questions' | 'minutes'; least: number; most: number }
  /** What was kept of what somebody has learnt cannot be read. */
  'school-memory-unreadable': Nothing
}

export const refuse = refuser<SchoolRefusals>()
