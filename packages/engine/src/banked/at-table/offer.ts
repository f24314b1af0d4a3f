import { aroundFrom, leftOf } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import { isIn, type Seats } from '../../table/seats.ts'
import type { BankedRules } from '../rules.ts'
import type { Bank, Memory, Offer } from './memory.ts'

/**
 * Who is offered the player-dealer position next; nobody when all have declined. Its holder may keep it
 * for the filed number of rounds in a row; then somebody else must have had it in between, or the game
 * stops (002:886, 003:49).
 */
export function nextOffer(
  rules: BankedRules,
  seats: Seats,
  { bank, wagered }: Pick<Memory, 'bank' | 'wagered'>,
  offer: Offer | undefined,
): Seat | undefined {
  const { places } = rules.seats
  const declined = offer?.declined ?? []
  const able = aroundFrom(firstOffer(rules, seats, bank, offer), places).filter(
    seat => !declined.includes(seat) && mayBank(rules, seats, bank, seat),
  )
  if (!rules.bank.wageredBefore || wagered.length === 0) return able[0]
  return able.find(seat => seat === bank?.seat || wagered.includes(seat)) ?? able[0]
}

function firstOffer(
  rules: BankedRules,
  seats: Seats,
  bank: Bank | undefined,
  offer: Offer | undefined,
): Seat {
  const { places } = rules.seats
  if (offer) return leftOf(offer.to, places)
  if (!bank) return 1
  const holds = seats[bank.seat]?.player === bank.player
  return holds && bank.rounds > 0 && bank.rounds < rules.bank.rounds ? bank.seat : leftOf(bank.seat, places)
}

export function mayBank(rules: BankedRules, seats: Seats, bank: Bank | undefined, seat: Seat): boolean {
  const seated = seats[seat]
  if (!seated || !isIn(seated)) return false
  return !(bank?.player === seated.player && bank.rounds >= rules.bank.rounds)
}
