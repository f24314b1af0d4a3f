import type { Face } from '../round/awaiting.ts'
import { type Nothing, sayer } from '../say/saying.ts'

/** What the house dealer does now. `who`: a place of the record, `3`, `3.2`, `3/Kim`, `bank`; or a name in its place. */
export interface NowSentences {
  'now-card': { who: string; hand: number | undefined; face: Face }
  'now-burn': Nothing
  'now-dice': { count: number }
  'now-shuffle': { count: number }
  'now-decide': { who: readonly string[] }
  'now-settle': Nothing
  'now-over': Nothing
}

export const sayNow = sayer<NowSentences>()
