import { type Card, rank, rankOf } from '../../cards/card.ts'
import { categoryOfThreeCard, rankThreeCard, type SuitedWheel, THREE_CARD } from '../../ranking/three-card.ts'
import { type FiledOutcomeByReading, handComparisonOf } from '../showdown.ts'
import type { ThreeCardRules } from './rules.ts'

/** What becomes of Ante and Play when the two hands are laid side by side. */
export function showdown(
  rules: ThreeCardRules,
  player: readonly Card[],
  bank: readonly Card[],
  wheel?: SuitedWheel,
): Readonly<Record<'ante' | 'play', FiledOutcomeByReading>> {
  const ranked = rankThreeCard(bank, wheel)
  const table = rules.showdown[qualifies(rules, bank, ranked) ? 'qualified' : 'unqualified']
  return table[handComparisonOf(rankThreeCard(player, wheel), ranked)]
}

export function qualifies(rules: ThreeCardRules, bank: readonly Card[], ranked: number): boolean {
  if (categoryOfThreeCard(ranked) !== THREE_CARD.highCard) return true
  const least = rank(rules.qualifier.high)
  return bank.some(card => rankOf(card) >= least)
}
