import type { Card } from '../cards/card.ts'
import type { Saying } from '../say/saying.ts'
import { rankLowA5 } from './low-a5.ts'
import { categoryOfLow, NO_PAIR, rankOfLow, TWO_PAIRS, valuesOfLow } from './low-scale.ts'
import { nameOfLowA5 } from './names.ts'

/** What a run has beyond every other hand. */
const WHEEL = 1 << 24

const HIGH_ACE = 14

/**
 * Five cards as the chart of Player's Casino's Lowball has them (004:3714-3741): every run is a wheel, better than
 * any other hand, the lowest the best; a pair of aces is the highest pair, and so the worst. Higher is better.
 */
export function rankLowCharted(cards: readonly Card[]): number {
  const rank = rankLowA5(cards)
  const values = valuesOfLow(rank)
  const category = categoryOfLow(rank)
  if (category === NO_PAIR) return isRun(values) ? WHEEL + rank : rank
  const grouped = category === TWO_PAIRS || values.length === 2 ? 2 : 1
  const groups = values.slice(0, grouped).map(value => (value === 1 ? HIGH_ACE : value))
  if (category === TWO_PAIRS) groups.sort((a, b) => b - a)
  const [a = 0, b, c, d] = [...groups, ...values.slice(grouped)]
  return rankOfLow(category, a, b, c, d)
}

const isRun = (values: readonly number[]): boolean =>
  values.length === 5 && values.every((value, i) => i === 0 || value === values[i - 1]! - 1)

export const nameOfLowCharted = (rank: number): Saying => nameOfLowA5(rank > WHEEL ? rank - WHEEL : rank)
