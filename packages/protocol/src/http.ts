import type { Cite, RuleSet, Saying, Seat, Section } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
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

/** `GET /api/rounds/:id`: a round record as `cardroom verify` reads it, and what the shuffle was. */
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
