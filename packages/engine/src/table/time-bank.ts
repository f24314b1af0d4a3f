import type { PlayerId } from './seats.ts'
import type { TableState } from './state.ts'

/** How long one may think at a table, in milliseconds. */
export interface Thinking {
  /** For each decision. */
  readonly decision: number
  /** A player's time bank when it is full: it is drawn on by itself when the time for a decision has run out. */
  readonly reserve: number
  /** What comes back into it with every round. */
  readonly refill: number
}

/** What was left of somebody's time bank, and after how many rounds that was. */
export interface TimeLeft {
  readonly left: number
  readonly rounds: number
}

/** What somebody's time bank holds now. It belongs to the person and the table, whoever sits where. */
export function reserveOf(
  { timeBanks = {}, rounds }: Pick<TableState, 'timeBanks' | 'rounds'>,
  { reserve, refill }: Omit<Thinking, 'decision'>,
  player: PlayerId,
): number {
  const kept = timeBanks[player]
  return kept ? Math.min(reserve, kept.left + refill * (rounds - kept.rounds)) : reserve
}
