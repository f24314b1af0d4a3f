import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresOf } from '../figures.ts'
import { KEPT } from '../languages/kept.ts'
import type { Language } from '../languages/languages.ts'
import { literalsIn } from './literals.ts'

/** Words of English that no sentence of another language has, unless it is kept as it is: `Mayús` has no `may`. */
export const ENGLISH =
  /(?<![\p{Script=Latin}\d_])(the|of|is|are|was|with|from|and|or|by|for|his|its|player|players|hand|hands|card|cards|bet|bets|wager|wagers|round|seat|table|deal|dealer|when|where|which|this|that|not|no longer|must|may|each|every)(?![\p{Script=Latin}\d_])/iu

/** `by-seat`: what a sentence compares its values with. */
export const isKey = (text: string): boolean => /^[a-z\d]+(-[a-z\d]+)+$/.test(text)

/** Code without the keys that a value is compared with: `who === 'player'`. */
export const withoutCompared = (code: string): string => code.replace(/([!=]== |case )(['"])[^'"]*\2/g, '')

/** Code without its comments, and without the names of properties and of values, `{card}`: nobody hears them. */
export const withoutUnsaid = (code: string): string =>
  code
    .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^\s*'[^']*':/gm, '')
    .replace(/(?<!\$)\{\w+\}/g, '')

/** The code of a language's files. */
export function filesOf(language: Language): string[] {
  const root = join(import.meta.dirname, '..', language.toLowerCase())
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => readFileSync(join(root, name), 'utf8'))
}

const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu

/** The words of a text in the letters that English is written in too; single letters are ranks, keys and names. */
const wordsOf = (text: string): string[] =>
  [...text.normalize('NFC').matchAll(WORD)]
    .map(([word]) => word.toLowerCase())
    .filter(word => word.length > 1)

/** Every word that a language has for what it says, and for the months. */
function vocabularyOf(language: Language): ReadonlySet<string> {
  const months = Array.from({ length: 12 }, (_, month) => figuresOf(language).time(Date.UTC(2026, month, 15)))
  const said = filesOf(language)
    .map(code => withoutCompared(withoutUnsaid(code.replace(/^(import|} from) .*$/gm, ''))))
    .flatMap(literalsIn)
    .filter(text => !isKey(text))
  return new Set([...said, ...months].flatMap(wordsOf).filter(word => !ENGLISH.test(word)))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One who finds what is not said in a language: words that it does not have, and that are no name. */
export function listenerFor(language: Language, names: readonly string[]): (text: string) => string[] {
  const known = vocabularyOf(language)
  const kept = [...KEPT.words, ...names].toSorted((a, b) => b.length - a.length).map(escaped)
  const isName = new RegExp(`(?<![\\p{Script=Latin}\\d])(${kept.join('|')})(?![\\p{Script=Latin}\\d])`, 'gu')
  // Spanish makes its plurals of ranks and suits by their endings.
  const isKnown = (word: string): boolean =>
    known.has(word) || (language === 'es' && known.has(word.replace(/e?s$/, '')))
  return text => wordsOf(text.replaceAll(isName, ' ')).filter(word => !isKnown(word))
}
