import { z } from 'zod'

/** Characters that break a line, reverse it or are invisible. */
const UNSEEN_CHARACTERS = String.raw`\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`
const ONE_LINE = new RegExp(String.raw`^[^\p{Cc}${UNSEEN_CHARACTERS}]*$`, 'u')
const SEVERAL_LINES = new RegExp(String.raw`^(?:[\n\r\t]|[^\p{Cc}${UNSEEN_CHARACTERS}])*$`, 'u')

/** A single line of text, such as a name or a reason. */
export const lineOfText = (most: number): z.ZodString =>
  z.string().trim().min(1).max(most).regex(ONE_LINE, 'one line, without characters that nobody sees')

/** The same where several lines may be written. */
export const linesOfText = (most: number): z.ZodString =>
  z.string().trim().min(1).max(most).regex(SEVERAL_LINES, 'without characters that nobody sees')
