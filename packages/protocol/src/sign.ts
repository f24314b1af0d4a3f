import type { Layout, Saying } from '@cardroom/engine'

/** What is posted at the table: limits, stakes, collection. */
export interface Sign extends Layout {
  readonly limits: Saying
  /** The schedule option in force, as records name it. */
  readonly schedule?: string
  /** What becomes known of the cards when a shoe is over: all, or those that were shown. */
  readonly shuffle: 'sealed' | 'opened'
}
