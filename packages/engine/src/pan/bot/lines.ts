import type { Card } from '../../cards/card.ts'
import { fits, spreads } from '../melds/borrow.ts'
import { give, type Holding } from '../melds/holding.ts'
import { type Laying, layDown } from '../melds/lay.ts'
import { worthOfAll } from '../melds/pay.ts'
import type { PanTerms } from '../rules/terms.ts'

/** A position after cards were laid, what that earned in chips, and whether the card of the turn went with them. */
export interface Line {
  readonly holding: Holding
  readonly earned: number
  readonly used: boolean
}

export const copyOf = ({ hand, melds }: Holding): Holding => ({
  hand: [...hand],
  melds: melds.map(meld => ({ ...meld, cards: [...meld.cards], borrowed: [...meld.borrowed] })),
})

/** The holding without a card of the hand. */
export function without(holding: Holding, card: Card): Holding {
  const left = copyOf(holding)
  give(left, card)
  return left
}

/** What laying cards leads to; `drawn` lies beside the hand. */
export function lineOf(from: Holding, laying: Laying, drawn: Card | undefined, terms: PanTerms): Line {
  const holding = copyOf(from)
  const before = worthOfAll(holding, terms)
  const own = layDown(holding, laying, drawn, terms)
  const used = drawn !== undefined && own.includes(drawn)
  if (used) own.splice(own.indexOf(drawn), 1)
  for (const card of own) give(holding, card)
  return { holding, earned: Math.max(0, worthOfAll(holding, terms) - before), used }
}

/** Every way to use a card. */
export function* usesOf({ hand, melds }: Holding, card: Card, terms: PanTerms): Generator<Laying> {
  for (const [i, meld] of melds.entries()) {
    if (fits(card, meld, terms)) yield { move: 'add', cards: [card], to: String(i + 1) }
  }
  for (const { cards } of spreads([...hand, card], melds, terms, card)) yield { move: 'meld', cards }
}
