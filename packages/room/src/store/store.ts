import type { Drawing, OpenShuffle, PlayerId, TableEvent, TableSnapshot } from '@cardroom/engine'
import type { HouseEvent, RoundEntry, RoundReply } from '@cardroom/protocol'
import type { AccountStore, Session } from './account-store.ts'
import { Conflict } from './conflict.ts'
import type { DealtStore } from './dealt-store.ts'
import type { HouseStore } from './house-store.ts'
import type { TableTransfer } from './transfer.ts'

/** A shoe no longer in use, from which several rounds or none were dealt. */
export interface OpenedShoe {
  readonly id: string
  readonly table: string
  readonly shuffle: OpenShuffle
  readonly rounds: readonly string[]
  /** How far it was drawn, where no card has left it. */
  readonly drawing?: Drawing
}

/** A round with all of its cards; `recordFor` makes what a reader may see. */
export interface StoredRound extends RoundReply {
  /** The owners of its accounts, where players may know more of it than others. Names change hands. */
  readonly people?: Readonly<Record<string, PlayerId>>
}

/** The right of a node to write to a table: it leads the table in this epoch. */
export interface Fence {
  readonly node: string
  readonly epoch: number
}

/** An append to a table's events, to be stored for good. */
export interface Append {
  readonly table: string
  /** How many events the table had before these. */
  readonly after: number
  readonly at: number
  readonly events: readonly TableEvent[]
  /** The table after these events, so that a restart need not begin with the first. */
  readonly snapshot?: TableSnapshot
  readonly rounds: readonly StoredRound[]
  readonly shoes?: readonly OpenedShoe[]
  /** The transfers of these events. Nothing is written if a wallet would fall below zero. */
  readonly transfers?: readonly TableTransfer[]
  /** Events for the end of the house's log, written together with these. */
  readonly house?: readonly HouseEvent[]
  /** Nothing is written unless this lease still holds; missing where one process has the store to itself. */
  readonly fence?: Fence
  /** The request from another node that this answers, with the append or not at all, and only once. */
  readonly answers?: { readonly id: string; readonly answer: string }
}

/** A table as it is loaded. */
export interface StoredTable {
  readonly opened: Extract<TableEvent, { type: 'opened' }>
  readonly snapshot?: TableSnapshot
  /** The events since the snapshot, or since the beginning. */
  readonly events: readonly TableEvent[]
  /** When each of them was written. */
  readonly times: readonly number[]
}

/** Somebody who has come in, as they are stored. */
export interface Person {
  readonly id: string
  readonly name: string
  /** How the name looks at a glance; unique. */
  readonly look: string
}

export interface RoundQuery {
  readonly table?: string | undefined
  readonly player?: string | undefined
  /** Only rounds before this moment. */
  readonly before?: number | undefined
  readonly limit: number
}

export { Conflict } from './conflict.ts'

/** Another node leads the table now. Nothing was written. */
export class FencedError extends Conflict {}

/** The request was withdrawn, or answered already. Nothing was written. */
export class RequestWithdrawnError extends Conflict {}

/** Events that are not what was written: the chain of hashes is broken. */
export class TamperedError extends Error {}

/** The data was stored by a newer card room. */
export class TooNewError extends Error {
  readonly version: number
  constructor(version: number) {
    super(`version ${version} is not known here`)
    this.version = version
  }
}

/** Stores everything. An append is durable when its promise resolves, and is written completely or not at all. */
export interface Store {
  readonly house: HouseStore
  readonly accounts: AccountStore
  readonly dealt: DealtStore
  append(append: Append): Promise<void>
  /** Every table that is not closed, oldest first. */
  tables(): Promise<readonly string[]>
  load(table: string): Promise<StoredTable | undefined>
  /** How a table was opened. */
  opened(table: string): Promise<StoredTable['opened']>
  /** Every event of a table from the first, the whole chain of hashes checked. */
  history(table: string): Promise<readonly TableEvent[]>
  round(id: string): Promise<StoredRound | undefined>
  shoe(id: string): Promise<OpenedShoe | undefined>
  rounds(query: RoundQuery): Promise<readonly RoundEntry[]>
  /** Saves a person; with the first session of a newcomer. */
  savePerson(person: Person, begins?: Session): Promise<void>
  personById(id: string): Promise<Person | undefined>
  personByLook(look: string): Promise<Person | undefined>
  /** Writes a meaningless value; resolves if the store can be written to. */
  probe(): Promise<void>
  close(): Promise<void>
}
