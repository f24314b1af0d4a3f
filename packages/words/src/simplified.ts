import { ConverterFactory } from 'opencc-js/core'
import { from, to } from 'opencc-js/preset/t2cn'
import overrides from '../messages/zh-Hans/overrides.json' with { type: 'json' }
import phrases from '../messages/zh-Hans/phrases.json' with { type: 'json' }
import type { Messages } from './message/messages.ts'

/**
 * Simplified Chinese, made of the traditional messages: OpenCC writes the characters, `phrases.json` has the words that
 * players say otherwise, and `overrides.json` the sentences that were decided one by one.
 */
export function simplifyMessages(traditional: Messages): Messages {
  const convert = ConverterFactory([Object.entries(phrases)], from.hk ?? [], to.cn ?? [])
  const decided: Messages = overrides
  return Object.fromEntries(
    Object.entries(traditional).map(([key, message]) => [
      key,
      decided[key] ?? (typeof message === 'string' ? convert(message) : message),
    ]),
  )
}
