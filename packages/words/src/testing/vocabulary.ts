import { formatsOf } from '../formats.ts'
import { KEPT_WORDS } from '../languages/kept.ts'
import { type Language, messagesOf } from '../languages/languages.ts'
import type { Messages } from '../message/messages.ts'
import type { Program } from '../message/program.ts'
import { textsOf } from '../message/texts.ts'

/** Words of English that no sentence of another language has, unless it is kept as it is: `Mayús` has no `may`. */
export const ENGLISH_WORDS =
  /(?<![\p{Script=Latin}\d_])(the|of|is|are|was|with|from|and|or|by|for|his|its|player|players|hand|hands|card|cards|bet|bets|wager|wagers|round|seat|table|deal|dealer|when|where|which|this|that|not|no longer|must|may|each|every)(?![\p{Script=Latin}\d_])/iu

/** The texts of a message that people read, with the separators of its lists. */
export function readsOf(message: string | Program): string[] {
  const separators =
    typeof message === 'string' ? [...message.matchAll(/ by=\|([^|]*)\|/g)].map(([, by]) => by!) : []
  return [...textsOf(message, () => '\n').flatMap(text => text.split('\n')), ...separators].filter(text =>
    /\p{L}/u.test(text),
  )
}

const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu

/** The words of a text in the letters that English is written in too; single letters are ranks, keys and names. */
const wordsOf = (text: string): string[] =>
  [...text.normalize('NFC').matchAll(WORD)]
    .map(([word]) => word.toLowerCase())
    .filter(word => word.length > 1)

/** Every word that a language has for what it says, and for the months. */
function vocabularyOf(language: Language, messages: Messages): ReadonlySet<string> {
  const months = Array.from({ length: 12 }, (_, month) => formatsOf(language).time(Date.UTC(2026, month, 15)))
  const said = Object.values(messages).flatMap(readsOf)
  return new Set([...said, ...months].flatMap(wordsOf).filter(word => !ENGLISH_WORDS.test(word)))
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One who finds what is not said in a language: words that it does not have, and that are no name. */
export async function listenerFor(
  language: Language,
  names: readonly string[],
): Promise<(text: string) => string[]> {
  const known = vocabularyOf(language, await messagesOf(language))
  const kept = [...KEPT_WORDS, ...names].toSorted((a, b) => b.length - a.length).map(escapePattern)
  const isName = new RegExp(`(?<![\\p{Script=Latin}\\d])(${kept.join('|')})(?![\\p{Script=Latin}\\d])`, 'gu')
  // Spanish makes its plurals of ranks and suits by their endings.
  const isKnown = (word: string): boolean =>
    known.has(word) || (language === 'es' && known.has(word.replace(/e?s$/, '')))
  return text => wordsOf(text.replaceAll(isName, ' ')).filter(word => !isKnown(word))
}
