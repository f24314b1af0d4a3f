import { aroundFrom } from '../round/around.ts'
import type { Seat } from '../round/awaiting.ts'
import type { LiveWager } from './live.ts'
import type { SettleRule } from './rules.ts'

/**
 * The wagers in the order in which they are settled. At a hand the seat's own player comes first,
 * then the back-line bettors as they bet; the wagers of one bettor in the filed order. A wager that
 * lies on no single hand of its seat is settled with the last.
 */
export function settlementOrder(
  rule: SettleRule,
  wagers: readonly LiveWager[],
  first: Seat,
  places: number,
  kinds: (wager: LiveWager) => readonly string[] = () => rule.wagers,
): LiveWager[] {
  const seats = aroundFrom(first, places, rule.direction)
  const bettors = wagers.map(wager => wager.by).filter((by, i, all) => all.indexOf(by) === i)
  const lastHands = new Map<Seat, number>()
  for (const { seat, hand = 0 } of wagers) lastHands.set(seat, Math.max(hand, lastHands.get(seat) ?? 0))
  const keys = wagers.map(wager => {
    const seat = seats.indexOf(wager.seat)
    const kind = kinds(wager).indexOf(wager.on)
    const hand = wager.hand ?? lastHands.get(wager.seat)!
    const who = wager.by === undefined ? -1 : bettors.indexOf(wager.by)
    const last = rule.last?.includes(wager.on) ? 1 : 0
    return {
      wager,
      key: rule.order === 'by-seat' ? [last, seat, hand, who, kind] : [last, kind, seat, hand, who],
    }
  })
  return keys.sort((a, b) => compare(a.key, b.key)).map(one => one.wager)
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i]! - b[i]!
    if (difference !== 0) return difference
  }
  return 0
}
