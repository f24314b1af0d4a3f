import { z } from 'zod'
import { MAX_CHAT_CHARACTERS, PHRASES } from './chat.ts'

/** The shape of a chat message: a phrase, or free text. */
export const chatMessage = z.union([
  z.strictObject({ phrase: z.enum(PHRASES) }),
  z.strictObject({ text: z.string().trim().min(1).max(MAX_CHAT_CHARACTERS) }),
])
