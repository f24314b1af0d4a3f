import type { Card } from '../../cards/card.ts'
import { fitsMeld, spreads } from '../melds/borrow.ts'
import { give, type PanHolding, worthOfAll } from '../melds/holding.ts'
import { layDown, type MeldLaid } from '../melds/lay.ts'
import type { PanTerms } from '../rules/terms.ts'

/** A position after cards were laid, what that earned in chips, and whether the card of the turn went with them. */
export interface LaidPosition {
  readonly holding: PanHolding
  readonly earned: number
  readonly used: boolean
}

const copyOf = ({ hand, melds }: PanHolding): PanHolding => ({
  hand: [...hand],
  melds: melds.map(meld => ({ ...meld, cards: [...meld.cards], borrowed: [...meld.borrowed] })),
})

/** The holding without a card of the hand. */
export function withoutCard(holding: PanHolding, card: Card): PanHolding {
  const left = copyOf(holding)
  give(left, card)
  return left
}

/** Every position that laying cards leads to; `drawn` lies beside the hand. */
export function lineOf(
  from: PanHolding,
  laying: MeldLaid,
  drawn: Card | undefined,
  terms: PanTerms,
): LaidPosition {
  const holding = copyOf(from)
  const before = worthOfAll(holding, terms)
  const own = layDown(holding, laying, drawn, terms)
  const used = drawn !== undefined && own.includes(drawn)
  if (used) own.splice(own.indexOf(drawn), 1)
  for (const card of own) give(holding, card)
  return { holding, earned: Math.max(0, worthOfAll(holding, terms) - before), used }
}

/** Every way to use a card. */
export function* usesOf({ hand, melds }: PanHolding, card: Card, terms: PanTerms): Generator<MeldLaid> {
  for (const [i, meld] of melds.entries()) {
    if (fitsMeld(card, meld, terms)) yield { move: 'add', cards: [card], to: String(i + 1) }
  }
  for (const { cards } of spreads([...hand, card], melds, terms, card)) yield { move: 'meld', cards }
}
