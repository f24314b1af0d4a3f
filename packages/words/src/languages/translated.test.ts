import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../catalogue.ts'
import { catalogue as english } from '../en/index.ts'
import { catalogue as spanish } from '../es/index.ts'
import { literalsIn } from '../testing/literals.ts'
import { ENGLISH, filesOf, isKey, withoutCompared, withoutUnsaid } from '../testing/vocabulary.ts'
import { catalogue as vietnamese } from '../vi/index.ts'
import { catalogue as simplified } from '../zh-hans/index.ts'
import { catalogue as traditional } from '../zh-hant/index.ts'
import { KEPT, KEPT_IN } from './kept.ts'
import type { Language } from './languages.ts'
import { NOT_LOOKED_FOR, TERMS, type Term } from './terms.ts'

const others = { es: spanish, vi: vietnamese, 'zh-Hant': traditional, 'zh-Hans': simplified } as const

/** Everything that a catalogue says, by its path; a sentence with values as the code that makes it. */
function said(words: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(words).flatMap(([key, inside]: [string, unknown]): [string, string][] => {
    const here = [...path, key]
    if (typeof inside === 'string') return [[here.join('.'), `'${inside.replaceAll("'", '’')}'`]]
    if (typeof inside === 'function') return [[here.join('.'), String(inside)]]
    return typeof inside === 'object' && inside !== null ? said(inside, here) : []
  })
}

/** Every text in the files of a language that is no key. */
function textsOf(language: Language): string[] {
  return filesOf(language)
    .flatMap(code => literalsIn(withoutUnsaid(code)))
    .filter(text => !isKey(text) && !/^[\w./@-]+$/.test(text))
}

/** A text without what stays as it is in every language. */
const withoutKept = (text: string): string =>
  KEPT.words.reduce((rest, word) => rest.replaceAll(word, ''), text)

const all = ({ sentences, refusals, page }: Catalogue): Map<string, string> =>
  new Map(said({ sentences, refusals, page }))

const inEnglish = all(english)

describe.each(Object.entries(others))('%s', (language, catalogue) => {
  const here = all(catalogue)

  test('says nothing in English', () => {
    const left = [...here].flatMap(([key, code]) => {
      if (KEPT.keys.has(key) || KEPT_IN[language]?.has(key)) return []
      const texts = literalsIn(withoutCompared(code))
        .filter(text => !isKey(text))
        .map(withoutKept)
      const same = inEnglish.get(key) === code && texts.some(text => /\p{L}{3}/u.test(text))
      const english = texts.find(text => ENGLISH.test(text))
      return same || english !== undefined ? [`${key}: ${english ?? code}`] : []
    })
    expect(left).toEqual([])
  })

  test('has no English in its files', () => {
    const left = textsOf(language as Language).filter(text => ENGLISH.test(withoutKept(text)))
    expect(left).toEqual([])
  })

  test('uses the terms of the trade', () => {
    const wrong = Object.entries(TERMS).flatMap(([term, of]) => {
      const own = of[language as keyof typeof of].toLowerCase()
      return [...inEnglish].flatMap(([key, code]) => {
        const isThere = literalsIn(code).some(text => new RegExp(`\\b${term}\\b`, 'i').test(text))
        const isExcepted = NOT_LOOKED_FOR[term as Term]?.includes(key)
        return isThere && !isExcepted && !(here.get(key) ?? '').toLowerCase().includes(own)
          ? [`${key}: ${term}`]
          : []
      })
    })
    expect(wrong).toEqual([])
  })
})
