import type { BankedRules } from '../banked/rules.ts'
import { aroundFrom, leftOf } from '../round/around.ts'
import type { Seat } from '../round/awaiting.ts'
import { isIn, type TableState } from './state.ts'

/**
 * Who is offered the player-dealer position next; nobody when all have declined. Its holder may keep it
 * for the filed number of rounds in a row; then somebody else must have had it in between, or the game
 * stops (002:886, 003:49).
 */
export function nextOffer(rules: BankedRules, state: TableState): Seat | undefined {
  const { places } = rules.seats
  const declined = state.offer?.declined ?? []
  const { bank } = state
  const holds = bank && state.seats[bank.seat]?.player === bank.player
  const first = state.offer
    ? leftOf(state.offer.to, places)
    : holds && bank.rounds > 0 && bank.rounds < rules.bank.rounds
      ? bank.seat
      : bank
        ? leftOf(bank.seat, places)
        : 1
  const able = aroundFrom(first, places).filter(
    seat => !declined.includes(seat) && mayBank(rules, state, seat),
  )
  if (!rules.bank.wageredBefore || state.wagered.length === 0) return able[0]
  return able.find(seat => seat === bank?.seat || state.wagered.includes(seat)) ?? able[0]
}

export function mayBank(rules: BankedRules, { seats, bank }: TableState, seat: Seat): boolean {
  const seated = seats[seat]
  if (!isIn(seated)) return false
  return !(bank?.player === seated.player && bank.rounds >= rules.bank.rounds)
}
