import type { BuyIn, Cents, Cite, RuleSet, Saying, Seat, Section } from '@cardroom/engine'
import type { Betting } from '@cardroom/engine/collection'
import type { Rulebook } from '@cardroom/rulebook'
import type { TableSign } from '@cardroom/rulebook/sign'
import type { LobbyTable } from './lobby.ts'
import type { ShuffleView } from './shuffle-view.ts'
import type { TableKind } from './table-kind.ts'

/** `GET /api/games` */
export type GamesReply = readonly GameEntry[]
export interface GameEntry {
  readonly id: string
  readonly name: string
  readonly room: string
  readonly family: string
  readonly kind: TableKind
  readonly seats: number
}

/** `GET /api/own`: the games that are the room's own, as files of theirs have them. */
export type OwnReply = Rulebook['own']

/** `GET /api/games/:room/:game?schedule=`: with an option in force only its fees, with `none` only where they are filed. */
export interface GameReply {
  readonly rules: RuleSet
  readonly sheet: readonly Section[]
  /** Every schedule option, as records name it (`own/3`), with the limits that it prints. */
  readonly schedules: readonly { readonly name: string; readonly limits?: Saying; readonly cite: string }[]
}

/** `GET /api/fees-only/:room/:game`: a game of which only the fees were filed. */
export interface FeesOnlyReply {
  readonly id: string
  readonly name: string
  readonly number: string | null
  readonly source: readonly Cite[]
  readonly sheet: readonly Section[]
}

/** `GET /api/games/:room/:game/tables`: what one may choose who opens a table. */
export type ChoicesReply = readonly TableChoice[]

/** The options of a schedule that are in force together, and the table that they make. */
export interface TableChoice {
  /** As records name them; several where each covers some numbers of players. */
  readonly schedule: readonly string[]
  readonly cites: readonly string[]
  /** What they print. */
  readonly limits?: Saying
  readonly buyIn: BuyIn
  /** The smallest bet that there would be. */
  readonly smallest: Cents
  /** Games against a player-dealer: the table's limits, if nothing else is chosen. */
  readonly table?: { readonly min?: Cents; readonly max?: Cents }
  /** Pot games: the kinds of betting that are printed. */
  readonly betting?: readonly Betting[]
  /** A lower and an upper bet, or one, in limit games. */
  readonly bets?: 1 | 2
  /** The bets or the blinds are printed: there is nothing to choose. */
  readonly isFixed?: boolean
}

/** `GET /api/games/:room/:game/signs`: the sign of a table for each schedule option. */
export type SignsReply = readonly SignEntry[]
export interface SignEntry {
  readonly schedule: string
  readonly sign: TableSign
}

/** `GET /api/tables/:id/sign` */
export type SignReply = TableSign

/** `GET /api/tables` */
export type TablesReply = readonly LobbyTable[]

/** `GET /api/rounds?table=&player=&before=&limit=`: newest first, without the records themselves. */
export type RoundsReply = readonly RoundEntry[]
export interface RoundEntry {
  readonly id: string
  readonly table: string
  readonly game: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly players: readonly string[]
}

/** `GET /api/rounds/:id`: a round record as `cardroom verify` reads it, and what the shuffle was. `GET /api/shoes/:id` has the records of all rounds of a shoe that is no longer in use, a line each. */
export interface RoundReply extends RoundEntry {
  readonly record: Readonly<Record<string, unknown>>
  /** Who sat where. */
  readonly seats: Readonly<Record<Seat, string>>
  readonly shuffle: ShuffleView
}

/** What a request that cannot be answered gets, with status 400 or 404. */
export interface ErrorReply {
  readonly error: string
}
