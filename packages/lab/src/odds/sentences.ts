import type { Nothing } from '@cardroom/engine'

/** Heads of columns that many charts have. */
export interface ChartSentences {
  'chart-hand': Nothing
  'chart-move': Nothing
}
