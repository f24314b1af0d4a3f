import type { Rulebook } from '@cardroom/rulebook'
import type { DropLog } from '../count/drop-log.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Log } from '../platform/log.ts'
import type { StaffRoles } from '../roles/staff-roles.ts'
import type { Store } from '../store/store.ts'
import type { Wallets } from '../wallet/wallets.ts'
import type { Cluster } from './cluster.ts'
import type { Timings } from './timings.ts'

/** The services that all tables of a card room share. */
export interface RoomContext {
  readonly store: Store
  /** The processes that share the store. */
  readonly cluster: Cluster
  /** The signed-in sessions. */
  readonly sessions: Sessions
  readonly library: Pick<Rulebook, 'game' | 'schedules'>
  readonly timings: Timings
  /** Tables go on even if nobody watches them. */
  readonly playOn: boolean
  /** The parts of people: the floor may rule at every table, a dealer may stop its clock. */
  readonly roles: StaffRoles
  readonly wallets: Wallets
  /** Shifts and boxes, and with them the business days of the house. */
  readonly drop: DropLog
  readonly log: Log
  now(): number
}
