import { toSimplified } from '@cardroom/words/simplified'
import type { FiledMessage } from './files.ts'

/** The messages of simplified Chinese: those that were decided, and all others as they are converted. */
export function simplifiedFrom(
  traditional: readonly FiledMessage[],
  decided: readonly FiledMessage[],
): FiledMessage[] {
  const own = new Map(decided.map(one => [one.key, one]))
  return traditional.map(one => own.get(one.key) ?? { ...one, source: toSimplified(one.source) })
}

/** Decisions that decide nothing: they are about no message, or say what is said without them. */
export function checkSimplified(
  traditional: readonly FiledMessage[],
  decided: readonly FiledMessage[],
  phrases: readonly FiledMessage[],
): string[] {
  const sources = new Map(traditional.map(({ key, source }) => [key, source]))
  const overrides = decided.flatMap(({ key, source, at }) => {
    const from = sources.get(key)
    if (from === undefined) return [`${at} ${key}: traditional Chinese has no such message`]
    return toSimplified(from) === source ? [`${at} ${key}: says what is said without it`] : []
  })
  const texts = traditional.map(({ source }) => source).join('\n')
  const unused = phrases.filter(({ key }) => !texts.includes(key))
  return [...overrides, ...unused.map(({ key, at }) => `${at} ${key}: stands in no message`)]
}
