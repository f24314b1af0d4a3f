import type { Library } from '@cardroom/engine'
import type { Store } from '../store/store.ts'
import type { Timings } from './timings.ts'

/** What all tables of a card room share. */
export interface Premises {
  readonly store: Store
  readonly library: Library
  readonly timings: Timings
  /** Tables go on though nobody watches them. */
  readonly playOn: boolean
  log(line: string): void
  now(): number
}
