import type { Event } from '@cardroom/engine'

/** What one player has paid another in this hand, all in all. */
export interface Debt {
  readonly from: number
  readonly to: number
  readonly cents: number
}

export interface Account {
  readonly seat: number
  readonly collected: number
  readonly paid: number
  readonly tops: number
}

/** Who has paid whom: what went back and forth between two is set off. */
export function debtsOf(log: readonly Event[]): Debt[] {
  const sums = new Map<string, number>()
  for (const event of log) {
    if (event.type !== 'paid') continue
    const { from, to, cents } = event
    const low = Math.min(from, to)
    const key = `${low} ${Math.max(from, to)}`
    sums.set(key, (sums.get(key) ?? 0) + (from === low ? cents : -cents))
  }
  return [...sums].flatMap(([key, cents]): Debt[] => {
    const [low, high] = key.split(' ').map(Number) as [number, number]
    if (cents === 0) return []
    return [cents > 0 ? { from: low, to: high, cents } : { from: high, to: low, cents: -cents }]
  })
}

/** What each seat has collected, paid, and put up or won as tops. */
export function accountsOf(log: readonly Event[], seats: readonly number[]): Account[] {
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
