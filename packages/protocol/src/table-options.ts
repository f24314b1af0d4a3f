import { z } from 'zod'
import { CHATS } from './chat.ts'
import { lineOfText } from './text.ts'
import { cents } from './values.ts'

const stakes = z.strictObject({
  limit: z.enum(['fixed', 'spread', 'pot', 'none']),
  bets: z.array(cents.min(1)).min(1).max(2).optional(),
  range: z.array(cents.min(1)).length(2).optional(),
  min: cents.min(1).optional(),
})

/** So many letters fit on a table's card. */
export const MOST_TITLE = 40

/** What the house sets for a table; what is left out is chosen sensibly. */
export const tableOptions = z.strictObject({
  title: lineOfText(MOST_TITLE).optional(),
  /** Places at the table, if fewer than are filed. */
  seats: z.int().min(2).max(14).optional(),
  /** Bots that fill the first seats. */
  bots: z.int().min(0).max(13).optional(),
  /** The schedule option in force (`cardroom rules` lists them); `none` for no collection. */
  schedule: z
    .union([z.int().min(1), z.string().min(1).max(30), z.array(z.string().min(1).max(30)).min(1).max(20)])
    .optional(),
  limits: z.strictObject({ min: cents.min(1), max: cents.min(1) }).optional(),
  /** How long one may think, in milliseconds: for a decision, as a time bank, and what comes back with every round. */
  thinking: z
    .strictObject({
      decision: z.int().min(5_000).max(600_000),
      reserve: z.int().min(0).max(600_000),
      refill: z.int().min(0).max(600_000),
    })
    .optional(),
  readings: z.record(z.string().max(40), z.string().max(40)).optional(),
  /** Rounds that a person plays before the player-dealer position is offered. */
  bankAfter: z.int().min(0).max(1000).optional(),
  /** The regime that the table is run under (`cardroom rules regimes` lists them); as filed, if nothing is said. */
  regime: z.string().min(1).max(40).optional(),
  /** The first of the bots plays for a third-party provider of proposition player services. */
  provider: z.boolean().optional(),
  decks: z.int().min(1).max(8).optional(),
  stakes: stakes.optional(),
  blinds: z.array(cents).min(1).max(3).optional(),
  ante: cents.min(1).optional(),
  bringIn: cents.min(1).optional(),
  /**
   * Whether everybody can shuffle again once the shoe is over, and so knows all of its cards; or cards that nobody
   * was shown stay sealed, and the others are proved. Pot games are sealed if nothing is said, others opened.
   */
  shuffle: z.enum(['sealed', 'opened']).optional(),
  /** In no lobby: who wants to come in needs the word that the answer has. Its rounds are their players' own. */
  private: z.boolean().optional(),
  /** What may be said there: nothing, what has words in every language, or at a private table whatever one types. */
  chat: z.enum(CHATS).optional(),
  /** Whether whoever sits here may have told what their choices are worth; not, if nothing is said. */
  coach: z.boolean().optional(),
})
/** What may be chosen when a table is opened. */
export type TableOptions = z.infer<typeof tableOptions>
