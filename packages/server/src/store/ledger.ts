import type { AccountRow, Credential, Person, Session, TransferRow } from '@cardroom/room/store'
import type { Head } from './chain.ts'
import type { SealedRow } from './checked-events.ts'
import type { DealtSessionRows } from './dealt.ts'
import type { PackedRow } from './packed.ts'
import type { SnapshotRow } from './snapshot.ts'

export interface LedgerTable {
  readonly id: string
  readonly opened: number
  readonly closed: boolean
  readonly snapshot: SnapshotRow
  /** The head of its chain, where the store has it apart from the events. */
  readonly end?: Head
}

export interface LedgerRound extends SealedRow {
  readonly id: string
  readonly table: string
  readonly at: number
  /** What a list shows of it. */
  readonly entry: string
}

export interface LedgerShoe extends SealedRow {
  readonly id: string
  readonly table: string
}

/** The index entries by which lists find a round, and the round's own entry, if there is such a round. */
export interface LedgerListing {
  readonly round: string
  readonly entry: string | null
  readonly named: readonly (readonly [player: string, at: number])[]
}

/** The folder or database has no card room in it. */
export class NoCardRoomError extends Error {}

/**
 * Reads all stored data of a house, as of one moment and word for word, for audits and moves. A card room may be
 * running meanwhile; nothing is changed.
 */
export interface Ledger {
  /** A physical fault of the store that reading would not notice. */
  flaw(): Promise<string | undefined>
  /** How many events there are, of all tables. */
  count(): Promise<number>
  /** Every table there ever was, oldest first. */
  tables(): Promise<readonly LedgerTable[]>
  /** The rows of a chain, from the first or after one, unchecked. */
  chain(chain: string, after?: number): AsyncIterable<PackedRow>
  round(id: string): Promise<LedgerRound | undefined>
  shoe(id: string): Promise<LedgerShoe | undefined>
  /** The ids of all rounds, and of all shoes that were opened, in the order in which they were written. */
  roundIds(): AsyncIterable<string>
  shoeIds(): AsyncIterable<string>
  /** The index entries of all rounds, in no particular order. */
  listings(): AsyncIterable<LedgerListing>
  people(): Promise<readonly Person[]>
  /** Every account; and the transfers of a chain, in the order in which they were written. */
  accounts(): Promise<readonly AccountRow[]>
  transfers(chain: string): AsyncIterable<TransferRow>
  sessions(): AsyncIterable<Session>
  credentials(): AsyncIterable<Credential>
  /** The sessions of hand-dealt tables; all, or those with these ids. */
  dealt(ids?: readonly string[]): AsyncIterable<DealtSessionRows>
  /** The number of entries of each session that has any. */
  dealtEnds(): Promise<ReadonlyMap<string, number>>
  close(): Promise<void>
}
