import type { Cents } from '@cardroom/engine'
import { z } from 'zod'
import { lineOfText } from './text.ts'

/** What lies in a box is kept in two purses: jackpot dollars apart from the collection. */
export const PURSES = ['collection', 'jackpot'] as const
/** One of the two purses of a box. */
export type Purse = (typeof PURSES)[number]

/** What a box holds, purse by purse. */
export type BoxCents = Readonly<Record<Purse, Cents>>

/** What is counted by, in cents, from the largest: chips, bills and coins. */
export const DENOMINATIONS = [
  500_000, 100_000, 50_000, 10_000, 5_000, 2_500, 2_000, 1_000, 500, 300, 200, 100, 50, 25, 10, 5, 1,
] as const
/** A denomination, in cents. */
export type Denomination = (typeof DENOMINATIONS)[number]

/** So many of each denomination, by its cents; those of which there is none may be left out. */
export type Pieces = Readonly<Partial<Record<`${Denomination}`, number>>>

/** What pieces come to. */
export const piecesCents = (pieces: Pieces): Cents =>
  DENOMINATIONS.reduce((sum, denomination) => sum + denomination * (pieces[`${denomination}`] ?? 0), 0)

/** By which clock the days of a house are told, and at which hour of it one ends and the next begins. */
export interface BusinessDay {
  /** A name of the time zone database, such as `America/Los_Angeles`. */
  readonly zone: string
  /** From 0 to 23. */
  readonly turns: number
}

/**
 * What happens with shifts, boxes and counts. `by`: the person who did it. A shift is named after the day on which it
 * was opened and what it was called there; while none is open, fees fall into boxes of the day itself. A box is known by
 * the number in this chain of the event that pulled it.
 */
export type DropEvent =
  | { readonly type: 'establishment-named'; readonly name: string; readonly by: string }
  /** Days are told so from now on; with the first event of a house by nobody, and from the beginning. */
  | ({ readonly type: 'day-set'; readonly by?: string } & BusinessDay)
  | { readonly type: 'shift-opened' | 'shift-closed'; readonly shift: string; readonly by: string }
  /** A session of a table dealt by hand has a box of the house from now on. */
  | { readonly type: 'session-taken-on'; readonly session: string; readonly by: string }
  | BoxPulled
  | {
      readonly type: 'box-counted'
      readonly box: number
      readonly pieces: Readonly<Record<Purse, Pieces>>
      /** What was counted less what the log says. */
      readonly difference: BoxCents
      /** Who else has counted. */
      readonly with?: string
      readonly by: string
    }
  /** A line of a count is struck, with initials, and says something else from now on. */
  | {
      readonly type: 'count-corrected'
      readonly box: number
      readonly purse: Purse
      readonly denomination: Denomination
      readonly from: number
      readonly to: number
      readonly initials: string
      readonly by: string
    }
  /** Somebody answers for a difference, or explains it. */
  | {
      readonly type: 'difference-signed'
      readonly box: number
      readonly initials: string
      readonly why?: string
      readonly by: string
    }

/** A box is taken off a table: what fell into it with the table's events, or a session's entries, after one and up to another. */
export interface BoxPulled extends BoxCents {
  readonly type: 'box-pulled'
  readonly shift: string
  /** The table, or the session of a table dealt by hand. */
  readonly table: string
  readonly byHand?: true
  /** The boxes of a table are numbered in each shift. */
  readonly number: number
  readonly after: number
  readonly upTo: number
  readonly by: string
}

const MOST_PIECES = 1_000_000
/** Whether a figure is below zero is for the count to say. */
const pieceCount = z.int().max(MOST_PIECES)
const denominationName = z.enum(DENOMINATIONS.map(String) as [`${Denomination}`, ...`${Denomination}`[]])
const pieces = z.partialRecord(denominationName, pieceCount)
const box = z.int().min(1)
const initials = z.string().trim().max(6).default('')

/** The shape of a wish to open a shift. */
export const shiftAsked = z.strictObject({ name: lineOfText(30) })
/** The shape of a wish to close one. */
export const shiftClosingAsked = z.strictObject({ shift: lineOfText(50) })
/** The shape of a wish to name the establishment. */
export const establishmentAsked = z.strictObject({ name: lineOfText(80) })
/** The shape of a wish to tell days otherwise. */
export const businessDayAsked = z.strictObject({ zone: lineOfText(60), turns: z.int().min(0).max(23) })
/** The shape of a wish to take on a table dealt by hand. */
export const sessionAsked = z.strictObject({ session: lineOfText(60) })
/** The shape of a wish to pull a box; of a shift that must still be on, if it is named. */
export const pullAsked = z.strictObject({
  table: lineOfText(60),
  byHand: z.boolean().default(false),
  shift: lineOfText(50).optional(),
})
/** The shape of a count. */
export const countAsked = z.strictObject({
  box,
  collection: pieces,
  jackpot: pieces.default({}),
  with: lineOfText(80).optional(),
})
/** The shape of a correction: the line as it stands, and as it should. */
export const correctionAsked = z.strictObject({
  box,
  purse: z.enum(PURSES),
  denomination: z.literal(DENOMINATIONS),
  from: pieceCount,
  to: pieceCount,
  initials,
})
/** The shape of a signature under a difference. */
export const signatureAsked = z.strictObject({ box, initials, why: lineOfText(300).optional() })

/** A line of a count sheet. */
export interface SheetLine {
  readonly purse: Purse
  readonly denomination: Denomination
  readonly count: number
  /** What stood there before and was struck, the first first. */
  readonly struck: readonly {
    readonly count: number
    readonly initials: string
    readonly by: string
    readonly at: number
  }[]
}

/** The count sheet of a box that was pulled: what the log says, and what was counted. */
export interface CountSheet {
  readonly box: number
  readonly shift: string
  readonly table: string
  readonly game: string
  readonly byHand: boolean
  readonly number: number
  readonly pulled: { readonly at: number; readonly by: string }
  readonly expected: BoxCents
  readonly count?: {
    readonly at: number
    readonly by: string
    readonly with?: string
    readonly lines: readonly SheetLine[]
    readonly counted: BoxCents
    readonly difference: BoxCents
  }
  readonly signed: readonly {
    readonly initials: string
    readonly why?: string
    readonly by: string
    readonly at: number
  }[]
}

/** A shift there has been. */
export interface ShiftEntry {
  readonly shift: string
  readonly opened?: number
  readonly closed?: number
  readonly boxes: number
}

/** What lies in the box of a table now. */
export interface BoxNow extends BoxCents {
  readonly table: string
  readonly game: string
  readonly byHand: boolean
  readonly number: number
}

/** `GET /api/house/count?shift=`: the shift that is on, its boxes, and the sheets of one shift. */
export interface CountReply {
  readonly establishment?: string
  readonly day: BusinessDay
  /** The shift that fees fall into now, and whether somebody has opened it. */
  readonly now: { readonly shift: string; readonly opened: boolean }
  readonly boxes: readonly BoxNow[]
  /** The latest first. */
  readonly shifts: readonly ShiftEntry[]
  /** Of which shift the sheets are. */
  readonly shift: string
  readonly sheets: readonly CountSheet[]
  /** What everybody who is named in them is called. */
  readonly names: Readonly<Record<string, string>>
}
