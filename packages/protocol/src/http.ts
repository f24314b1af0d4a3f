import type { BuyIn, Cents, Cite, Refusal, RuleSet, Rules, Saying, Seat, Section } from '@cardroom/engine'
import type { BettingKind } from '@cardroom/engine/collection'
import type { Rulebook } from '@cardroom/rulebook'
import type { OwnGameDraft } from '@cardroom/rulebook/own'
import type { Standing } from '@cardroom/rulebook/regimes'
import type { TableSign } from '@cardroom/rulebook/sign'
import type { LobbyTable } from './lobby.ts'
import type { ShuffleView } from './shuffle-view.ts'
import type { TableKind } from './table-kind.ts'

/** `GET /api/games` */
export type GamesReply = readonly GameEntry[]
/** A game as the lobby lists it. */
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

/** `GET /api/regimes`: what a table may be run under, and how each stands today. */
export type RegimesReply = readonly RegimeEntry[]
/** A regime as it is chosen for a table. */
export interface RegimeEntry {
  readonly id: string
  readonly name: string
  readonly standing: Standing
}

/** `GET /api/house/rules/:room/:game`: a filed game as a file of the room's own, to be changed. */
export type OwnDraftReply = OwnGameDraft

/** `POST /api/house/rules/check`: a game of the room's own, looked over; nothing is kept of it. */
export interface RulesCheckedReply {
  /** Mistakes that prevent play, and doubtful entries; each with its place. */
  readonly mistakes: readonly Refusal[]
  readonly doubts: readonly Refusal[]
  /** How many citations were looked up, and the filings whose texts are not here. */
  readonly cites: { readonly checked: number; readonly missing: readonly string[] }
  readonly rounds: {
    readonly played: number
    readonly failed?: { readonly round: number; readonly why: string }
  }
  /** The game as it would be played; missing if it has mistakes. */
  readonly game?: Pick<GameReply, 'sheet'> & { readonly rules: Rules }
  /** The game that it was made from. */
  readonly from?: Pick<GameReply, 'rules' | 'sheet'>
}

/** `GET /api/games/:room/:game/tables`: the choices for a new table. */
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
  readonly betting?: readonly BettingKind[]
  /** A lower and an upper bet, or one, in limit games. */
  readonly bets?: 1 | 2
  /** The bets or the blinds are printed: there is nothing to choose. */
  readonly isFixed?: boolean
}

/** `GET /api/games/:room/:game/signs`: the sign of a table for each schedule option. */
export type SignsReply = readonly SignEntry[]
/** The sign of a table under one schedule option. */
export interface SignEntry {
  readonly schedule: string
  readonly sign: TableSign
}

/** `GET /api/tables/:id/sign` */
export type SignReply = TableSign

/** `GET /api/private-tables/WORD`: the private table that has this word. */
export type PrivateTableReply = Pick<LobbyTable, 'id' | 'game' | 'title'>

/** `GET /api/tables` */
export type TablesReply = readonly LobbyTable[]

/** `GET /api/rounds?table=&player=&before=&limit=`: newest first, without the records themselves. */
export type RoundsReply = readonly ListedRound[]
/** A round as lists have it. */
export interface RoundEntry {
  readonly id: string
  readonly table: string
  readonly game: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly players: readonly string[]
}

/** A round in a list, with everybody's net result by name; missing where the house called it off. */
export interface ListedRound extends RoundEntry {
  readonly net?: Readonly<Record<string, number>>
}

/** `GET /api/rounds/:id`: a round record as `cardroom verify` reads it, and what the shuffle was. `GET /api/shoes/:id` has the records of all rounds of a shoe that is no longer in use, a line each. */
export interface RoundReply extends RoundEntry {
  readonly record: Readonly<Record<string, unknown>>
  /** Who sat where. */
  readonly seats: Readonly<Record<Seat, string>>
  readonly shuffle: ShuffleView
  /** At a sealed table: who has agreed to open all cards, of those who have to. */
  readonly agreed?: { readonly by: readonly string[]; readonly of: readonly string[] }
}

/**
 * `GET /api/me/rounds?before=&limit=`: the asker's rounds, newest first, with their records; none without a token.
 */
export interface OwnRoundsReply {
  /** The owner's id, which stays the same when the name changes. */
  readonly owner: string
  readonly rounds: readonly OwnRound[]
  /** Where there may be older rounds: the next value of `before`. */
  readonly older?: number
}
/** A round in the list of one of its players. */
export interface OwnRound extends RoundEntry {
  /** Which accounts of the result are theirs: a seat, or `3/Ann` behind one. */
  readonly accounts: readonly string[]
  /** Their net result; missing where the house called the round off. */
  readonly net?: number
  /** Missing for a round whose cards stay sealed: its own page shows it. */
  readonly record?: RoundReply['record']
}

/** `POST /api/rounds/:id/agree`: whether all have agreed now, and all cards of the round are open. */
export interface AgreedReply {
  readonly opened: boolean
}

/** The reply to a request that cannot be answered, with status 400 or 404. */
export interface ErrorReply {
  readonly error: string
}
