import { aroundFrom, leftOf } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import { isIn, type SeatedPlayer, type Seats, seatedAt } from '../../table/seats.ts'
import type { BankedRules } from '../rules.ts'
import type { Bank, BankedMemory, BankOffer } from './memory.ts'
import { betsUnder, type Rotation, turnsOf } from './rotation.ts'

/**
 * Who is offered the player-dealer position next; nobody when all have declined. Its holder may keep it
 * for the filed number of rounds in a row; then another player must have had it in between, or the game
 * stops (002:886, 003:49). Where the position is offered before every hand, all others are asked before its
 * holder.
 */
export function nextOffer(
  rules: BankedRules,
  seats: Seats,
  { bank, wagered }: Pick<BankedMemory, 'bank' | 'wagered'>,
  offer: BankOffer | undefined,
  { after, rotation = {} }: BankRotationTerms,
): Seat | undefined {
  const { places } = rules.seats
  const declined = offer?.declined ?? []
  const able = aroundFrom(firstOffer(rules, seats, bank, offer, rotation), places).filter(
    seat => !declined.includes(seat) && mayBank(rules, seats, bank, seat, rotation),
  )
  if (rotation.everyHand) return able[0]
  // A newcomer is asked only when nobody else takes it; its holder keeps it as filed.
  const settled = able.filter(seat => seats[seat]?.player === bank?.player || !isNewcomer(seats[seat], after))
  const first = settled.length > 0 ? settled : able
  if (!rules.bank.wageredBefore || wagered.length === 0) return first[0]
  return first.find(seat => seat === bank?.seat || wagered.includes(seat)) ?? first[0]
}

/** How the house passes the position around. */
export interface BankRotationTerms {
  /** Rounds that a person plays before the position is offered. */
  readonly after?: number | undefined
  readonly rotation?: Rotation | undefined
}

/** The default number of rounds that a person plays before being offered the position. */
const ROUNDS_BEFORE_OFFER = 3

const isNewcomer = (seated: SeatedPlayer | undefined, after = ROUNDS_BEFORE_OFFER): boolean =>
  seated !== undefined && !seated.bot && (seated.played ?? 0) < after

function firstOffer(
  rules: BankedRules,
  seats: Seats,
  bank: Bank | undefined,
  offer: BankOffer | undefined,
  { everyHand }: Rotation,
): Seat {
  const { places } = rules.seats
  if (offer) return leftOf(offer.to, places)
  if (!bank) return 1
  if (everyHand) return leftOf(bank.seat, places)
  const holds = seats[bank.seat]?.player === bank.player
  return holds && bank.rounds > 0 && bank.rounds < rules.bank.rounds ? bank.seat : leftOf(bank.seat, places)
}

export function mayBank(
  rules: BankedRules,
  seats: Seats,
  bank: Bank | undefined,
  seat: Seat,
  rotation: Rotation = {},
): boolean {
  const seated = seats[seat]
  if (!seated || !isIn(seated)) return false
  // Without a wager against the player-dealer there is no round.
  if (!seatedAt(seats).some(other => other !== seated && betsUnder(rotation, other))) return false
  return !(bank?.player === seated.player && bank.rounds >= turnsOf(rules, rotation, seated))
}
