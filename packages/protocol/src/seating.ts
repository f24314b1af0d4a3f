import type { Cents, Seat } from '@cardroom/engine'
import { z } from 'zod'

/** The events of waiting lists and table changes in the house's log. */
export type SeatingEvent =
  /** For a seat at any table of a game. */
  | {
      readonly type: 'listed' | 'struck'
      readonly game: string
      readonly person: string
      readonly by: string
    }
  /**
   * Makes a table a feeder: its longest seated player moves on when the main game has a seat. Without `main` it is
   * none any more.
   */
  | { readonly type: 'must-move-set'; readonly table: string; readonly main?: string; readonly by: string }
  /** A person is to take a seat, with all chips, at another table. Without `by` it follows from must-move. */
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
  /** The change failed; the chips are in the wallet. */
  | {
      readonly type: 'table-not-changed'
      readonly person: string
      readonly from: string
      readonly to: string
    }

const game = z.string().min(1).max(60)
const table = z.string().min(1).max(60)
const person = z.string().min(1).max(40)

/** The shape of a person's own request to wait for a game, or no longer. */
export const gameRequest = z.strictObject({ game })
/** The same request by the floor, for another person. */
export const listRequest = z.strictObject({ game, person })
/** The shape of a request to call somebody to a seat of a table, kept for so many minutes. */
export const callRequest = z.strictObject({ person, table, minutes: z.int().min(1).max(60).optional() })
/** The shape of a request that somebody changes tables. */
export const tableChangeRequest = z.strictObject({ person, from: table, to: table })
/** The shape of a request that a table feeds another, or none. */
export const mustMoveRequest = z.strictObject({ table, main: table.optional() })

/** A waiting person; `called`: the seat that is held, and until when by the server's clock. */
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

/** A table on the floor's seating page: who sits and who waits there, and which table it feeds. */
export interface TableSeating {
  readonly id: string
  readonly title: string
  readonly seats: number
  /** The seats that are neither taken nor held. */
  readonly free: number
  readonly waiting: readonly WaitingName[]
  /** The main game that this table feeds. */
  readonly feeds?: string
  /** The people there, the longest seated first. */
  readonly people: readonly SeatedPerson[]
}

/** A seated person on the floor's seating page, with a pending change of tables. */
export interface SeatedPerson {
  readonly person: string
  readonly name: string
  readonly seat: Seat
  readonly stack: Cents
  readonly away: boolean
  /** The table where this person is to take a seat. */
  readonly movingTo?: string
}

/** `GET /api/house/seating` */
export interface SeatingReply {
  readonly now: number
  readonly games: readonly GameSeating[]
}

/** `GET /api/lists`: the public waiting lists; names are called out in the room. */
export interface ListsReply {
  readonly now: number
  readonly lists: readonly GameList[]
  readonly called: readonly CalledName[]
  /** The feeder tables, with the titles of their main games. */
  readonly mustMove: readonly { readonly table: string; readonly to: string }[]
}

/** Who waits for a game of which the house has tables, and how many seats are free there. */
export interface GameList {
  readonly game: string
  readonly name: string
  readonly names: readonly string[]
  readonly free: number
}

/** A name called from a waiting list, with the seat that is held, and until when. */
export interface CalledName {
  readonly name: string
  readonly table: string
  readonly title: string
  readonly seat: Seat
  readonly until: number
}
