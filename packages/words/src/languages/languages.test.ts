import { expect, test } from 'vitest'
import { languageFor } from './languages.ts'

test('finds the language nearest to what the browser prefers', () => {
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
