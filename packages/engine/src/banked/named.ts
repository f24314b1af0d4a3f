import { type Card, nameOf } from '../cards/card.ts'
import type { RulingArgument } from '../floor/incident.ts'
import type { Place, Ruling, Seat } from '../round/awaiting.ts'
import type { Felt } from '../round/felt.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Bettor } from './live.ts'
import { refuseBankedRound } from './refusals.ts'
import type { BankedRound } from './round.ts'

/** Functions that find what a ruling names, or refuse it if nothing like it is there. */

const hasHand = ({ bankSeat, wagers }: BankedRound, seat: Seat): boolean =>
  seat === bankSeat || wagers.has(seat)

/** The seat whose hand is meant, the player-dealer's among them. */
export const handNamed = ({ seat }: Ruling): Seat | Refusal => seat ?? refuseBankedRound('name-a-hand')

export const playersHandNamed = ({ bankSeat }: BankedRound, { seat }: Ruling): Seat | Refusal =>
  seat === undefined || seat === bankSeat ? refuseBankedRound('name-a-players-hand') : seat

/** A wager is named by its seat, or its seat and bettor. */
export function wagerNamed({ wagers }: BankedRound, { seat, by }: Ruling): Bettor | Refusal {
  const there = wagers.all.some(wager => wager.seat === seat && wager.by === by)
  return seat !== undefined && there ? { seat, by } : refuseBankedRound('name-a-wager')
}

/** The named cards, this many where a number is given; the hand must hold them all. */
export function cardsNamed(
  round: BankedRound,
  { seat, cards = [] }: Ruling,
  count?: number,
): readonly Card[] | Refusal {
  if (cards.length === 0 || (count !== undefined && cards.length !== count)) {
    return refuseBankedRound('name-the-cards', count === undefined ? {} : { count })
  }
  if (seat === undefined) return cards
  const held = cardsHeld(round.felt, round.placeOf(seat))
  const missing = cards.find(card => !held.includes(card))
  return missing === undefined ? cards : refuseBankedRound('card-not-held', { seat, card: nameOf(missing) })
}

/** The cards of a place, in all of its piles. */
function cardsHeld(felt: Felt, place: Place): Card[] {
  const held: Card[] = []
  for (const [name, pile] of felt.piles) {
    if (name === place || name.startsWith(`${place}.`)) for (const { card } of pile) held.push(card)
  }
  return held
}

function isMisnamed(name: RulingArgument, round: BankedRound, ruling: Ruling): Refusal | undefined {
  const named = (found: unknown) => (isRefusal(found) ? found : undefined)
  switch (name) {
    case 'hand':
    case 'any-hand':
      return named(handNamed(ruling))
    case 'players-hand':
      return named(playersHandNamed(round, ruling))
    case 'wager':
      return named(wagerNamed(round, ruling))
    case 'cards':
    case 'all-cards':
      return named(cardsNamed(round, ruling))
    case 'cents':
      return ruling.cents === undefined ? refuseBankedRound('name-an-amount') : undefined
  }
}

/** What is wrong with the arguments of a ruling, if anything. */
export function misnamed(
  names: readonly RulingArgument[],
  round: BankedRound,
  ruling: Ruling,
): Refusal | undefined {
  const { seat, by } = ruling
  if (seat !== undefined && !hasHand(round, seat)) return refuseBankedRound('no-hand-at-seat', { seat })
  if (by !== undefined && isRefusal(wagerNamed(round, ruling))) {
    return seat === undefined
      ? refuseBankedRound('name-a-wager')
      : refuseBankedRound('no-wager-by', { seat, by })
  }
  for (const name of names) {
    const refusal = isMisnamed(name, round, ruling)
    if (refusal) return refusal
  }
  return undefined
}
