import type { TableEvent } from '@cardroom/engine'
import type { ChatLine, Clock } from '@cardroom/protocol'
import type { Fence } from '../store/store.ts'
import type { FloorStatus } from './table-floor.ts'
import type { RemoteRequest, TableRequest, TableResponse } from './table-request.ts'

/** The right to lead a table: as the only process, or in an epoch that no other node has. */
export type Lease = 'alone' | Fence

/** The state of a table beside its events, which its leader sends to the followers. */
export interface EphemeralTableState {
  /** The version of the table that it belongs to. */
  readonly version: number
  /** The next deadline, as milliseconds left: the clocks of two nodes need not agree. */
  readonly clock?: Omit<Clock, 'now' | 'until'> & { readonly left: number }
  readonly floor: FloorStatus
  /** The seated people, the longest seated first. */
  readonly came: readonly string[]
}

/** The processes that serve one house. Each table is led by one of them, and followed by the others. */
export interface Cluster {
  /** The lease by which this process leads a loaded table; nothing if it does not. */
  lease(table: string): Lease | undefined
  /** The lease for a table that this process opens. */
  leaseOfNew(table: string): Lease
  /** Starts leading tables, and passes events of the other processes on to the listener. */
  join(listener: ClusterListener): Promise<void>
  /** Sends a request to the table's leader. */
  ask(table: string, request: TableRequest): Promise<TableResponse>
  /** Sends the ephemeral state to the table's followers. */
  tell(table: string, ephemeral: EphemeralTableState): void
  /** Sends a chat line to the other processes. */
  say(table: string, line: ChatLine): void
  /** The events of a followed table after a version. */
  eventsAfter(table: string, version: number): Promise<readonly TableEvent[]>
  /** A player watches a table here, or no longer does. */
  watches(table: string, player: string, here: boolean): void
  /** A player has connected here, or has left. */
  enters(player: string, here: boolean): void
  /** Whether the table is watched on another node. */
  isWatched(table: string, player?: string): boolean
  /** The players who watch it on other nodes. */
  watchersOf(table: string): readonly string[]
  /** Whether a player is connected to another node. */
  isIn(player: string): boolean
  /** This process is cut off from the others and serves nobody. */
  readonly isCutOff: boolean
  /** Hands every table to other processes; whether there are any. */
  leave(): Promise<boolean>
  close(): Promise<void>
}

/** The card room as the cluster calls it. */
export interface ClusterListener {
  readonly tables: ReadonlyMap<string, LedTable>
  /** A table was opened elsewhere. */
  appeared(table: string): Promise<void>
  /** A player has connected elsewhere, or has left. */
  cameOrLeft(player: string): void
  /** A chat line came from elsewhere. */
  heard(table: string, line: ChatLine): void
  /** A session has ended, here or elsewhere. */
  ended(session: string): void
  /** Notifications may have been missed. */
  missedNotifications(): void
  /** The others cannot be reached any more. */
  cutOff(): void
}

/** A table as the cluster calls it. */
export interface LedTable {
  /** It may change hands now without anybody noticing. */
  readonly isQuiet: boolean
  /** The table has more events than this process knows. */
  readonly isBehind: boolean
  lead(lease: Lease): Promise<void>
  follow(): Promise<void>
  /** The table has so many events now. */
  moved(version: number): void
  /** Reads the events that others have appended. */
  catchUp(): Promise<void>
  hear(ephemeral: EphemeralTableState): void
  /** Watchers on other nodes have changed. */
  seenElsewhere(): void
  handle(asked: RemoteRequest): Promise<TableResponse>
}

/** The cluster of a single process that has the store to itself. */
export const SINGLE_PROCESS: Cluster = {
  lease: () => 'alone',
  leaseOfNew: () => 'alone',
  join: async () => {},
  ask: async () => {
    throw new Error('there is nobody else to ask')
  },
  tell: () => {},
  say: () => {},
  eventsAfter: async () => [],
  watches: () => {},
  enters: () => {},
  isWatched: () => false,
  watchersOf: () => [],
  isIn: () => false,
  isCutOff: false,
  leave: async () => false,
  close: async () => {},
}
