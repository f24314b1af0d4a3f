import { z } from 'zod'

/** The small values that messages are made of. */

export const table = z.string().min(1).max(60)
/** What lets somebody in to a private table. */
export const tableWord = z.string().min(1).max(40)
export const seat = z.int().min(1).max(20)
export const cents = z.int().min(0).max(1_000_000_000_000)
export const hand = z.int().min(1).max(20)
export const card = z
  .string()
  .regex(/^([2-9TJQKA][shdc]|Jk|[1-6]-[1-6])$/, 'a card is written like As, Td, Jk or 6-5')
