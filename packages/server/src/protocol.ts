import type { Ask, Cents, MakeUp, Result, RuleSet, Seat, Section, View, WagerSeen } from '@cardroom/engine'
import type { OwnGame } from '@cardroom/rulebook/own/own-game.ts'
import { z } from 'zod'

/**
 * What a browser and the card room say to each other. One socket at `/ws`, JSON messages both ways;
 * records and rule sheets over plain HTTP. Nothing here comes from Node: the page imports it.
 */

// ── From the browser ────────────────────────────────────────────────────────────────────────────

const table = z.string().min(1).max(60)
const seat = z.int().min(1).max(20)
const cents = z.int().min(0).max(1_000_000_000_000)
const hand = z.int().min(1).max(20)
const card = z
  .string()
  .regex(/^([2-9TJQKA][shdc]|Jk|[1-6]-[1-6])$/, 'a card is written like As, Td, Jk or 6-5')

/** No blanks and no slash: records write `3/Kim double`. */
export const playerName = z
  .string()
  .regex(/^[\p{L}\p{N}_.-]{1,20}$/u, 'a name has 1 to 20 letters, digits, dots, dashes or underscores')

/** A number of the browser's choice; the answer (`ok` or `refused`) carries it back as `re`. */
const re = z.int().min(0).optional()

const wager = z.strictObject({
  /** The hand that is bet on; without it the bettor's own seat. Another seat's is a back-line bet. */
  seat: seat.optional(),
  on: z.string().min(1).max(40),
  hand: hand.optional(),
  amount: cents.min(1),
})

const stakes = z.strictObject({
  limit: z.enum(['fixed', 'spread', 'pot', 'none']),
  bets: z.array(cents.min(1)).min(1).max(2).optional(),
  range: z.array(cents.min(1)).length(2).optional(),
  min: cents.min(1).optional(),
})

/** What the house sets for a table; what is left out is chosen sensibly. */
export const tableOptions = z.strictObject({
  title: z.string().trim().min(1).max(40).optional(),
  /** Bots that fill the first seats. */
  bots: z.int().min(0).max(13).optional(),
  /** The schedule option in force (`cardroom rules` lists them); `none` for no collection. */
  schedule: z.union([z.int().min(1), z.string().min(1).max(30)]).optional(),
  limits: z.strictObject({ min: cents.min(1), max: cents.min(1) }).optional(),
  readings: z.record(z.string().max(40), z.string().max(40)).optional(),
  decks: z.int().min(1).max(8).optional(),
  stakes: stakes.optional(),
  blinds: z.array(cents).min(1).max(3).optional(),
  ante: cents.min(1).optional(),
  bringIn: cents.min(1).optional(),
})
export type TableOptions = z.infer<typeof tableOptions>

