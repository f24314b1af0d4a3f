import type { NotedRound } from './noted-round.ts'

/** How often something was counted in some rounds. */
export interface Tallied {
  readonly count: number
  /** Of all rounds, from 0 to 1. */
  readonly share: number
  /** Rounds since the last time; 0 if it was in the last round, nothing if it was in none. */
  readonly since?: number
}

/** Of rounds, the oldest first. */
export function tallyOf(rounds: readonly Pick<NotedRound, 'marks'>[], id: string): Tallied {
  const last = rounds.findLastIndex(({ marks }) => marks.includes(id))
  const count = rounds.filter(({ marks }) => marks.includes(id)).length
  return {
    count,
    share: rounds.length === 0 ? 0 : count / rounds.length,
    ...(last < 0 ? {} : { since: rounds.length - 1 - last }),
  }
}
