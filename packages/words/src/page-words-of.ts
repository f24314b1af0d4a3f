import type { Values } from '@cardroom/engine'
import { isPlain, type Messages } from './message/messages.ts'
import type { PageWords } from './page-words/index.ts'

type Word = string | ((values: Values) => string)
type Words = { [name: string]: Word | Words }

/**
 * The page's words as its parts ask for them: the message `table.seat` is `m.table.seat`, a text where it always reads
 * the same, and else a function of its values.
 */
export function pageWordsOf(
  messages: Messages,
  sentence: (key: string) => (values: Values) => string,
): PageWords {
  const words: Words = {}
  for (const [key, message] of Object.entries(messages)) {
    const path = key.split('.')
    if (path.length === 1 || isPartOf(messages, path)) continue
    const group = path.slice(0, -1).reduce(groupIn, words)
    const isText = typeof message === 'string' && !takesValues(message)
    group[path.at(-1)!] = isPlain(message) ? message : isText ? sentence(key)({}) : sentence(key)
  }
  // The check of the languages holds every one of them to the interface.
  return words as unknown as PageWords
}

function groupIn(words: Words, name: string): Words {
  const there = words[name]
  if (typeof there === 'object') return there
  const made: Words = {}
  words[name] = made
  return made
}

/** A part of a message is said by that message alone. */
const isPartOf = (messages: Messages, path: readonly string[]): boolean =>
  path.some((_, at) => at > 0 && Object.hasOwn(messages, path.slice(0, at).join('.')))

/** A brace that is not meant as one begins a value. */
const takesValues = (message: string): boolean => /(^|[^\\])\{/.test(message)
