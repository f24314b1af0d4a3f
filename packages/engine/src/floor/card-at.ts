import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import type { Place, Ruling } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { PileSeen, Viewer } from '../round/view.ts'
import type { Refusal } from '../say/refusal.ts'
import { refuseAtFloor } from './refusals.ts'

/** A card by its place, for pointing at a card that the viewer does not know. */
export interface CardAt {
  readonly place: Place
  readonly hand?: number
  /** From the left, the first is 0. */
  readonly at: number
}

/** A ruling whose cards are named by their places on the felt. */
export interface WantedRuling extends Omit<Ruling, 'kind' | 'cards' | 'hand'> {
  readonly cards?: readonly CardAt[]
  /** Cards found in a hand that nobody saw dealt. */
  readonly surplus?: readonly Card[]
}

const isOf = (pile: PileSeen, { place, hand }: CardAt): boolean => pile.place === place && pile.hand === hand

/** The card at a place, as a viewer sees it: unknown if face down, undefined if there is none. */
function cardSeen(round: Round, at: CardAt, viewer: Viewer): Card | undefined {
  const pile = round.view(viewer).piles.find(one => isOf(one, at))
  const name = pile?.cards[at.at]
  return name === undefined ? undefined : parseCard(name)
}

/** Whether a viewer sees the card that lies somewhere. */
export const sees = (round: Round, viewer: Viewer, at: CardAt): boolean =>
  cardSeen(round, at, viewer) !== UNKNOWN

/** Every card that lies at a place, in all of its piles. */
export const cardsLying = (round: Round, place: Place): CardAt[] =>
  round
    .view('house')
    .piles.flatMap(pile =>
      pile.place === place
        ? pile.cards.map((_, at) => ({ place, ...(pile.hand === undefined ? {} : { hand: pile.hand }), at }))
        : [],
    )

/** The ruling with the cards at the named places. */
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