export const clientMessage = z.discriminatedUnion('type', [
  /** The first message. With the token of an earlier `welcome` one is the same person again. */
  z.strictObject({
    type: z.literal('hello'),
    re,
    token: z.string().max(100).optional(),
    name: playerName.optional(),
  }),
  /** From now on the socket is sent the table whenever it changes. */
  z.strictObject({ type: z.literal('watch'), re, table }),
  z.strictObject({ type: z.literal('unwatch'), re, table }),
  z.strictObject({
    type: z.literal('open'),
    re,
    game: z.string().min(1).max(60),
    options: tableOptions.optional(),
  }),
  /** Without a seat, the first that is free; without a stack, the usual one. */
  z.strictObject({
    type: z.literal('sit'),
    re,
    table,
    seat: seat.optional(),
    stack: cents.min(1).optional(),
  }),
  /** In the middle of a round the seat is given up when the round is over. */
  z.strictObject({ type: z.literal('stand'), re, table }),
  /** Keeps the seat without being dealt in, or comes back. */
  z.strictObject({ type: z.literal('away'), re, table, away: z.boolean() }),
  /** More play money, between rounds. */
  z.strictObject({ type: z.literal('chips'), re, table, cents: cents.min(1) }),
  /** How one who owes blinds comes back in. */
  z.strictObject({ type: z.literal('make-up'), re, table, how: z.enum(['post', 'straddle', 'wait']) }),
  /** Answers the offer of the player-dealer position: what is put up, or 0 to decline it. */
  z.strictObject({ type: z.literal('bank'), re, table, wager: cents }),
  /** All wagers of this player for the coming round; they replace those made before. None: no bet. */
  z.strictObject({ type: z.literal('wager'), re, table, wagers: z.array(wager).max(40) }),
  /** Something of the player's own that goes into the shuffle. */
  z.strictObject({ type: z.literal('add'), re, table, text: z.string().min(1).max(100) }),
  /** Closes the wagers at once; for a table with a single person. */
  z.strictObject({ type: z.literal('deal'), re, table }),
  z.strictObject({
    type: z.literal('move'),
    re,
    table,
    /** The seat and hand that are asked, as the ask names them; needed only where several are. */
    seat: seat.optional(),
    hand: hand.optional(),
    move: z.string().min(1).max(40),
    cents: cents.optional(),
    cards: z.array(card).max(20).optional(),
    /** Where the cards go, where the option names places. */
    to: z.string().min(1).max(20).optional(),
  }),
])
export type ClientMessage = z.infer<typeof clientMessage>

// ── To the browser ──────────────────────────────────────────────────────────────────────────────

export type ServerMessage =
  | { readonly type: 'welcome'; readonly re?: number; readonly token: string; readonly name: string }
  | { readonly type: 'lobby'; readonly tables: readonly LobbyTable[] }
  | { readonly type: 'table'; readonly table: TableView }
  | { readonly type: 'finished'; readonly table: string; readonly round: RoundFinished }
  /** Done, and durable. `table` where one was opened. */
  | { readonly type: 'ok'; readonly re?: number; readonly table?: string }
  /** Nothing has changed. */
  | { readonly type: 'refused'; readonly re?: number; readonly why: string }

export interface LobbyTable {
  readonly id: string
  readonly title: string
  readonly game: string
  /** The game's name. */
  readonly name: string
  readonly family: string
  readonly seats: number
  readonly people: number
  readonly bots: number
  /** The people who sit there, clockwise from seat 1. */
  readonly names: readonly string[]
  /** `$5–$100`, `$3/$6 limit`: what the sign says. */
  readonly limits: string
  readonly phase: Phase
}

/** `banked` games are played against a player-dealer, `pot` games for a pot. */
export type TableKind = 'banked' | 'pot'

/**
 * `waiting`: too few players. `bank`: the player-dealer position is being offered.
 * `wagers`: the wagers are open. `round`: a round is on. `pause`: it is over and its result is shown.
 */
export type Phase = 'waiting' | 'bank' | 'wagers' | 'round' | 'pause'

export interface TableView {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly name: string
  readonly family: string
  readonly kind: TableKind
  readonly phase: Phase
  /** Counts up with every change. */
  readonly version: number
  /** All places of the table, clockwise from 1. */
  readonly seats: readonly SeatView[]
  readonly sign: Sign
  readonly bank?: BankView
  readonly button?: Seat
  /** The wagers placed so far; in a round `round.view.wagers` has what lies on the table. */
  readonly wagers: readonly WagerSeen[]
  /** What runs out at `until` unless somebody acts before; both by the server's clock. */
  readonly clock?: Clock
  readonly round?: RoundView
  /** The round before. */
  readonly last?: RoundFinished
  readonly shuffle: ShuffleView
  readonly you: You
}

export interface SeatView {
  readonly seat: Seat
  /** Nobody sits here without it. */
  readonly player?: {
    readonly name: string
    readonly bot: boolean
    readonly away: boolean
    /** Has a socket open (bots always have). */
    readonly here: boolean
    /** Gives up the seat when the round is over. */
    readonly leaving: boolean
  }
  /** Chips behind: without what lies on the table. */
  readonly stack: Cents
  /** Pot games: what must be posted to be dealt in again. */
  readonly owes?: { readonly live: Cents; readonly dead: Cents }
}

