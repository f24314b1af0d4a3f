import { type Nothing, sayer } from '@cardroom/engine'
import type { ChartSentences } from '../odds/sentences.ts'

/** How blackjack is played best, and what the answer rests on. */
export interface BlackjackChartSentences extends ChartSentences {
  /** `split`: how many rounds are split. */
  'best-blackjack-play': { split: number }
  'best-switch-play': Nothing
  'chart-hard-totals': Nothing
  'chart-soft-totals': Nothing
  'chart-pairs': Nothing
  'chart-after-a-double': Nothing
  'chart-exceptions': Nothing
  'chart-against': Nothing
  'chart-worth-of-two-cards': Nothing
  'hard-total': { total: number }
  'soft-total': { total: number }
  'ace-and-ten-by-a-switch': Nothing
  'chart-hit': Nothing
  'chart-stand': Nothing
  'chart-double-or-hit': Nothing
  'chart-double-or-stand': Nothing
  'chart-split': Nothing
  'chart-surrender-or-hit': Nothing
  'chart-surrender-or-stand': Nothing
  'chart-double-again': Nothing
  'chart-rescue': Nothing
}

export const sayOfBlackjack = sayer<BlackjackChartSentences>()
