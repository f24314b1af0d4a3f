import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import type { Place, Ruling } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { PileSeen, Viewer } from '../round/view.ts'
import type { Refusal } from '../say/refusal.ts'
import { refuseAtFloor } from './refusals.ts'

/** A card by where it lies, so that one can point at it without knowing what it is. */
export interface CardAt {
  readonly place: Place
  readonly hand?: number
  /** From the left, the first is 0. */
  readonly at: number
}

/** A ruling as somebody points it out on the felt. */
export interface WantedRuling extends Omit<Ruling, 'kind' | 'cards' | 'hand'> {
  readonly cards?: readonly CardAt[]
  /** Cards that a hand was found with, though they were never seen to be dealt. */
  readonly surplus?: readonly Card[]
}

const isOf = (pile: PileSeen, { place, hand }: CardAt): boolean => pile.place === place && pile.hand === hand

/** The card that lies there, as a viewer sees it: unknown if it lies face down, nothing if there is none. */
function cardSeen(round: Round, at: CardAt, viewer: Viewer): Card | undefined {
  const pile = round.view(viewer).piles.find(one => isOf(one, at))
  const name = pile?.cards[at.at]
  return name === undefined ? undefined : parseCard(name)
}

/** Whether a viewer sees the card that lies somewhere. */
export const sees = (round: Round, viewer: Viewer, at: CardAt): boolean =>
  cardSeen(round, at, viewer) !== UNKNOWN

/** Every card that lies at a place, in however many piles. */
export const cardsLying = (round: Round, place: Place): CardAt[] =>
  round
    .view('house')
    .piles.flatMap(pile =>
      pile.place === place
        ? pile.cards.map((_, at) => ({ place, ...(pile.hand === undefined ? {} : { hand: pile.hand }), at }))
        : [],
    )

/** The ruling itself, with the cards that were pointed at. */
export function rulingFrom(
  round: Round,
  { cards = [], surplus = [], ...wanted }: WantedRuling,
): Ruling | Refusal {
  const named: Card[] = []
  for (const at of cards) {
    const card = cardSeen(round, at, 'house')
    if (card === undefined) return refuseAtFloor('no-card-there', { place: at.place })
    named.push(card)
  }
  named.push(...surplus)
  return { kind: 'ruling', ...wanted, ...(named.length > 0 ? { cards: named } : {}) }
}
