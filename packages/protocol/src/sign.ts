import type { Layout, Saying } from '@cardroom/engine'

/** The sign at a table: limits, stakes, collection. */
export interface Sign extends Layout {
  readonly limits: Saying
  /** The schedule option in force, as records name it. */
  readonly schedule?: string
  /** Which cards become known when a shoe is over: all, or those that were shown. */
  readonly shuffle: 'sealed' | 'opened'
}
