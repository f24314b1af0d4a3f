import type { Cents } from '@cardroom/engine'
import {
  BOX_FUNDS,
  type BoxFund,
  type BoxPulled,
  type CageEvent,
  type DropEvent,
  piecesCents,
} from '@cardroom/protocol'

/** Accounts by their names. Every account but somebody's wallet may be below zero: all of them are zero together. */
export const walletOf = (person: string): string => `wallet:${person}`
/** All stacks of a table. */
export const tableAccount = (table: string): string => `table:${table}`
/** The account of a table's bots. */
export const botsAt = (table: string): string => `house:bots:${table}`
/** What was collected at a table and still lies in its box; jackpot dollars apart. */
export const collectionAt = (table: string): string => `house:collection:${table}`
export const jackpotAt = (table: string): string => `house:jackpot:${table}`
/** The account of a hand-dealt table: its players' chips and its box. */
export const handAccount = (session: string): string => `hand:${session}`
/** Boxes that were pulled and not counted yet, what was counted, and what was counted less than the log says. */
export const UNCOUNTED_BOXES = 'house:uncounted'
export const countedFor = (fund: BoxFund): string => `house:counted:${fund}`
export const COUNT_SHORTAGE = 'house:short'
/** Where play money comes from. */
export const PLAY_MONEY = 'house:play-money'

/** Whose wallet an account is, if it is one. */
export const personOf = (account: string): string | undefined =>
  isWallet(account) ? account.slice(walletOf('').length) : undefined

export const isWallet = (account: string): boolean => account.startsWith('wallet:')

export type TransferReason =
  | 'buy-in'
  | 'more-chips'
  | 'cash-out'
  | 'collection'
  | 'jackpot'
  | CageEvent['type']
  | 'box-pulled'
  | 'box-counted'
  | 'count-corrected'

/** A transfer from one account to another; always positive. */
export interface Transfer {
  readonly from: string
  readonly to: string
  readonly cents: Cents
  readonly why: TransferReason
}

/** A transfer that follows from the event of a table with this version. */
export interface TableTransfer extends Transfer {
  readonly version: number
}

/** A transfer; the other way round if negative, none if zero. */
export function transfer(from: string, to: string, cents: Cents, why: TransferReason): Transfer[] {
  if (cents === 0) return []
  return [cents > 0 ? { from, to, cents, why } : { from: to, to: from, cents: -cents, why }]
}

/** The account that an event of the cage is about. */
export const accountIn = (event: CageEvent): string => walletOf(event.person)

/** The transfers of an event of the cage. */
export const cageTransfers = (event: CageEvent): Transfer[] =>
  transfer(PLAY_MONEY, accountIn(event), event.cents, event.type)

/** The transfers of an event of shifts, boxes and counts. */
export function dropTransfers(event: DropEvent): Transfer[] {
  switch (event.type) {
    case 'box-pulled':
      return BOX_FUNDS.flatMap(fund =>
        transfer(accountOfFund(event, fund), UNCOUNTED_BOXES, event[fund], 'box-pulled'),
      )
    case 'box-counted':
      return BOX_FUNDS.flatMap(fund => {
        const difference = event.difference[fund]
        const counted = piecesCents(event.pieces[fund])
        return [
          ...transfer(UNCOUNTED_BOXES, countedFor(fund), counted, 'box-counted'),
          ...transfer(UNCOUNTED_BOXES, COUNT_SHORTAGE, -difference, 'box-counted'),
        ]
      })
    case 'count-corrected': {
      const cents = event.denomination * (event.to - event.from)
      return transfer(COUNT_SHORTAGE, countedFor(event.fund), cents, 'count-corrected')
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

/** The account of a fund of a table's box until the box is pulled. */
const accountOfFund = ({ table, byHand }: BoxPulled, fund: BoxFund): string => {
  if (byHand) return handAccount(table)
  return fund === 'jackpot' ? jackpotAt(table) : collectionAt(table)
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

/** The change of each account, in the order of their names. */
export function changesOf(transfers: readonly Transfer[]): [account: string, by: Cents][] {
  const changes = new Map<string, Cents>()
  const change = (account: string, by: Cents) => changes.set(account, (changes.get(account) ?? 0) + by)
  for (const { from, to, cents } of transfers) {
    change(from, -cents)
    change(to, cents)
  }
  return [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1))
}
