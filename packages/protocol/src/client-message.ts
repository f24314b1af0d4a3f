import { PLAYER_COMMANDS, type PlayerCommand, type PlayerCommandName } from '@cardroom/engine'
import { z } from 'zod'
import { accountRequest } from './account.ts'
import { chatMessage } from './chat-message.ts'
import { floorQuestion, wantedRuling } from './floor.ts'
import { playerName } from './player-name.ts'
import { tableOptions } from './table-options.ts'
import { cardSchema, centsSchema, hand, seat, table, tableWord } from './values.ts'

/** A number chosen by the browser; the answer (`ok` or `refused`) repeats it as `re`. */
const re = z.int().min(0).optional()

/** A message that every table takes, or that is about no table. */
const generalMessage = z.discriminatedUnion('type', [
  /** The first message. The token of an earlier `welcome` identifies the same person again. */
  z.strictObject({
    type: z.literal('hello'),
    re,
    token: z.string().max(100).optional(),
    name: playerName.optional(),
  }),
  /** Checks that the server is there. */
  z.strictObject({ type: z.literal('ping'), re }),
  z.strictObject({ type: z.literal('account'), re, request: accountRequest }),
  /**
   * Subscribes to a table: it is sent whenever it changes; with `changes` once, and then its changes. A private table
   * needs its word, except from its opener and its players; without the word it does not exist. A watcher may send
   * every other message there.
   */
  z.strictObject({
    type: z.literal('watch'),
    re,
    table,
    changes: z.literal(true).optional(),
    word: tableWord.optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), re, table }),
  /** Subscribes to the changes of the lobby, or unsubscribes. */
  z.strictObject({ type: z.literal('lobby'), re, look: z.boolean() }),
  z.strictObject({
    type: z.literal('open'),
    re,
    game: z.string().min(1).max(60),
    options: tableOptions.optional(),
  }),
  /** Finds the private table with this word. */
  z.strictObject({ type: z.literal('find'), re, word: tableWord }),
  /** Sends a chat message to everybody at the table. It is no part of the game and is not stored. */
  z.strictObject({ type: z.literal('say'), re, table, said: chatMessage }),
  /** Asks what everybody has bought and has at a private table. */
  z.strictObject({ type: z.literal('evening'), re, table }),
  /** Sets the number of bots at an opened table, for its runner; bots in a round leave when it is over. */
  z.strictObject({ type: z.literal('bots'), re, table, count: z.int().min(0).max(13) }),
  /** Takes a seat: the first free one, with the usual stack, if none is given. */
  z.strictObject({
    type: z.literal('sit'),
    re,
    table,
    seat: seat.optional(),
    stack: centsSchema.min(1).optional(),
  }),
  /** Gives up the seat; during a round, when it is over. */
  z.strictObject({ type: z.literal('stand'), re, table }),
  /** Sits out and keeps the seat, or comes back. */
  z.strictObject({ type: z.literal('away'), re, table, away: z.boolean() }),
  /** Moves to a free seat, at once or when the round is over; the own seat cancels that. */
  z.strictObject({ type: z.literal('change-seat'), re, table, seat }),
  /** Joins the waiting list of a table, or leaves it. */
  z.strictObject({ type: z.literal('wait'), re, table }),
  z.strictObject({ type: z.literal('wait-no-more'), re, table }),
  /** Buys more chips, between rounds. */
  z.strictObject({ type: z.literal('chips'), re, table, cents: centsSchema.min(1) }),
  /** Adds a text to the shuffle: first its seal, then the text itself (`docs/shuffle.md`). */
  z.strictObject({ type: z.literal('seal'), re, table, commitment: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ type: z.literal('unveil'), re, table, text: z.string().min(1).max(200) }),
  /** The player-dealer cuts the cards of a new shoe, or leaves them with 0. */
  z.strictObject({ type: z.literal('cut'), re, table, at: z.int().min(0).max(1000) }),
  /** Asks for a hand without wagers. */
  z.strictObject({ type: z.literal('free-hand'), re, table }),
  /** Closes the wagers at once; only for the one person at a table. */
  z.strictObject({ type: z.literal('deal'), re, table }),
  z.strictObject({
    type: z.literal('move'),
    re,
    table,
    /** The seat and hand of the decision; needed only where several are asked. */
    seat: seat.optional(),
    hand: hand.optional(),
    move: z.string().min(1).max(40),
    cents: centsSchema.optional(),
    cards: z.array(cardSchema).max(20).optional(),
    /** Where the cards go, where the option names places. */
    to: z.string().min(1).max(20).optional(),
    /** The decision, as `may` named it: if it is over, by the clock too, the move is refused. */
    of: z.strictObject({ round: z.string().max(200), moves: z.int().min(0) }).optional(),
  }),
  /** Calls the floor: the game stands still until it comes, for a while. */
  z.strictObject({ type: z.literal('call'), re, table }),
  /** Stops the game, or lets it go on, for the table's runner. */
  z.strictObject({ type: z.literal('hold'), re, table, hold: z.boolean() }),
  z.strictObject({ type: z.literal('floor'), re, table, question: floorQuestion }),
  /** A ruling, on the table as it was when it was weighed. */
  z.strictObject({ type: z.literal('rule'), re, table, ruling: wantedRuling, version: z.int().min(0) }),
])
/** A message that every table takes, or that is about no table. */
export type GeneralMessage = z.infer<typeof generalMessage>

/** A command of some families only: the family declares its fields, and the table reads them. */
const commandMessage = z.looseObject({ type: z.enum(PLAYER_COMMANDS), re, table })

/** The schema of every message of a page to its card room. */
export const clientMessage = z.discriminatedUnion('type', [generalMessage, commandMessage])

/** A family's command before its table has read its fields. */
export type RawCommandMessage = z.infer<typeof commandMessage>

/** A command of a family, as a page sends it. */
export type CommandMessage = {
  [N in PlayerCommandName]: { type: N; re?: number | undefined; table: string } & Omit<
    Extract<PlayerCommand, { do: N }>,
    'do'
  >
}[PlayerCommandName]

/** A message of a page to its card room. */
export type ClientMessage = GeneralMessage | CommandMessage
