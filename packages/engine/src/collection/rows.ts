import type { Cents } from '../money/cents.ts'
import { type Saying, sayer } from '../say/saying.ts'
import type { FeeRow, Span } from './fee.ts'
import type { FeeSentences } from './sentences.ts'

const say = sayer<FeeSentences>()

/** Rows are printed in whole dollars: $50 and then $51 is no gap. */
const DOLLAR = 100

/** How to read an amount that stands in no row (`feeGap`) or in two (`feeOverlap`). */
export interface RowReadings {
  readonly feeGap: 'lower' | 'upper'
  readonly feeOverlap: 'lower' | 'upper'
}

export const isWithinSpan = (span: Span, value: number): boolean =>
  value >= (span.from ?? 0) && value <= (span.to ?? Infinity)

/** How many players, in a sentence. */
export const countSpan = ({ from, to }: Span): Saying => say('count-span', { from, to })
/** A span of money, in words. */
export const moneySpan = ({ from, to }: Span): Saying => say('money-span', { from, to })

/**
 * The row for an amount. A row applies until the next row's lower bound ($50.01 belongs to the row
 * that ends at $50), and an amount below the first row takes the first row.
 */
export function feeRowFor(rows: readonly FeeRow[], amount: Cents, readings: RowReadings): FeeRow {
  const holding = rows.filter(row => isWithinSpan(row, amount))
  if (holding.length > 0) return holding.at(readings.feeOverlap === 'lower' ? 0 : -1)!
  const above = rows.findIndex(row => (row.from ?? 0) > amount)
  const lower = rows[above < 0 ? rows.length - 1 : Math.max(above - 1, 0)]!
  const inGap = above > 0 && amount >= lower.to! + DOLLAR
  return inGap && readings.feeGap === 'upper' ? rows[above]! : lower
}

/** The amounts in no row between two rows, and those in two rows. */
export function rowFaults(rows: readonly FeeRow[]): { gaps: Span[]; overlaps: Span[] } {
  const gaps: Span[] = []
  const overlaps: Span[] = []
  for (let i = 1; i < rows.length; i++) {
    const before = rows[i - 1]!
    const from = rows[i]!.from ?? 0
    const end = before.to ?? Infinity
    if (from > end + DOLLAR) gaps.push({ from: end + DOLLAR, to: from - DOLLAR })
    if (from <= end) overlaps.push({ from, to: Math.min(end, rows[i]!.to ?? Infinity) })
  }
  return { gaps, overlaps }
}
