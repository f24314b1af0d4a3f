import { grammar } from '../grammar/en.ts'
import { messagesOf } from '../languages/languages.ts'
import type { Messages } from '../message/messages.ts'
import type { Pattern, Program } from '../message/program.ts'
import { programsOf } from '../message/programs.ts'
import { speak } from '../speak.ts'
import type { Speaker } from '../speaker.ts'

/** What `en-XA` writes for a vowel: it is still to be read, and longer. */
export const ACCENTED_VOWELS: Readonly<Record<string, string>> = {
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

/**
 * `en-XA`, an invented language: English with accents, a third longer and in brackets. Where the page shows
 * something without brackets, it is not a message; where a bracket is cut off, a longer language has no room.
 */
export async function pseudoEnglish(): Promise<Speaker> {
  const messages: Messages = programsOf(await messagesOf('en'))
  // What is only looked up stays as it is.
  const isSaid = (key: string): boolean =>
    !/^(cards\.genders|terms\.words\..*\.forms|dealing\.colours)/.test(key)
  return speak(
    grammar,
    Object.fromEntries(
      Object.entries(messages).map(([key, program]) => [key, isSaid(key) ? pseudo(program) : program]),
    ),
  )
}
