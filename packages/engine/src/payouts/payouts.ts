import type { Cents } from '../money/cents.ts'
import { COVERAGES, type CoverLeft, coverOf } from '../money/cover.ts'
import type { WagerLine } from '../round/result.ts'
import type { View } from '../round/view.ts'
import type { Readings } from '../rules/readings.ts'
import { type ChipCount, countOut } from './chips.ts'

/** One thing that the house dealer does with one wager, in the order in which the hands are settled. */
export interface Payout {
  readonly line: WagerLine
  /** A wager is taken, paid, or goes back untouched. */
  readonly does: 'take' | 'pay' | 'back'
  /** What changes hands; of a wager that goes back, what lies there. */
  readonly cents: Cents
  readonly chips: readonly ChipCount[]
  /** What of the wager itself goes back to its bettor, where it is not paid. */
  readonly back: Cents
  /** What full cover would have paid beyond it. */
  readonly unpaid: Cents
  /** What the player-dealer's wager can still pay and take. */
  readonly left: CoverLeft
  /** With this one the cover ends. */
  readonly coverEnds: boolean
}

/** What was put up against the wagers, and how it runs out. */
export interface Covered {
  readonly bank: { readonly wager: Cents }
  readonly readings: Readings
}

/** The settled wagers as steps: take or pay, with which chips, and what the cover is after each. */
export function payoutsOf(
  lines: readonly WagerLine[],
  { bank, readings }: Covered,
  tray?: readonly Cents[],
): readonly Payout[] {
  const coverage = COVERAGES.find(one => one === readings.coverage) ?? 'gross'
  const cover = coverOf(coverage, bank.wager)
  let ended = cover.exhausted
  return lines.map(line => {
    const { pays, takes, due, amount } = line
    cover.pay(pays)
    cover.take(takes)
    const does = pays > 0 ? 'pay' : takes > 0 ? 'take' : 'back'
    const cents = does === 'back' ? amount : pays + takes
    const coverEnds = cover.exhausted && !ended
    ended = cover.exhausted
    return {
      line,
      does,
      cents,
      chips: countOut(cents, tray),
      back: does === 'pay' ? 0 : amount - takes,
      unpaid: due - pays,
      left: cover.left,
      coverEnds,
    }
  })
}

/** The wagers that have been settled by now: naturals and folds before the others. */
export const settledSoFar = ({ log }: Pick<View, 'log'>): readonly WagerLine[] =>
  log.flatMap(event => (event.type === 'settled' ? [event.line] : []))
