import { expect, test } from 'vitest'
import { languageFor } from './languages.ts'

test('a browser’s wishes find the language that comes nearest', () => {
  expect(languageFor(['vi-VN', 'en-US'])).toBe('vi')
  expect(languageFor(['es-419'])).toBe('es')
  expect(languageFor(['zh-TW'])).toBe('zh-Hant')
  expect(languageFor(['zh-HK'])).toBe('zh-Hant')
  expect(languageFor(['zh'])).toBe('zh-Hans')
  expect(languageFor(['zh-Hant-US'])).toBe('zh-Hant')
  expect(languageFor(['fr', 'de', 'es'])).toBe('es')
  expect(languageFor(['fr'])).toBe('en')
  expect(languageFor(['', 'not a tag', '*'])).toBe('en')
})
