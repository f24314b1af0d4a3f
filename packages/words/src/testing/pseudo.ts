import { messagesOf } from '../languages/languages.ts'
import type { Messages } from '../message/messages.ts'
import type { Pattern, Program } from '../message/program.ts'
import { programsOf } from '../message/programs.ts'

/** What `en-XA` writes for a vowel: it is still to be read, and longer. */
const ACCENTED_VOWELS: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

const addAccents = (text: string): string =>
  text.replaceAll(/[aeiouAEIOU]/g, vowel => ACCENTED_VOWELS[vowel]!)

const inBrackets = (pattern: Pattern): Pattern =>
  typeof pattern === 'string'
    ? `[${addAccents(pattern)}]`
    : ['[', ...pattern.map(piece => (typeof piece === 'string' ? addAccents(piece) : piece)), ']']

const pseudo = (program: Program): Program =>
  typeof program === 'object' && 'by' in program
    ? { ...program, variants: program.variants.map(([keys, says]) => [keys, inBrackets(says)]) }
    : inBrackets(program)

/** What is only looked up, and never said. */
const LOOKED_UP = /^(cards\.genders|terms\.words\..*\.forms|dealing\.colours)/

/**
 * The messages of `en-XA`, an invented language: English with accents, a third longer and in brackets. Where the page
 * shows something without brackets, it is not a message; where a bracket is cut off, a longer language has no room.
 */
export async function pseudoMessages(): Promise<Messages> {
  const messages = Object.entries(programsOf(await messagesOf('en')))
  return Object.fromEntries(
    messages.map(([key, program]) => [key, LOOKED_UP.test(key) ? program : pseudo(program)]),
  )
}
