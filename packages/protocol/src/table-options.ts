import { z } from 'zod'
import { CHAT_KINDS } from './chat.ts'
import { lineOfText } from './text.ts'
import { centsSchema } from './values.ts'

const stakes = z.strictObject({
  limit: z.enum(['fixed', 'spread', 'pot', 'none']),
  bets: z.array(centsSchema.min(1)).min(1).max(2).optional(),
  range: z.array(centsSchema.min(1)).length(2).optional(),
  min: centsSchema.min(1).optional(),
})

/** The longest title, which fits on a table's card. */
export const MAX_TITLE_LENGTH = 40

/** The options of a table; missing ones get sensible values. */
export const tableOptions = z.strictObject({
  title: lineOfText(MAX_TITLE_LENGTH).optional(),
  /** The number of seats, if fewer than filed. */
  seats: z.int().min(2).max(14).optional(),
  /** Bots that fill the first seats. */
  bots: z.int().min(0).max(13).optional(),
  /** The schedule option in force (`cardroom rules` lists them); `none` for no collection. */
  schedule: z
    .union([z.int().min(1), z.string().min(1).max(30), z.array(z.string().min(1).max(30)).min(1).max(20)])
    .optional(),
  limits: z.strictObject({ min: centsSchema.min(1), max: centsSchema.min(1) }).optional(),
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
  /** The regime that the table is run under (`cardroom rules regimes` lists them); as filed by default. */
  regime: z.string().min(1).max(40).optional(),
  /** The first of the bots plays for a third-party provider of proposition player services. */
  provider: z.boolean().optional(),
  decks: z.int().min(1).max(8).optional(),
  stakes: stakes.optional(),
  blinds: z.array(centsSchema).min(1).max(3).optional(),
  ante: centsSchema.min(1).optional(),
  bringIn: centsSchema.min(1).optional(),
  /**
   * Whether everybody can shuffle again once the shoe is over, and so knows all of its cards; or cards that nobody
   * was shown stay sealed, and the others are proved. By default pot games are sealed, others opened.
   */
  shuffle: z.enum(['sealed', 'opened']).optional(),
  /** Not in the lobby: entering needs the word in the answer. Its rounds are visible to their players only. */
  private: z.boolean().optional(),
  /** The kind of chat: none, phrases, or at a private table free text. */
  chat: z.enum(CHAT_KINDS).optional(),
  /** Whether the page may tell seated players what their choices are worth; by default not. */
  coach: z.boolean().optional(),
})
/** The options of a new table. */
export type TableOptions = z.infer<typeof tableOptions>
