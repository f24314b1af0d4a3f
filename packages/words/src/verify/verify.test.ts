import { expect, test } from 'vitest'
import { VERIFY_WORDS, type VerifySentences } from './index.ts'

const valuesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

test('every language has the values that English has', () => {
  for (const [language, says] of Object.entries(VERIFY_WORDS)) {
    for (const key of Object.keys(VERIFY_WORDS.en) as (keyof VerifySentences)[])
      expect([language, key, valuesOf(says[key])]).toEqual([language, key, valuesOf(VERIFY_WORDS.en[key])])
  }
})
