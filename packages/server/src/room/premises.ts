import type { Rulebook } from '@cardroom/rulebook'
import type { Sessions } from '../accounts/sessions.ts'
import type { DropLog } from '../drop/drop-log.ts'
import type { Log } from '../log/log.ts'
import type { House } from '../parts/house.ts'
import type { Store } from '../store/store.ts'
import type { Wallets } from '../wallet/wallets.ts'
import type { Ring } from './ring.ts'
import type { Timings } from './timings.ts'

/** What all tables of a card room share. */
export interface Premises {
  readonly store: Store
  /** The processes that share the store. */
  readonly ring: Ring
  /** Who is signed in where. */
  readonly sessions: Sessions
  readonly library: Pick<Rulebook, 'game' | 'schedules'>
  readonly timings: Timings
  /** Tables go on though nobody watches them. */
  readonly playOn: boolean
  /** Who has which part: the floor may rule at every table, a dealer may stop its clock. */
  readonly house: House
  readonly wallets: Wallets
  /** Shifts and boxes; by them the days of the house are told. */
  readonly drop: DropLog
  readonly log: Log
  now(): number
}
