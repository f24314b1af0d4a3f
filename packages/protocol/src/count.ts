import type { Cents } from '@cardroom/engine'
import { z } from 'zod'
import { lineOfText } from './text.ts'

/** A box holds two funds: the collection, and jackpot dollars apart from it. */
export const BOX_FUNDS = ['collection', 'jackpot'] as const
/** One of the two funds of a box. */
export type BoxFund = (typeof BOX_FUNDS)[number]

/** What a box holds, fund by fund. */
export type BoxCents = Readonly<Record<BoxFund, Cents>>

/** The denominations of chips, bills and coins, in cents, from the largest. */
export const DENOMINATIONS = [
  500_000, 100_000, 50_000, 10_000, 5_000, 2_500, 2_000, 1_000, 500, 300, 200, 100, 50, 25, 10, 5, 1,
] as const
/** A denomination, in cents. */
export type Denomination = (typeof DENOMINATIONS)[number]

/** How many pieces of each denomination, by its cents; denominations without pieces may be left out. */
export type Pieces = Readonly<Partial<Record<`${Denomination}`, number>>>

/** The value of pieces. */
export const piecesCents = (pieces: Pieces): Cents =>
  DENOMINATIONS.reduce((sum, denomination) => sum + denomination * (pieces[`${denomination}`] ?? 0), 0)

/** The time zone of a house's business days, and the hour at which a new one begins. */
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
  /** Sets the business day from now on; the first event of a house sets it by nobody, from the beginning. */
  | ({ readonly type: 'day-set'; readonly by?: string } & BusinessDay)
  | { readonly type: 'shift-opened' | 'shift-closed'; readonly shift: string; readonly by: string }
  /** A session of a table dealt by hand has a box of the house from now on. */
  | { readonly type: 'session-taken-on'; readonly session: string; readonly by: string }
  | BoxPulled
  | {
      readonly type: 'box-counted'
      readonly box: number
      readonly pieces: Readonly<Record<BoxFund, Pieces>>
      /** The count minus what the log says. */
      readonly difference: BoxCents
      /** The second counter. */
      readonly with?: string
      readonly by: string
    }
  /** A line of a count is struck, with initials, and replaced. */
  | {
      readonly type: 'count-corrected'
      readonly box: number
      readonly fund: BoxFund
      readonly denomination: Denomination
      readonly from: number
      readonly to: number
      readonly initials: string
      readonly by: string
    }
  /** A difference is signed for, or explained. */
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

const MAX_PIECES = 1_000_000
/** Negative counts are refused by the count itself, with a reason. */
const pieceCount = z.int().max(MAX_PIECES)
const denominationName = z.enum(DENOMINATIONS.map(String) as [`${Denomination}`, ...`${Denomination}`[]])
const pieces = z.partialRecord(denominationName, pieceCount)
const box = z.int().min(1)
const initials = z.string().trim().max(6).default('')

/** The shape of a request to open a shift. */
export const shiftRequest = z.strictObject({ name: lineOfText(30) })
/** The shape of a request to close one. */
export const shiftClosingRequest = z.strictObject({ shift: lineOfText(50) })
/** The shape of a request to name the establishment. */
export const establishmentRequest = z.strictObject({ name: lineOfText(80) })
/** The shape of a request to set the business day. */
export const businessDayRequest = z.strictObject({ zone: lineOfText(60), turns: z.int().min(0).max(23) })
/** The shape of a request to take on a table dealt by hand. */
export const sessionRequest = z.strictObject({ session: lineOfText(60) })
/** The shape of a request to pull a box; of a shift that must still be on, if it is named. */
export const pullRequest = z.strictObject({
  table: lineOfText(60),
  byHand: z.boolean().default(false),
  shift: lineOfText(50).optional(),
})
/** The shape of a count. */
export const countRequest = z.strictObject({
  box,
  collection: pieces,
  jackpot: pieces.default({}),
  with: lineOfText(80).optional(),
})
/** The shape of a correction: the line as it stands, and as it should. */
export const correctionRequest = z.strictObject({
  box,
  fund: z.enum(BOX_FUNDS),
  denomination: z.literal(DENOMINATIONS),
  from: pieceCount,
  to: pieceCount,
  initials,
})
/** The shape of a signature under a difference. */
export const signatureRequest = z.strictObject({ box, initials, why: lineOfText(300).optional() })

/** A line of a count sheet. */
export interface SheetLine {
  readonly fund: BoxFund
  readonly denomination: Denomination
  readonly count: number
  /** The struck counts of the line, the first one first. */
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

/** A shift in the list of shifts. */
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
  /** The shift of the sheets. */
  readonly shift: string
  readonly sheets: readonly CountSheet[]
  /** The names of all people in them, by id. */
  readonly names: Readonly<Record<string, string>>
}
