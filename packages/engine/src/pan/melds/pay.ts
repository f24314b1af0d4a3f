import type { Condition } from '../rules/rules.ts'
import type { PanTerms } from '../rules/terms.ts'
import type { PanHolding } from './holding.ts'
import { conditionsOf, worthOf } from './melds.ts'

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
