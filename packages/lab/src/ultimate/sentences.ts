import { type Nothing, sayer } from '@cardroom/engine'
import type { FiveCardHand } from '@cardroom/engine/banked'
import type { ChartSentences } from '../odds/sentences.ts'

/** What is bet at Ultimate Texas Hold'em; ranks are letters. */
export interface UltimateChartSentences extends ChartSentences {
  'chart-before-the-flop': Nothing
  'chart-after-the-flop': Nothing
  'chart-at-the-end': Nothing
  'chart-bets': Nothing
  'makes-hand': { hand: FiveCardHand; onBoard: boolean }
  /** Nothing of its own, but perhaps four cards of a suit, the highest of which is in the hand. */
  'makes-no-pair': { fourOfASuit: string | undefined }
  'makes-pair-on-the-board': { fourOfASuit: string | undefined }
  'makes-pair-in-the-hand': { rank: string }
  'makes-pair-with-the-board': { rank: string }
  /** The board alone makes the hand; the higher of the two cards decides. */
  'makes-what-the-board-makes': { hand: FiveCardHand; onBoard: boolean; highest: string }
  'bets-always': Nothing
  'bets-never': Nothing
  'bets-so-often': { share: number }
}

export const sayOfUltimate = sayer<UltimateChartSentences>()
