import type { Cents } from '@cardroom/engine'
import type { BoxCents, CageEvent, DropEvent, HouseEvent, LogEntry } from '@cardroom/protocol'
import { Conflict } from './conflict.ts'
import type { Transfer } from './transfer.ts'

/** The chains of the house's log, of its cage, and of its shifts, boxes and counts. No table has these names. */
export const HOUSE_CHAIN = '(house)'
export const CAGE_CHAIN = '(cage)'
export const DROP_CHAIN = '(drop)'
export const HOUSE_CHAINS = [HOUSE_CHAIN, CAGE_CHAIN, DROP_CHAIN] as const
export type HouseChain = (typeof HOUSE_CHAINS)[number]

export const isHouseChain = (chain: string): chain is HouseChain => HOUSE_CHAINS.some(own => own === chain)

/** Whether a chain is a table's. */
export const isTable = (chain: string): boolean => !chain.startsWith('(')

/** A wallet would fall below zero. Nothing was written. */
export class OverdrawnError extends Conflict {
  readonly account: string
  readonly has: Cents

  constructor(account: string, has: Cents) {
    super(`${account} has ${has}`)
    this.account = account
    this.has = has
  }
}

export interface Account {
  readonly cents: Cents
  /** How often it was written to; 0 if it was never opened. */
  readonly moves: number
  /** The last day on which the house gave to it. */
  readonly day: number | null
}

export const NO_ACCOUNT: Account = { cents: 0, moves: 0, day: null }

export interface WalletHolder {
  readonly id: string
  readonly name: string
  readonly wallet: Cents
}

/** People by id, or by the beginning of their name. */
export type PeopleQuery = { readonly ids: readonly string[] } | { readonly begins: string }

/** Stores the house's own chains, and everybody's play money. */
export interface HouseStore {
  /** The house's own log after a version, each event checked against the one before it. */
  log(after: number): Promise<readonly LogEntry<HouseEvent>[]>
  /** Appends to the log; a `Conflict` if another process has. */
  write(after: number, at: number, events: readonly HouseEvent[]): Promise<void>
  account(name: string): Promise<Account>
  /** Appends an event of the cage and moves the money; a `Conflict` if the account has moved since. */
  enter(at: number, event: CageEvent, moves: number): Promise<void>
  /** Newest first. */
  cage(before: number | undefined, limit: number): Promise<readonly LogEntry<CageEvent>[]>
  /** What happened with shifts, boxes and counts after a version, each event checked against the one before it. */
  drop(after: number): Promise<readonly LogEntry<DropEvent>[]>
  /** Appends to that chain and moves the money; a `Conflict` if another process has. */
  writeDrop(after: number, at: number, events: readonly DropEvent[]): Promise<void>
  /** The contents of a table's box from its events after a version. */
  boxOf(table: string, after: number): Promise<BoxContents>
  /** Tables whose boxes hold something, by their names. */
  boxed(): Promise<readonly string[]>
  /** The sums that moved between accounts with the events of a table up to a version. */
  flows(table: string, version: number): Promise<readonly Flow[]>
  people(which: PeopleQuery, limit: number): Promise<readonly WalletHolder[]>
}

/** The contents of a box, up to an event. */
export interface BoxContents extends BoxCents {
  readonly upTo: number
}

/** The sum that has moved from one account to another. */
export type Flow = Pick<Transfer, 'from' | 'to' | 'cents'>

/** An account as it is kept. */
export interface AccountRow extends Account {
  readonly name: string
}

/** A transfer as it is kept: beside the event of a chain that it follows from. */
export interface TransferRow extends Transfer {
  readonly chain: string
  readonly version: number
  /** Its place among those of its event. */
  readonly n: number
  readonly at: number
}
