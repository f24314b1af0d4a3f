import { z } from 'zod'
import { MOST_CHARACTERS, PHRASES } from './chat.ts'

/** The shape of something that is said at a table: a phrase, or words of one's own. */
export const said = z.union([
  z.strictObject({ phrase: z.enum(PHRASES) }),
  z.strictObject({ text: z.string().trim().min(1).max(MOST_CHARACTERS) }),
])
