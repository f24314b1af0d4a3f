import type { Cents } from '../money/cents.ts'
import { COVERAGES, type CoverLeft, coverOf } from '../money/cover.ts'
import type { WagerLine } from '../round/result.ts'
import type { View } from '../round/view.ts'
import type { Readings } from '../rules/readings.ts'
import { type ChipCount, countOut } from './chips.ts'

/** One step of the house dealer with one wager, in the order of the settlement. */
export interface Payout {
  readonly line: WagerLine
  /** Whether the wager is taken, paid, or goes back untouched. */
  readonly does: 'take' | 'pay' | 'back'
  /** The chips that change hands; for a wager that goes back, the chips that lie there. */
  readonly cents: Cents
  readonly chips: readonly ChipCount[]
  /** The part of an unpaid wager that goes back to its bettor. */
  readonly back: Cents
  /** What full cover would have paid beyond it. */
  readonly unpaid: Cents
  /** What the player-dealer's wager can still pay and take. */
  readonly left: CoverLeft
  /** Whether the cover ends with this step. */
  readonly coverEnds: boolean
}

/** The wager that covers the others, and how it runs out. */
export interface CoveredWagers {
  readonly bank: { readonly wager: Cents }
  readonly readings: Readings
}

/** The settled wagers as steps: take or pay, with which chips, and the cover after each. */
export function payoutsOf(lines: readonly WagerLine[], { bank, readings }: CoveredWagers): readonly Payout[] {
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
      chips: countOut(cents),
      back: does === 'pay' ? 0 : amount - takes,
      unpaid: due - pays,
      left: cover.left,
      coverEnds,
    }
  })
}

/** The wagers settled so far: naturals and folds before the others. */
export const settledSoFar = ({ log }: Pick<View, 'log'>): readonly WagerLine[] =>
  log.flatMap(event => (event.type === 'settled' ? [event.line] : []))
