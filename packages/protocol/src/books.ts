import type { Cents } from '@cardroom/engine'
import { z } from 'zod'

/** How the books can be grouped; by account they are the trial balance. */
export const BOOKS_BY = ['account', 'day', 'shift', 'table', 'game', 'schedule', 'person'] as const
/** How the books are laid out. */
export type BooksBy = (typeof BOOKS_BY)[number]

const day = z.iso.date()
const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from === undefined || to === undefined || from <= to
const DAYS_IN_ORDER = { message: 'a day that is not before the first', path: ['to'] }

/** The shape of a question about the books: whole days of the house. */
export const booksQuery = z
  .strictObject({
    by: z.enum(BOOKS_BY).default('account'),
    from: day.optional(),
    to: day.optional(),
  })
  .refine(isInOrder, DAYS_IN_ORDER)
/** The shape of a question for the journal itself. */
export const journalQuery = z
  .strictObject({
    format: z.enum(['csv', 'hledger']),
    from: day.optional(),
    to: day.optional(),
  })
  .refine(isInOrder, DAYS_IN_ORDER)

/** An account in the trial balance: what it had, what came and went, and what it has. */
export interface BalanceLine {
  readonly account: string
  readonly before: Cents
  readonly came: Cents
  readonly went: Cents
  readonly after: Cents
}

/** The sums of a day, a shift, a table … */
export interface Figures {
  readonly rounds: number
  /** Rounds in which the floor has ruled. */
  readonly ruled: number
  /** Rounds that were called off. */
  readonly voided: number
  readonly collection: Cents
  readonly jackpot: Cents
  /** By how much the chips of player-dealers have changed, and those of the others. */
  readonly playerDealers: Cents
  readonly players: Cents
  /** The part of both that belongs to third-party providers. */
  readonly providers: Cents
  readonly boughtIn: Cents
  readonly cashedOut: Cents
  /** What the house gave at its cage, less what it took. */
  readonly given: Cents
  readonly counted: Cents
  /** By how much the counts fall short of the log. */
  readonly short: Cents
}

/** One line of the books. */
export interface FiguresLine extends Figures {
  readonly key: string
}

/** `GET /api/house/books?by=&from=&to=` */
export interface BooksReply {
  readonly by: BooksBy
  readonly from?: string
  readonly to?: string
  /** How many entries there are in these days. */
  readonly entries: number
  /** By account: the trial balance, which sums to zero. */
  readonly balance?: readonly BalanceLine[]
  /** By anything else. */
  readonly lines?: readonly FiguresLine[]
  /** What each person is called. */
  readonly names: Readonly<Record<string, string>>
  /** Accounts whose stored balance differs from their entries; none in a house that is in order. */
  readonly differs: readonly string[]
}
