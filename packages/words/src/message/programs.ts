import { isPlain, type Messages } from './messages.ts'
import { readMessage } from './read.ts'

/** Messages that are parsed already: code that gets these needs no parser. */
export const programsOf = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      if (isPlain(message)) return [key, message]
      const program = typeof message === 'string' ? readMessage(message) : message
      // A text with a brace in it would be taken for one that is to be read.
      return [key, typeof program === 'string' && !isPlain(program) ? [program] : program]
    }),
  )
