import type { Library } from '@cardroom/engine'
import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'
import type { Ring } from './ring.ts'
import type { Timings } from './timings.ts'

/** What all tables of a card room share. */
export interface Premises {
  readonly store: Store
  /** The processes that share the store. */
  readonly ring: Ring
  readonly library: Library
  readonly timings: Timings
  /** Tables go on though nobody watches them. */
  readonly playOn: boolean
  /** Who has the floor's part in the house, and so may rule at every table. */
  hasFloorPart(player: string): boolean
  readonly log: Log
  now(): number
}
