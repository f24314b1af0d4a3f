import type { Event } from '@cardroom/engine'

/** The net payment from one player to another in this hand. */
interface PanDebt {
  readonly from: number
  readonly to: number
  readonly cents: number
}

export interface PanSeatAccount {
  readonly seat: number
  readonly collected: number
  readonly paid: number
  readonly tops: number
}

/** Who owes whom, with payments in both directions netted. */
export function debtsOf(log: readonly Event[]): PanDebt[] {
  const sums = new Map<string, number>()
  for (const event of log) {
    if (event.type !== 'paid') continue
    const { from, to, cents } = event
    const low = Math.min(from, to)
    const key = `${low} ${Math.max(from, to)}`
    sums.set(key, (sums.get(key) ?? 0) + (from === low ? cents : -cents))
  }
  return [...sums].flatMap(([key, cents]): PanDebt[] => {
    const [low, high] = key.split(' ').map(Number) as [number, number]
    if (cents === 0) return []
    return [cents > 0 ? { from: low, to: high, cents } : { from: high, to: low, cents: -cents }]
  })
}

/** What each seat has collected, paid, and put up or won as tops. */
export function accountsOf(log: readonly Event[], seats: readonly number[]): PanSeatAccount[] {
  return seats.map(seat => {
    let [collected, paid, tops] = [0, 0, 0]
    for (const event of log) {
      if (event.type === 'paid' && event.to === seat) collected += event.cents
      if (event.type === 'paid' && event.from === seat) paid += event.cents
      if (event.type === 'posted' && event.seat === seat) tops -= event.cents
      if (event.type === 'won' && event.share.seat === seat) tops += event.share.amount
    }
    return { seat, collected, paid, tops }
  })
}
