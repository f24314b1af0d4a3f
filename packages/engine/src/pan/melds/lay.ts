import type { Card } from '../../cards/card.ts'
import { sameCards } from '../../round/moves.ts'
import type { PanTerms } from '../rules/terms.ts'
import { fits, lenders, spreads } from './borrow.ts'
import { type Holding, lacking, laidBy } from './holding.ts'
import { inOrder, worthOf } from './melds.ts'

/** Cards that are laid down: a new meld, or one card that is added to a meld or moved there from another. */
export interface Laying {
  readonly move: 'meld' | 'add' | 'move'
  readonly cards: readonly Card[]
  /** The number of the meld, from 1. */
  readonly to?: string
}

/**
 * Lays cards down; those that come from no other meld are returned. `drawn` is a card that lies beside the hand. The
 * hand itself is left as it is.
 */
export function layDown(
  holding: Holding,
  { move, cards, to }: Laying,
  drawn: Card | undefined,
  terms: PanTerms,
): Card[] {
  const before = laidBy(holding)
  const [card] = cards as [Card]
  const at = Number(to) - 1
  if (move === 'meld') layMeld(holding, cards, drawn, terms)
  else if (move === 'add') addTo(holding, card, at)
  else moveTo(holding, card, at, terms)
  return lacking(laidBy(holding), before)
}

/** Whether a card can be used at once. */
export const canUse = (holding: Holding, card: Card, terms: PanTerms): boolean =>
  holding.melds.some(meld => fits(card, meld, terms)) ||
  spreads([...holding.hand, card], holding.melds, terms, card).length > 0

/** The other meld that a card comes from when it moves to a meld. */
export function lenderOf(holding: Holding, card: Card, to: number, terms: PanTerms): number | undefined {
  const others = holding.melds.map((_, i) => i).filter(i => i !== to)
  const from = lenders(
    others.map(i => holding.melds[i]!),
    [card],
    terms,
  )
  return from && others[from[0]!]
}

/** A new meld; cards that the player does not hold are borrowed. */
function layMeld(holding: Holding, cards: readonly Card[], drawn: Card | undefined, terms: PanTerms): void {
  const own = drawn === undefined ? holding.hand : [...holding.hand, drawn]
  const spread = spreads(own, holding.melds, terms, cards[0]).find(one => sameCards(one.cards, cards))
  if (!spread) throw new Error('no such meld')
  for (const { card, meld } of spread.from) lend(holding, card, meld, terms)
  holding.melds.push({
    cards: [...cards].sort(inOrder),
    borrowed: spread.from.map(({ card }) => card),
    collected: 0,
  })
}

/** A card leaves its meld; what was collected for it is forgotten, and can be earned again by another card. */
function lend(holding: Holding, card: Card, from: number, terms: PanTerms): void {
  const meld = holding.melds[from]!
  meld.cards.splice(meld.cards.indexOf(card), 1)
  meld.collected = Math.min(meld.collected, worthOf(meld.cards, terms))
}

function addTo(holding: Holding, card: Card, to: number): void {
  const meld = holding.melds[to]!
  meld.cards = [...meld.cards, card].sort(inOrder)
}

function moveTo(holding: Holding, card: Card, to: number, terms: PanTerms): void {
  lend(holding, card, lenderOf(holding, card, to, terms)!, terms)
  addTo(holding, card, to)
  holding.melds[to]!.borrowed.push(card)
}
