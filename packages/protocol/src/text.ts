import { z } from 'zod'

/** What breaks a line, turns it around or hides in it: nobody sees that it is there. */
const UNSEEN = String.raw`\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`
const ONE_LINE = new RegExp(String.raw`^[^\p{Cc}${UNSEEN}]*$`, 'u')
const LINES = new RegExp(String.raw`^(?:[\n\r\t]|[^\p{Cc}${UNSEEN}])*$`, 'u')

/** A name or a reason that somebody writes and others read on a sheet. */
export const lineOfText = (most: number): z.ZodString =>
  z.string().trim().min(1).max(most).regex(ONE_LINE, 'one line, without characters that nobody sees')

/** The same where several lines may be written. */
export const linesOfText = (most: number): z.ZodString =>
  z.string().trim().min(1).max(most).regex(LINES, 'without characters that nobody sees')
