import type { Drawing, OpenShuffle, PlayerId, TableEvent, TableSnapshot } from '@cardroom/engine'
import type { RoundEntry, RoundReply } from '@cardroom/protocol'
import type { AccountStore, Session } from './accounts.ts'
import { Conflict } from './conflict.ts'
import type { DealtStore } from './dealt.ts'
import type { HouseStore } from './house.ts'
import type { TableTransfer } from './transfer.ts'

/** A shoe that several rounds were dealt from, or none, and that is no longer in use. */
export interface OpenedShoe {
  readonly id: string
  readonly table: string
  readonly shuffle: OpenShuffle
  readonly rounds: readonly string[]
  /** How far it was drawn, where no card has left it. */
  readonly drawing?: Drawing
}

/** A round with all of its cards. What somebody is told of it, `recordFor` says. */
export interface KeptRound extends RoundReply {
  /** Whose its accounts were, where its players may know more of it than others. Names change hands. */
  readonly people?: Readonly<Record<string, PlayerId>>
}

/** By what right a node writes to a table: it leads it, in this epoch and in no other. */
export interface Fence {
  readonly node: string
  readonly epoch: number
}

/** What has happened at a table, to be kept for good. */
export interface Append {
  readonly table: string
  /** How many events the table had before these. */
  readonly after: number
  readonly at: number
  readonly events: readonly TableEvent[]
  /** The table after these events, so that a restart need not begin with the first. */
  readonly snapshot?: TableSnapshot
  readonly rounds: readonly KeptRound[]
  readonly shoes?: readonly OpenedShoe[]
  /** The money that moves with these events. Nothing is written where a wallet has not got as much. */
  readonly transfers?: readonly TableTransfer[]
  /** Nothing is written unless the table is still led so; left out where one process has the store to itself. */
  readonly fence?: Fence
  /** The wish from another node that this fulfils: answered with the append or not at all, and only once. */
  readonly fulfils?: { readonly id: string; readonly answer: string }
}

export interface StoredTable {
  readonly opened: Extract<TableEvent, { type: 'opened' }>
  readonly snapshot?: TableSnapshot
  /** What happened since the snapshot, or since the beginning. */
  readonly events: readonly TableEvent[]
  /** When each of them was written. */
  readonly times: readonly number[]
}

/** Somebody who has come in. */
export interface Person {
  readonly id: string
  readonly name: string
  /** How the name looks at a glance: nobody else's looks so. */
  readonly look: string
  /** SHA-256 of the token that they first came with; sessions say which tokens are good. */
  readonly token: string
}

export interface RoundQuery {
  readonly table?: string | undefined
  readonly player?: string | undefined
  /** Only rounds before this moment. */
  readonly before?: number | undefined
  readonly limit: number
}

export { Conflict } from './conflict.ts'

/** Somebody else leads the table now. Nothing was written. */
export class Fenced extends Conflict {}

/** Whoever wished for it does not any more, or has been answered. Nothing was written. */
export class Withdrawn extends Conflict {}

/** Events that are not what was written: the chain of hashes is broken. */
export class Tampered extends Error {}

/**
 * Where everything is kept. What is appended is durable when the promise is kept, and all of an append
 * is there or nothing of it.
 */
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
  round(id: string): Promise<KeptRound | undefined>
  shoe(id: string): Promise<OpenedShoe | undefined>
  rounds(query: RoundQuery): Promise<readonly RoundEntry[]>
  /** Somebody as they are now; `begins` with a newcomer. */
  savePerson(person: Person, begins?: Session): Promise<void>
  personById(id: string): Promise<Person | undefined>
  /** By the token that they first came with. */
  personByToken(token: string): Promise<Person | undefined>
  personByLook(look: string): Promise<Person | undefined>
  /** Writes something that means nothing: kept if the store can write now. */
  probe(): Promise<void>
  close(): Promise<void>
}
