import { type Nothing, sayer } from '@cardroom/engine'

/** Heads of columns that many charts have. */
export interface ChartSentences {
  'chart-hand': Nothing
  'chart-move': Nothing
}

export const say = sayer<ChartSentences>()
