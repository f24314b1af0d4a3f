import { type Nothing, sayer } from '@cardroom/engine'
import type { ChartSentences } from '../odds/sentences.ts'

/** Which hands ride. */
export interface LetItRideChartSentences extends ChartSentences {
  'chart-first-bet': Nothing
  'chart-second-bet': Nothing
  'holds-a-pair': Nothing
  'holds-two-pair': Nothing
  'holds-three-of-a-kind': Nothing
  'holds-four-of-a-kind': Nothing
  /** Cards of one suit, how many ranks they span where that leaves a straight, and how many are ten or higher. */
  'holds-a-draw': { suited: number; within: number | undefined; high: number }
  'holds-anything-else': Nothing
  ride: Nothing
  pull: Nothing
  'ride-only': { hands: readonly string[] }
  'ride-but-not': { hands: readonly string[] }
  'ride-sometimes': Nothing
}

export const sayOfLetItRide = sayer<LetItRideChartSentences>()
