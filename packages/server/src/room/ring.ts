import type { TableEvent } from '@cardroom/engine'
import type { ChatLine, Clock } from '@cardroom/protocol'
import type { Fence } from '../store/store.ts'
import type { FloorSaid } from './floor-desk.ts'
import type { Answer, Asked, Wish } from './wish.ts'

/** By what right a table is led: there is nobody else, or nobody else has this epoch. */
export type Lease = 'alone' | Fence

/** What is not in a table's events, and its leader tells those who follow it. */
export interface Ambience {
  /** The table to which it belongs. */
  readonly version: number
  /** What runs out next, and how many milliseconds are left: clocks of two nodes need not agree. */
  readonly clock?: Omit<Clock, 'now' | 'until'> & { readonly left: number }
  readonly floor: FloorSaid
  /** Who has sat there, the longest first. */
  readonly came: readonly string[]
}

/** All processes that serve one house. Each table is led by one of them, and followed by the others. */
export interface Ring {
  /** By what right this process leads a table that it has read; nothing, if it does not. */
  lease(table: string): Lease | undefined
  /** By what right it writes a table that it opens. */
  leaseOfNew(table: string): Lease
  /** From now on this process leads tables, and the house hears of the others. */
  join(house: House): Promise<void>
  /** Asks whoever leads the table. */
  ask(table: string, wish: Wish): Promise<Answer>
  /** Tells those who follow the table. */
  tell(table: string, ambience: Ambience): void
  /** Passes on what somebody here has said at a table. */
  say(table: string, line: ChatLine): void
  /** What has happened at a table that is followed. */
  eventsAfter(table: string, version: number): Promise<readonly TableEvent[]>
  /** Somebody looks at a table here, or no longer does. */
  watches(table: string, player: string, here: boolean): void
  /** Somebody has come into the house here, or has left it. */
  enters(player: string, here: boolean): void
  /** Somebody looks at the table on another node. */
  isWatched(table: string, player?: string): boolean
  /** Who looks at it on other nodes. */
  watchersOf(table: string): readonly string[]
  /** Somebody is in the house on another node. */
  isIn(player: string): boolean
  /** What others have and this process cannot see: nobody is served here. */
  readonly isCutOff: boolean
  /** Hands every table to others, as far as there are any; whether there are. */
  leave(): Promise<boolean>
  close(): Promise<void>
}

/** A house, as far as the ring speaks to it. */
export interface House {
  readonly tables: ReadonlyMap<string, LedTable>
  /** There is a table that was opened elsewhere. */
  appeared(table: string): Promise<void>
  /** Somebody has come in elsewhere, or has left. */
  cameOrLeft(player: string): void
  /** Somebody elsewhere has said something at a table. */
  heard(table: string, line: ChatLine): void
  /** A session has ended, here or elsewhere. */
  ended(session: string): void
  /** The others may have said something that was not heard. */
  missedWords(): void
  /** The others cannot be reached any more. */
  cutOff(): void
}

/** A table, as far as the ring speaks to it. */
export interface LedTable {
  /** It may change hands now and nobody would notice. */
  readonly isQuiet: boolean
  /** More has happened than is known here. */
  readonly isBehind: boolean
  lead(lease: Lease): Promise<void>
  follow(): Promise<void>
  /** It has so many events now. */
  moved(version: number): void
  /** Reads what has happened elsewhere. */
  catchUp(): Promise<void>
  hear(ambience: Ambience): void
  /** Somebody looks at it elsewhere, or no longer does. */
  seenElsewhere(): void
  fulfil(asked: Asked): Promise<Answer>
}

/** One process has the store to itself. */
export const ALONE: Ring = {
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
