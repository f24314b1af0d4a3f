import { describe, expect, test } from 'vitest'
import type { Messages } from '../message/messages.ts'
import { textsOf } from '../message/texts.ts'
import { ENGLISH_WORDS, readsOf } from '../testing/vocabulary.ts'
import { KEPT_WORDS, KEPT_WORDS_IN } from './kept.ts'
import { LANGUAGES, messagesOf } from './languages.ts'
import { NOT_LOOKED_FOR, TERMS, type Term } from './terms.ts'

const inEnglish = await messagesOf('en')

/** Names on the felt: what a layout prints may be the same everywhere. */
const isPrinted = (key: string): boolean => /^(printed|bonus)\./.test(key)

/** A text without what stays as it is in every language. */
const withoutKept = (text: string): string =>
  KEPT_WORDS.reduce((rest, word) => rest.replaceAll(word, ''), text)

/** A message with its parts, as one text. */
function whole(messages: Messages, key: string): string {
  const parts = Object.keys(messages).filter(one => one === key || one.startsWith(`${key}.`))
  return parts.flatMap(part => textsOf(messages[part]!)).join('\n')
}

describe.each(LANGUAGES.filter(language => language !== 'en'))('%s', language => {
  test('says nothing in English but what its players do', async () => {
    const english = Object.entries(await messagesOf(language)).flatMap(([key, message]) => {
      if (isPrinted(key)) return []
      const texts = readsOf(message).map(withoutKept)
      const same = inEnglish[key] === message && texts.some(text => /\p{L}{3}/u.test(text))
      return same || texts.some(text => ENGLISH_WORDS.test(text)) ? [key] : []
    })
    expect(english.toSorted()).toEqual([...(KEPT_WORDS_IN[language] ?? [])].toSorted())
  })

  test('uses the terms of the trade', async () => {
    const here = await messagesOf(language)
    const wrong = Object.entries(TERMS).flatMap(([term, of]) => {
      const own = of[language].toLowerCase()
      const isTerm = new RegExp(`\\b${term}\\b`, 'i')
      return Object.entries(inEnglish).flatMap(([key, message]) => {
        if (isPrinted(key)) return []
        const isThere = textsOf(message).some(text => isTerm.test(text))
        if (!isThere || NOT_LOOKED_FOR[term as Term]?.includes(key)) return []
        const spoken = Object.hasOwn(here, key) ? whole(here, key) : whole(here, key.split('.')[0]!)
        return spoken.toLowerCase().includes(own) ? [] : [`${key}: ${term}`]
      })
    })
    expect(wrong).toEqual([])
  })
})
