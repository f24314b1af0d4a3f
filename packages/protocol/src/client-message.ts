import { z } from 'zod'
import { accountWish } from './account.ts'
import { floorQuestion, wantedRuling } from './floor.ts'
import { playerName } from './player-name.ts'
import { said } from './said.ts'
import { tableOptions } from './table-options.ts'
import { card, cents, hand, seat, table, tableWord } from './values.ts'

/** A number of the browser's choice; the answer (`ok` or `refused`) carries it back as `re`. */
const re = z.int().min(0).optional()

const wager = z.strictObject({
  /** The hand that is bet on; without it the bettor's own seat. Another seat's is a back-line bet. */
  seat: seat.optional(),
  /** Nobody sits there: the bettor plays the hand of that circle. */
  circle: z.literal(true).optional(),
  on: z.string().min(1).max(40),
  hand: hand.optional(),
  amount: cents.min(1),
})

/** The shape of what a page says to its card room. */
export const clientMessage = z.discriminatedUnion('type', [
  /** The first message. With the token of an earlier `welcome` one is the same person again. */
  z.strictObject({
    type: z.literal('hello'),
    re,
    token: z.string().max(100).optional(),
    name: playerName.optional(),
  }),
  /** Is somebody there? */
  z.strictObject({ type: z.literal('ping'), re }),
  z.strictObject({ type: z.literal('account'), re, wish: accountWish }),
  /**
   * From now on the socket is sent the table whenever it changes; with `changes` it is sent once, and then what has
   * changed. A private table needs its word, but from whoever has opened it or has a seat there; without it there is
   * no such table. Who watches it may do all else there.
   */
  z.strictObject({
    type: z.literal('watch'),
    re,
    table,
    changes: z.literal(true).optional(),
    word: tableWord.optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), re, table }),
  /** From now on the socket is told how the lobby changes, or no longer. */
  z.strictObject({ type: z.literal('lobby'), re, look: z.boolean() }),
  z.strictObject({
    type: z.literal('open'),
    re,
    game: z.string().min(1).max(60),
    options: tableOptions.optional(),
  }),
  /** Which private table has this word. */
  z.strictObject({ type: z.literal('find'), re, word: tableWord }),
  /** To everybody who looks at the table. It is no part of the game: it is not written down. */
  z.strictObject({ type: z.literal('say'), re, table, said }),
  /** What everybody has bought and has at a private table. */
  z.strictObject({ type: z.literal('evening'), re, table }),
  /** Whoever runs a table that somebody opened wants so many bots there; those in a round leave when it is over. */
  z.strictObject({ type: z.literal('bots'), re, table, count: z.int().min(0).max(13) }),
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
  /** Changes to a free seat, at once or when the round is over; to one's own to stay after all. */
  z.strictObject({ type: z.literal('change-seat'), re, table, seat }),
  /** Waits for a seat, or no longer does. */
  z.strictObject({ type: z.literal('wait'), re, table }),
  z.strictObject({ type: z.literal('wait-no-more'), re, table }),
  /** More play money, between rounds. */
  z.strictObject({ type: z.literal('chips'), re, table, cents: cents.min(1) }),
  /** How one who owes blinds comes back in. */
  z.strictObject({
    type: z.literal('make-up'),
    re,
    table,
    how: z.enum(['post', 'straddle', 'wait', 'play']),
  }),
  /** Answers the offer of the player-dealer position: what is put up, or 0 to decline it. */
  z.strictObject({ type: z.literal('bank'), re, table, wager: cents }),
  /** All wagers of this player for the coming round; they replace those made before. None: no bet. */
  z.strictObject({ type: z.literal('wager'), re, table, wagers: z.array(wager).max(40) }),
  /** A text that goes into the shuffle: first its seal, then the text itself (`docs/shuffle.md`). */
  z.strictObject({ type: z.literal('seal'), re, table, commitment: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ type: z.literal('unveil'), re, table, text: z.string().min(1).max(200) }),
  /** The player-dealer cuts the cards of a new shoe, or leaves them with 0. */
  z.strictObject({ type: z.literal('cut'), re, table, at: z.int().min(0).max(1000) }),
  /** Asks for a hand without wagers. */
  z.strictObject({ type: z.literal('free-hand'), re, table }),
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
    /** The decision that is made, as `may` named it: if it was made meanwhile, by the clock too, the move is refused. */
    of: z.strictObject({ round: z.string().max(200), moves: z.int().min(0) }).optional(),
  }),
  /** A player calls the floor: the game stands still until somebody comes, for a while. */
  z.strictObject({ type: z.literal('call'), re, table }),
  /** Whoever runs the table stops its clock, or lets it go on. */
  z.strictObject({ type: z.literal('hold'), re, table, hold: z.boolean() }),
  z.strictObject({ type: z.literal('floor'), re, table, question: floorQuestion }),
  /** A ruling, on the table as it was when it was weighed. */
  z.strictObject({ type: z.literal('rule'), re, table, ruling: wantedRuling, version: z.int().min(0) }),
])
/** What a page says to its card room. */
export type ClientMessage = z.infer<typeof clientMessage>
