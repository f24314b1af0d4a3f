import type { Picture } from '../felt/picture.ts'
import { PlayingCard } from '../shared/cards/playing-card.tsx'

/** How much of the cards was entered; the rest of a card then stands for any that fits. */
export type CardPrecision = 'rank' | 'result' | undefined

/** The part of the cards that the dealer entered: all of it, the ranks, or nothing. */
export function asEntered(cards: readonly string[], entered: CardPrecision): readonly string[] {
  if (entered === 'result') return []
  return entered === 'rank' ? cards.map(card => (isSuited(card) ? card.slice(0, 1) : card)) : cards
}

const isSuited = (card: string): boolean => /^[2-9TJQKA][shdc]$/.test(card)

export const pictureAsEntered = (picture: Picture, entered: CardPrecision): Picture =>
  entered === undefined
    ? picture
    : { ...picture, piles: picture.piles.map(pile => ({ ...pile, cards: asEntered(pile.cards, entered) })) }

/** A card on a board; where its suit was not entered, its rank alone. */
export const BoardCard = ({ card }: { card: string }) =>
  card.length === 1 ? (
    <svg className="card black" viewBox="0 0 60 84" aria-hidden="true">
      <rect className="paper" x="0.5" y="0.5" width="59" height="83" rx="5" />
      <text className="tv-rank" x="30" y="57" textAnchor="middle">
        {card === 'T' ? '10' : card}
      </text>
    </svg>
  ) : (
    <PlayingCard card={card} style="index" />
  )
