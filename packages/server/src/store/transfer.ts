import type { Cents } from '@cardroom/engine'
import {
  type BoxPulled,
  type CageEvent,
  type DropEvent,
  PURSES,
  type Purse,
  piecesCents,
} from '@cardroom/protocol'

/** Accounts by their names. Every account but somebody's wallet may be below zero: all of them are zero together. */
export const walletOf = (person: string): string => `wallet:${person}`
/** All stacks of a table. */
export const tableAccount = (table: string): string => `table:${table}`
/** What the bots of a table play with. */
export const botsAt = (table: string): string => `house:bots:${table}`
/** What was collected at a table and still lies in its box; jackpot dollars apart. */
export const collectionAt = (table: string): string => `house:collection:${table}`
export const jackpotAt = (table: string): string => `house:jackpot:${table}`
/** A table dealt by hand: its players' chips and its box are of no other account. */
export const handAccount = (session: string): string => `hand:${session}`
/** Boxes that were pulled and not counted yet, what was counted, and what was counted less than the log says. */
export const UNCOUNTED = 'house:uncounted'
export const countedFor = (purse: Purse): string => `house:counted:${purse}`
export const SHORT = 'house:short'
/** Where play money comes from. */
export const PLAY_MONEY = 'house:play-money'

/** Whose wallet an account is, if it is one. */
export const personOf = (account: string): string | undefined =>
  isWallet(account) ? account.slice(walletOf('').length) : undefined

export const isWallet = (account: string): boolean => account.startsWith('wallet:')

export type Why =
  | 'buy-in'
  | 'more-chips'
  | 'cash-out'
  | 'collection'
  | 'jackpot'
  | CageEvent['type']
  | 'box-pulled'
  | 'box-counted'
  | 'count-corrected'

/** Money that goes from one account to another; always more than nothing. */
export interface Transfer {
  readonly from: string
  readonly to: string
  readonly cents: Cents
  readonly why: Why
}

/** A transfer that follows from the event of a table with this version. */
export interface TableTransfer extends Transfer {
  readonly version: number
}

/** Money from one to another; the other way round where it is below nothing. */
export function transfer(from: string, to: string, cents: Cents, why: Why): Transfer[] {
  if (cents === 0) return []
  return [cents > 0 ? { from, to, cents, why } : { from: to, to: from, cents: -cents, why }]
}

/** The account that an event of the cage is about. */
export const accountIn = (event: CageEvent): string =>
  event.type === 'adopted' ? tableAccount(event.table) : walletOf(event.person)

/** What moves with an event of the cage. */
export function cageTransfers(event: CageEvent): Transfer[] {
  switch (event.type) {
    case 'gift':
    case 'refill':
    case 'adjusted':
      return transfer(PLAY_MONEY, walletOf(event.person), event.cents, event.type)
    case 'adopted': {
      const { table, stacks, collected } = event
      return [
        ...transfer(PLAY_MONEY, tableAccount(table), stacks, 'adopted'),
        ...transfer(PLAY_MONEY, collectionAt(table), collected, 'adopted'),
      ]
    }
  }
}

/** What moves with an event of shifts, boxes and counts. */
export function dropTransfers(event: DropEvent): Transfer[] {
  switch (event.type) {
    case 'box-pulled':
      return PURSES.flatMap(purse => transfer(purseAt(event, purse), UNCOUNTED, event[purse], 'box-pulled'))
    case 'box-counted':
      return PURSES.flatMap(purse => {
        const difference = event.difference[purse]
        const counted = piecesCents(event.pieces[purse])
        return [
          ...transfer(UNCOUNTED, countedFor(purse), counted, 'box-counted'),
          ...transfer(UNCOUNTED, SHORT, -difference, 'box-counted'),
        ]
      })
    case 'count-corrected': {
      const cents = event.denomination * (event.to - event.from)
      return transfer(SHORT, countedFor(event.purse), cents, 'count-corrected')
    }
    case 'establishment-named':
    case 'day-set':
    case 'shift-opened':
    case 'shift-closed':
    case 'session-taken-on':
    case 'difference-signed':
      return []
  }
}

/** Where what falls into a purse of a table's box lies until the box is pulled. */
const purseAt = ({ table, byHand }: BoxPulled, purse: Purse): string => {
  if (byHand) return handAccount(table)
  return purse === 'jackpot' ? jackpotAt(table) : collectionAt(table)
}

/** Transfers of one event in their order. */
export function numbered<T extends { readonly version: number }>(
  transfers: readonly T[],
): (T & { readonly n: number })[] {
  let n = 0
  return transfers.map((one, i) => {
    n = transfers[i - 1]?.version === one.version ? n + 1 : 0
    return { ...one, n }
  })
}

/** What each account changes by, in the order of their names. */
export function changesOf(transfers: readonly Transfer[]): [account: string, by: Cents][] {
  const changes = new Map<string, Cents>()
  const change = (account: string, by: Cents) => changes.set(account, (changes.get(account) ?? 0) + by)
  for (const { from, to, cents } of transfers) {
    change(from, -cents)
    change(to, cents)
  }
  return [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1))
}
