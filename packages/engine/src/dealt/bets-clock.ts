import { counting } from './counting.ts'
import type { DealtSession } from './session.ts'

/** The clock that closes the bets, as it was started or stopped last for the coming round. */
export interface BetsClock {
  /** The entry that started it. */
  readonly entry: string
  /** When, by the tablet's clock, in milliseconds. */
  readonly at: number
  readonly seconds: number
}

/** Nothing where the house dealer has started none, or where the cards are dealt already. */
export function betsClockOf({ entries, number, table }: DealtSession): BetsClock | undefined {
  if (table.round) return undefined
  const started = entries.filter(({ round, does }) => round === number && does.do === 'clock')
  if (started.length === 0) return undefined
  const counts = counting(entries)
  const last = started.findLast(({ id }) => counts.has(id))
  return last?.does.do === 'clock' ? { entry: last.id, at: last.at, seconds: last.does.seconds } : undefined
}