/** What is posted at the table: limits, stakes, collection. */
export interface Sign {
  readonly limits: string
  /** The schedule option in force, as records name it. */
  readonly schedule?: string
  /** Games against a player-dealer: where one may bet before the deal, and how much. */
  readonly spots: readonly Spot[]
  /** Back-line bettors that a hand may have: 0 for none. */
  readonly backLine: number | 'any'
  readonly blinds?: readonly Cents[]
  readonly ante?: Cents
}

export interface Spot {
  readonly on: string
  readonly name: string
  readonly kind: 'base' | 'bonus'
  readonly min: Cents
  readonly max: Cents
  /** Wagers are multiples of this. */
  readonly step: Cents
  readonly must: boolean
  /** Only beside one of these. */
  readonly needs: readonly string[]
  /** As much as that one. */
  readonly equals?: string
  /** One wager on each of so many hands, numbered from 1. */
  readonly hands?: number
}

export interface BankView {
  /** Who has the position; nobody yet while it is being offered. */
  readonly seat?: Seat
  readonly wager?: Cents
  /** Whose turn it is to take it. */
  readonly offeredTo?: Seat
  /** Rounds in a row that the same person has had it, this one included, and how many there may be. */
  readonly turn: number
  readonly turns: number
}

export interface Clock {
  readonly for: 'bank' | 'wagers' | 'decision' | 'next'
  readonly until: number
  readonly now: number
}

export interface RoundView {
  readonly id: string
  /** What this viewer may see, as the engine gives it. */
  readonly view: View
}

export interface RoundFinished {
  readonly id: string
  readonly result: Result
  /** In a table's view until the next round is made up: what this viewer saw of it when it was over. */
  readonly view?: View
  readonly shuffle: ShuffleView
}

/** What anybody needs to check the shuffle: SHA-256 of `secret` is the commitment (README, "The shuffle"). */
export interface ShuffleView {
  /** Published before the wagers; empty until there is one. */
  readonly commitment: string
  readonly added: readonly { readonly name: string; readonly text: string }[]
  /** Only after the round. */
  readonly secret?: string
  /** Of the whole: what the deck was shuffled with. Only after the round. */
  readonly seed?: string
}

export interface You {
  readonly name: string
  readonly seat?: Seat
  /** Everything that this person may do at the table now. */
  readonly may: readonly May[]
}

/** Something that one may do, with its bounds; `do` is the type of the message that does it. */
export type May =
  | {
      readonly do: 'sit'
      readonly seats: readonly Seat[]
      readonly min: Cents
      readonly max: Cents
      readonly usual: Cents
    }
  | { readonly do: 'stand' }
  | { readonly do: 'away'; readonly away: boolean }
  | { readonly do: 'chips'; readonly max: Cents }
  /** Blinds are owed: how they may be made up, and how they will be unless something else is said. */
  | { readonly do: 'make-up'; readonly ways: readonly MakeUp[]; readonly chosen: MakeUp }
  /** Take the position with so much, or decline it with 0. */
  | { readonly do: 'bank'; readonly min: Cents; readonly max: Cents; readonly usual: Cents }
  /** `seats`: the hands that may be bet on, one's own first; the others are back-line bets. */
  | { readonly do: 'wager'; readonly seats: readonly Seat[]; readonly stack: Cents }
  | { readonly do: 'add' }
  | { readonly do: 'deal' }
  | { readonly do: 'move'; readonly ask: Ask }

// ── Over HTTP ───────────────────────────────────────────────────────────────────────────────────

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
export type OwnReply = readonly OwnGame[]

/** `GET /api/games/:room/:game?schedule=`: with an option in force only its fees, with `none` only where they are filed. */
export interface GameReply {
  readonly rules: RuleSet
  readonly sheet: readonly Section[]
  /** Every schedule option, as records name it (`own/3`), with its limits in words. */
  readonly schedules: readonly { readonly name: string; readonly limits: string; readonly cite: string }[]
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
