import type { Head } from './chain.ts'
import type { EventRow, SealedRow } from './checked.ts'
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

/** A folder or a database in which no card room was ever kept. */
export class NothingKept extends Error {}

/**
 * Everything that is kept of a house, as it was at one moment, word for word: for whoever checks it, or carries it
 * elsewhere. A card room may go on there meanwhile; nothing is changed.
 */
export interface Ledger {
  /** How many events there are, of all tables. */
  count(): Promise<number>
  /** Every table there ever was, oldest first. */
  tables(): Promise<readonly KeptTable[]>
  /** The events of a table, or the entries of people, from the first; nothing is checked. */
  chain(chain: string): AsyncIterable<EventRow>
  round(id: string): Promise<KeptRound | undefined>
  shoe(id: string): Promise<KeptShoe | undefined>
  /** The ids of all rounds, and of all shoes that were opened, in the order in which they were written. */
  roundIds(): AsyncIterable<string>
  shoeIds(): AsyncIterable<string>
  people(): Promise<readonly Person[]>
  close(): Promise<void>
}

/** The columns of a table that are there, and nothing for those that an older card room did not have. */
export const columnsIn =
  (columns: ReadonlySet<string>) =>
  (...wanted: readonly string[]): string =>
    wanted
      .map(column => (columns.has(column.split('.')[1]!) ? column : `NULL AS ${column.split('.')[1]}`))
      .join(', ')
