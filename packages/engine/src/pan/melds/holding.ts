import type { Card } from '../../cards/card.ts'
import type { Condition } from '../rules/rules.ts'
import type { PanTerms } from '../rules/terms.ts'
import { conditionsOf, worthOf } from './melds.ts'

/** A spread on the table. */
export interface Meld {
  cards: Card[]
  /** Those of its cards that came from another meld: a card is borrowed once. */
  borrowed: Card[]
  /** What was collected for it, in chips. */
  collected: number
}

/** What a player has: cards in the hand, and melds on the table. */
export interface PanHolding {
  readonly hand: Card[]
  readonly melds: Meld[]
}

/** How many cards lie in melds. */
export function meldedBy({ melds }: PanHolding): number {
  let melded = 0
  for (const { cards } of melds) melded += cards.length
  return melded
}

/** Every card that lies in a meld. */
export const laidBy = ({ melds }: PanHolding): Card[] => melds.flatMap(({ cards }) => cards)

/** Takes a card out of the hand. */
export function give({ hand }: PanHolding, card: Card): void {
  hand.splice(hand.indexOf(card), 1)
}

/** The cards that the player does not have, each copy counted. */
export function lacking(cards: readonly Card[], have: readonly Card[]): Card[] {
  const left = [...have]
  return cards.filter(card => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

export const distinct = (cards: readonly Card[]): Card[] => [...new Set(cards)]

/** What the melds pay as they lie, in chips from each. */
export const worthOfAll = ({ melds }: PanHolding, terms: PanTerms): number =>
  melds.reduce((sum, { cards }) => sum + worthOf(cards, terms), 0)

/** What can be called for now, in chips from each: conditions that were not collected yet. */
export const uncollected = ({ melds }: PanHolding, terms: PanTerms): number =>
  melds.reduce((sum, { cards, collected }) => sum + Math.max(0, worthOf(cards, terms) - collected), 0)

/** The conditions that can be called for now. */
export const openConditions = ({ melds }: PanHolding, terms: PanTerms): Condition[] =>
  melds.flatMap(({ cards, collected }) =>
    worthOf(cards, terms) > collected ? conditionsOf(cards, terms) : [],
  )

/** Short pay closes the collection too. */
export function markCollected({ melds }: PanHolding, terms: PanTerms): void {
  for (const meld of melds) meld.collected = Math.max(meld.collected, worthOf(meld.cards, terms))
}
