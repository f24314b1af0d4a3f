import type { Card } from '../../cards/card.ts'
import { sameCards } from '../../round/moves.ts'
import type { PanTerms } from '../rules/terms.ts'
import { fitsMeld, lenders, spreads } from './borrow.ts'
import { lacking, laidBy, type PanHolding } from './holding.ts'
import { byMeldOrder, worthOf } from './melds.ts'

/** Cards that are laid down: a new meld, or one card that is added to a meld or moved there from another. */
export interface MeldLaid {
  readonly move: 'meld' | 'add' | 'move'
  readonly cards: readonly Card[]
  /** The number of the meld, from 1. */
  readonly to?: string
}

/**
 * Lays cards down and returns those that come from no other meld. `drawn` is a card beside the hand. It
 * leaves the hand itself unchanged.
 */
export function layDown(
  holding: PanHolding,
  { move, cards, to }: MeldLaid,
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
export const canUse = (holding: PanHolding, card: Card, terms: PanTerms): boolean =>
  holding.melds.some(meld => fitsMeld(card, meld, terms)) ||
  spreads([...holding.hand, card], holding.melds, terms, card).length > 0

/** The other meld that a card comes from when it moves to a meld. */
export function lenderOf(holding: PanHolding, card: Card, to: number, terms: PanTerms): number | undefined {
  const others = holding.melds.map((_, i) => i).filter(i => i !== to)
  const from = lenders(
    others.map(i => holding.melds[i]!),
    [card],
    terms,
  )
  return from && others[from[0]!]
}

/** A new meld; cards that the player does not hold are borrowed. */
function layMeld(
  holding: PanHolding,
  cards: readonly Card[],
  drawn: Card | undefined,
  terms: PanTerms,
): void {
  const own = drawn === undefined ? holding.hand : [...holding.hand, drawn]
  const spread = spreads(own, holding.melds, terms, cards[0]).find(one => sameCards(one.cards, cards))
  if (!spread) throw new Error('no such meld')
  for (const { card, meld } of spread.from) lend(holding, card, meld, terms)
  holding.melds.push({
    cards: [...cards].sort(byMeldOrder),
    borrowed: spread.from.map(({ card }) => card),
    collected: 0,
  })
}

/** Takes a card out of its meld; its collection is forgotten, so that another card can earn it again. */
function lend(holding: PanHolding, card: Card, from: number, terms: PanTerms): void {
  const meld = holding.melds[from]!
  meld.cards.splice(meld.cards.indexOf(card), 1)
  meld.collected = Math.min(meld.collected, worthOf(meld.cards, terms))
}

function addTo(holding: PanHolding, card: Card, to: number): void {
  const meld = holding.melds[to]!
  meld.cards = [...meld.cards, card].sort(byMeldOrder)
}

function moveTo(holding: PanHolding, card: Card, to: number, terms: PanTerms): void {
  lend(holding, card, lenderOf(holding, card, to, terms)!, terms)
  addTo(holding, card, to)
  holding.melds[to]!.borrowed.push(card)
}
