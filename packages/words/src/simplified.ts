import { ConverterFactory } from 'opencc-js/core'
import { from, to } from 'opencc-js/preset/t2cn'
import overrides from '../messages/zh-Hans/overrides.json' with { type: 'json' }
import phrases from '../messages/zh-Hans/phrases.json' with { type: 'json' }
import type { Messages } from './message/messages.ts'

/** Writes a traditional text with simplified characters, and with the words that players there say. */
export const toSimplified: (traditional: string) => string = ConverterFactory(
  [Object.entries(phrases)],
  from.hk ?? [],
  to.cn ?? [],
)

/** Simplified Chinese: the traditional messages converted, but those that were decided one by one. */
export function simplifyMessages(traditional: Messages): Messages {
  const decided: Messages = overrides
  return Object.fromEntries(
    Object.entries(traditional).map(([key, message]) => [
      key,
      decided[key] ?? (typeof message === 'string' ? toSimplified(message) : message),
    ]),
  )
}
