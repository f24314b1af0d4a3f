import type { PlayerId } from './seats.ts'
import type { TableState } from './state.ts'

/** How long a player may think, in milliseconds. */
export interface ThinkingTime {
  /** For each decision. */
  readonly decision: number
  /** A full time bank: it is used automatically when the time for a decision has run out. */
  readonly reserve: number
  /** What comes back into it with every round. */
  readonly refill: number
}

/** The rest of a player's time bank, and after how many rounds. */
export interface TimeLeft {
  readonly left: number
  readonly rounds: number
}

/** The current time bank of a player. It belongs to the person and the table, not to the seat. */
export function reserveOf(
  { timeBanks = {}, rounds }: Pick<TableState, 'timeBanks' | 'rounds'>,
  { reserve, refill }: Omit<ThinkingTime, 'decision'>,
  player: PlayerId,
): number {
  const kept = timeBanks[player]
  return kept ? Math.min(reserve, kept.left + refill * (rounds - kept.rounds)) : reserve
}
