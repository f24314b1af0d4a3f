import type { NotedRound } from './noted-round.ts'

/** How often something was counted in some rounds. */
export interface TallyResult {
  readonly count: number
  /** Of all rounds, from 0 to 1. */
  readonly share: number
  /** Rounds since the last time; 0 for the last round, undefined for never. */
  readonly since?: number
}

/** Counts over rounds, the oldest first. */
export function tallyOf(rounds: readonly Pick<NotedRound, 'marks'>[], id: string): TallyResult {
  const last = rounds.findLastIndex(({ marks }) => marks.includes(id))
  const count = rounds.filter(({ marks }) => marks.includes(id)).length
  return {
    count,
    share: rounds.length === 0 ? 0 : count / rounds.length,
    ...(last < 0 ? {} : { since: rounds.length - 1 - last }),
  }
}
