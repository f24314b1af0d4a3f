import type { Program } from './program.ts'

/** The messages of a language by their keys: as a translator's file has them, or as they were read for a page. */
export type Messages = Readonly<Record<string, string | Program>>

/** Whether a message is a text that says what it is, and nothing is to be read in it. */
export const isPlain = (message: string | Program): message is string =>
  typeof message === 'string' && !/[{}\\]|^\./.test(message)
