import { aroundFrom, leftOf } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import { type Seats, seatedIn } from '../../table/seats.ts'
import type { PokerRules } from '../rules/rules.ts'
import { debtOf, owesAnything } from './debts.ts'
import type { PokerMemory, SeatChangeDebt } from './memory.ts'

/**
 * The debt after a change of seat. The player waits out as many hands as the big blind now takes longer to
 * come; a player who moved nearer to it may let it pass once, and wait until it is as far off as before
 * (002:105-107).
 */
export function movedTo(
  { seats: { places }, blindRules }: PokerRules,
  seats: Seats,
  memory: PokerMemory,
  from: Seat,
  to: Seat,
): SeatChangeDebt | undefined {
  const big = memory.blinds?.big
  const debt = debtOf(memory, from)
  if (big === undefined || debt.isNew || owesAnything(debt)) return undefined
  const others = seatedIn(seats)
    .map(({ seat }) => seat)
    .filter(seat => seat !== from)
  const way = aroundFrom(leftOf(big, places), places)
  /** Hands before the big blind comes to a seat. */
  const before = (seat: Seat) => others.filter(other => way.indexOf(other) < way.indexOf(seat)).length
  const later = before(to) - before(from)
  if (later > 0) return { hands: later, must: true }
  const hands = others.length + later
  return blindRules?.seatChange?.letPass && hands > 0 ? { hands, must: false } : undefined
}
