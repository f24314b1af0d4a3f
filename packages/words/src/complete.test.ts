import { expect, test } from 'vitest'
import { messagesOf } from './languages/languages.ts'
import { speak } from './speak.ts'

test('another language says its own sentences, and writes its own figures', async () => {
  const german = speak(
    { language: 'de-DE' },
    { ...(await messagesOf('en')), 'not-now': '„{$name}“ ne eblas nun' },
  )
  expect(german.refusal({ code: 'not-now', at: [], values: { name: 'misdeal' } })).toBe(
    '„misdeal“ ne eblas nun',
  )
  expect(german.money(123_456)).toMatch(/^1\.234,56.\$$/)
  expect(german.all(['a', 'b', 'c'])).toBe('a, b und c')
  expect(german.percent(0.0106, 2)).toBe('1,06 %')
})
