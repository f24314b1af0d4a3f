import { countingEntries } from './counting.ts'
import type { DealtSession } from './session.ts'

/** The clock that closes the bets of the coming round, as it was last started or stopped. */
export interface BetsClock {
  /** The entry that started it. */
  readonly entry: string
  /** When, by the tablet's clock, in milliseconds. */
  readonly at: number
  readonly seconds: number
}

/** The running clock; nothing where the house dealer has started none, or the cards are already dealt. */
export function betsClockOf({ entries, number, table }: DealtSession): BetsClock | undefined {
  if (table.round) return undefined
  const started = entries.filter(({ round, does }) => round === number && does.do === 'clock')
  if (started.length === 0) return undefined
  const counts = countingEntries(entries)
  const last = started.findLast(({ id }) => counts.has(id))
  return last?.does.do === 'clock' ? { entry: last.id, at: last.at, seconds: last.does.seconds } : undefined
}
