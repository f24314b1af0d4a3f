import type { Cents } from '@cardroom/engine'
import type { BoxCents, CageEvent, DropEvent, HouseEvent, Logged } from '@cardroom/protocol'
import { Conflict } from './conflict.ts'
import type { Transfer } from './transfer.ts'

/** The house's own log, what happens at its cage, and its shifts, boxes and counts. No table has these names. */
export const HOUSE = '(house)'
export const CAGE = '(cage)'
export const DROP = '(drop)'
export const HOUSE_CHAINS = [HOUSE, CAGE, DROP] as const
export type HouseChain = (typeof HOUSE_CHAINS)[number]

export const isHouseChain = (chain: string): chain is HouseChain => HOUSE_CHAINS.some(own => own === chain)

/** Whether a chain is a table's. */
export const isTable = (chain: string): boolean => !chain.startsWith('(')

/** A wallet has not got as much. Nothing was written. */
export class Overdrawn extends Conflict {
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
  /** The day on which the house last gave to it. */
  readonly day: number | null
}

export const NO_ACCOUNT: Account = { cents: 0, moves: 0, day: null }

export interface Visitor {
  readonly id: string
  readonly name: string
  readonly wallet: Cents
}

/** Which people are meant: by id, or by what their name begins with. */
export type WhichPeople = { readonly ids: readonly string[] } | { readonly begins: string }

/** What the house keeps of itself, and everybody's play money. */
export interface HouseStore {
  /** The house's own log after a version, each event checked against the one before it. */
  log(after: number): Promise<readonly Logged<HouseEvent>[]>
  /** Goes on with the log; a conflict, if somebody else has. */
  write(after: number, at: number, events: readonly HouseEvent[]): Promise<void>
  account(name: string): Promise<Account>
  /** Writes down what happened at the cage and moves the money; a conflict, if the account has moved more often. */
  enter(at: number, event: CageEvent, moves: number): Promise<void>
  /** Newest first. */
  cage(before: number | undefined, limit: number): Promise<readonly Logged<CageEvent>[]>
  /** What happened with shifts, boxes and counts after a version, each event checked against the one before it. */
  drop(after: number): Promise<readonly Logged<DropEvent>[]>
  /** Goes on with that and moves the money; a conflict, if somebody else has. */
  writeDrop(after: number, at: number, events: readonly DropEvent[]): Promise<void>
  /** What fell into a table's box with its events after a version, and the last of them. */
  boxOf(table: string, after: number): Promise<BoxOf>
  /** Tables whose boxes hold something, by their names. */
  boxed(): Promise<readonly string[]>
  /** What has moved with the first events of a table, from each account to each other, in the order of their first. */
  flows(table: string, version: number): Promise<readonly Flow[]>
  people(which: WhichPeople, limit: number): Promise<readonly Visitor[]>
}

/** What is in a box, as of an event. */
export interface BoxOf extends BoxCents {
  readonly upTo: number
}

/** Everything that has moved from one account to another. */
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
