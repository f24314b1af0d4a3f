import { z } from 'zod'

/** The schemas of the values in messages. */

export const table = z.string().min(1).max(60)
/** The word of a private table. */
export const tableWord = z.string().min(1).max(40)
export const seat = z.int().min(1).max(20)
export const centsSchema = z.int().min(0).max(1_000_000_000_000)
export const hand = z.int().min(1).max(20)
export const cardSchema = z
  .string()
  .regex(/^([2-9TJQKA][shdc]|Jk|[1-6]-[1-6])$/, 'a card is written like As, Td, Jk or 6-5')
