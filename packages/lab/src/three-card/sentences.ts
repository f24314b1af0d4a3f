import { type Nothing, sayer } from '@cardroom/engine'

/** Which hands of three cards are played. */
export interface ThreeCardChartSentences {
  'chart-play-or-fold': Nothing
  'chart-open-card': Nothing
  'chart-always-play-from': Nothing
  'chart-sometimes-from': Nothing
  'plays-any-hand': Nothing
  'plays-never': Nothing
}

export const sayOfThreeCard = sayer<ThreeCardChartSentences>()
