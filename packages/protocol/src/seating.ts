import type { Cents, Seat } from '@cardroom/engine'
import { z } from 'zod'

/** What the house writes down of who waits and who changes tables. */
export type SeatingEvent =
  /** For a seat at any table of a game. */
  | {
      readonly type: 'listed' | 'struck'
      readonly game: string
      readonly person: string
      readonly by: string
    }
  /** Whoever has sat longest at a table moves on when the main game has a seat; without one, no longer. */
  | { readonly type: 'must-move-set'; readonly table: string; readonly main?: string; readonly by: string }
  /** Somebody is to take a seat, with all chips, at another table. Without `by` it follows from must-move. */
  | {
      readonly type: 'table-change'
      readonly person: string
      readonly from: string
      readonly to: string
      readonly by?: string
    }
  | {
      readonly type: 'table-changed'
      readonly person: string
      readonly from: string
      readonly to: string
      readonly cents: Cents
    }
  /** The seat was gone, or the chips were: they are in the wallet. */
  | {
      readonly type: 'table-not-changed'
      readonly person: string
      readonly from: string
      readonly to: string
    }

const game = z.string().min(1).max(60)
const table = z.string().min(1).max(60)
const person = z.string().min(1).max(40)

/** The shape of a wish to wait for a game oneself, or no longer. */
export const gameAsked = z.strictObject({ game })
/** The same wish by the floor, for somebody who is named. */
export const listAsked = z.strictObject({ game, person })
/** The shape of a wish to call somebody to a seat of a table, kept for so many minutes. */
export const callAsked = z.strictObject({ person, table, minutes: z.int().min(1).max(60).optional() })
/** The shape of a wish that somebody changes tables. */
export const changeAsked = z.strictObject({ person, from: table, to: table })
/** The shape of a wish that a table feeds another, or none. */
export const mustMoveAsked = z.strictObject({ table, main: table.optional() })

/** Somebody who waits, and how: called to a seat that is kept until then, in the house's time. */
export interface WaitingName {
  readonly person: string
  readonly name: string
  readonly called?: { readonly seat: Seat; readonly until: number }
}

/** A game of which the house has tables, who sits at them, and who waits. */
export interface GameSeating {
  readonly game: string
  readonly name: string
  /** Who waits for a seat at any of them, the first first. */
  readonly list: readonly WaitingName[]
  readonly tables: readonly TableSeating[]
}

/** A table as the seating desk sees it: who sits and who waits there, and which table it feeds. */
export interface TableSeating {
  readonly id: string
  readonly title: string
  readonly seats: number
  /** Neither taken nor kept. */
  readonly free: number
  readonly waiting: readonly WaitingName[]
  /** The main game that this table feeds. */
  readonly feeds?: string
  /** The people there, who has sat longest first. */
  readonly people: readonly SeatedPerson[]
}

/** Somebody at a table as the seating desk sees them, with the change of tables that awaits them. */
export interface SeatedPerson {
  readonly person: string
  readonly name: string
  readonly seat: Seat
  readonly stack: Cents
  readonly away: boolean
  /** Is to take a seat there. */
  readonly movingTo?: string
}

/** `GET /api/house/seating` */
export interface SeatingReply {
  readonly now: number
  readonly games: readonly GameSeating[]
}

/** `GET /api/lists`: what everybody may see of who waits; names are called out in the room. */
export interface ListsReply {
  readonly now: number
  readonly lists: readonly GameList[]
  readonly called: readonly CalledName[]
  /** From which tables one must move on, and the title of the main game there. */
  readonly mustMove: readonly { readonly table: string; readonly to: string }[]
}

/** Who waits for a game of which the house has tables, and how many seats are free there. */
export interface GameList {
  readonly game: string
  readonly name: string
  readonly names: readonly string[]
  readonly free: number
}

/** Somebody whose name was called from a waiting list, the seat that is held, and until when. */
export interface CalledName {
  readonly name: string
  readonly table: string
  readonly title: string
  readonly seat: Seat
  readonly until: number
}
