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
  const ordered: LiveWager[] = []
  const keys: number[] = []
  const bettors: (string | undefined)[] = []
  const onHands = areOnHands(wagers)
  for (const wager of wagers) {
    const { seat, by, on } = wager
    if (by !== undefined && !bettors.includes(by)) bettors.push(by)
    const around = rule.direction === 'clockwise' ? seat - first : first - seat
    const at = (around + places) % places
    const hand = wager.hand ?? (onHands ? lastHand(seat, wagers) : 0)
    const who = by === undefined ? 0 : bettors.indexOf(by) + 1
    const kind = kinds(wager).indexOf(on) + 1
    const last = rule.last?.includes(on) ? 1 : 0
    const key = rule.order === 'by-seat' ? keyOf(last, at, hand, who, kind) : keyOf(last, kind, at, hand, who)
    // Most wagers lie in this order already, or nearly: insertion sort.
    let place = ordered.length
    for (; place > 0 && keys[place - 1]! > key; place--) {
      ordered[place] = ordered[place - 1]!
      keys[place] = keys[place - 1]!
    }
    ordered[place] = wager
    keys[place] = key
  }
  return ordered
}

/** More than the number of seats, hands, bettors or kinds of wagers. */
const SORT_BASE = 1024

const keyOf = (a: number, b: number, c: number, d: number, e: number): number =>
  (((a * SORT_BASE + b) * SORT_BASE + c) * SORT_BASE + d) * SORT_BASE + e

/** Whether any of them lies on one of several hands. */
function areOnHands(wagers: readonly LiveWager[]): boolean {
  for (const wager of wagers) if (wager.hand !== undefined) return true
  return false
}

function lastHand(seat: Seat, wagers: readonly LiveWager[]): number {
  let last = 0
  for (const wager of wagers) {
    const { hand = 0 } = wager
    if (wager.seat === seat && hand > last) last = hand
  }
  return last
}
