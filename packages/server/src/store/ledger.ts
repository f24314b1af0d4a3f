import type { Credential, Session } from './accounts.ts'
import type { Head } from './chain.ts'
import type { SealedRow } from './checked.ts'
import type { KeptDealt } from './dealt.ts'
import type { AccountRow, TransferRow } from './house.ts'
import type { PackedRow } from './packed.ts'
import type { SnapshotRow } from './snapshot.ts'
import type { Person } from './store.ts'

export interface KeptTable {
  readonly id: string
  readonly opened: number
  readonly closed: boolean
  readonly snapshot: SnapshotRow
  /** Where its chain ends, as far as the store knows that apart from the events. */
  readonly end?: Head
}

export interface KeptRound extends SealedRow {
  readonly id: string
  readonly table: string
  readonly at: number
  /** What a list shows of it; the oldest have none of their own. */
  readonly entry: string | null
}

export interface KeptShoe extends SealedRow {
  readonly id: string
  readonly table: string | null
}

/** By whom lists find a round, with its moment there; and the round's own line, if there is such a round. */
export interface KeptListing {
  readonly round: string
  readonly entry: string | null
  readonly named: readonly (readonly [player: string, at: number])[]
}

/** A folder or a database in which no card room was ever kept. */
export class NothingKept extends Error {}

/**
 * Everything that is kept of a house, as it was at one moment, word for word: for whoever checks it, or carries it
 * elsewhere. A card room may go on there meanwhile; nothing is changed.
 */
export interface Ledger {
  /** What is broken in how everything is kept, whatever it says; as far as the store does not notice when it reads. */
  flaw(): Promise<string | undefined>
  /** How many events there are, of all tables. */
  count(): Promise<number>
  /** Every table there ever was, oldest first. */
  tables(): Promise<readonly KeptTable[]>
  /** The events of a table, of the house or its cage as they were written, or the entries of people, from the first or after one; nothing is checked. */
  chain(chain: string, after?: number): AsyncIterable<PackedRow>
  round(id: string): Promise<KeptRound | undefined>
  shoe(id: string): Promise<KeptShoe | undefined>
  /** The ids of all rounds, and of all shoes that were opened, in the order in which they were written. */
  roundIds(): AsyncIterable<string>
  shoeIds(): AsyncIterable<string>
  /** Every round that there is or that a list would look for, in no particular order. */
  listings(): AsyncIterable<KeptListing>
  people(): Promise<readonly Person[]>
  /** Every account; and the transfers of a chain, in the order in which they were written. */
  accounts(): Promise<readonly AccountRow[]>
  transfers(chain: string): AsyncIterable<TransferRow>
  sessions(): AsyncIterable<Session>
  credentials(): AsyncIterable<Credential>
  /** Sessions of tables that people deal; all, or those that are named. */
  dealt(ids?: readonly string[]): AsyncIterable<KeptDealt>
  /** How many entries each of them has, if any. */
  dealtEnds(): Promise<ReadonlyMap<string, number>>
  close(): Promise<void>
}

/** The columns of a table that are there, and nothing for those that an older card room did not have. */
export const columnsIn =
  (columns: ReadonlySet<string>) =>
  (...wanted: readonly string[]): string =>
    wanted
      .map(column => (columns.has(column.split('.')[1]!) ? column : `NULL AS ${column.split('.')[1]}`))
      .join(', ')
