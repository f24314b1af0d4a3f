import { z } from 'zod'
import { cents } from './values.ts'

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
  schedule: z
    .union([z.int().min(1), z.string().min(1).max(30), z.array(z.string().min(1).max(30)).min(1).max(20)])
    .optional(),
  limits: z.strictObject({ min: cents.min(1), max: cents.min(1) }).optional(),
  readings: z.record(z.string().max(40), z.string().max(40)).optional(),
  decks: z.int().min(1).max(8).optional(),
  stakes: stakes.optional(),
  blinds: z.array(cents).min(1).max(3).optional(),
  ante: cents.min(1).optional(),
  bringIn: cents.min(1).optional(),
})
export type TableOptions = z.infer<typeof tableOptions>
