import type { FloorRefusals } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { catalogue } from './en/index.ts'
import { speak } from './speak.ts'
import type { Says } from './speaker.ts'

/** The compiler reads this file too: an error that is expected and does not come is one. */

const whole: Says<FloorRefusals> = {
  'no-such-incident': ({ name, game }) => `${game} ne konas „${name}“`,
  'no-card-there': () => 'neniu karto kuŝas tie',
  'not-now': ({ name }) => `„${name}“ ne eblas nun`,
}

// @ts-expect-error A language that misses a sentence does not compile.
const withoutOne: Says<FloorRefusals> = { 'not-now': whole['not-now'] }

// @ts-expect-error Nor does one that says a sentence from what it does not have.
const otherValues: Says<FloorRefusals> = { ...whole, 'not-now': ({ seat }: { seat: number }) => `${seat}` }

// @ts-expect-error Nor one that has nothing to say of what a sentence is made of.
const withoutValues: Says<FloorRefusals> = { ...whole, 'not-now': 7 }

test('another language says its own sentences, and writes its own figures', () => {
  const german = speak({ ...catalogue, language: 'de-DE', refusals: { ...catalogue.refusals, ...whole } })
  expect(german.refusal({ code: 'not-now', at: [], values: { name: 'misdeal' } })).toBe(
    '„misdeal“ ne eblas nun',
  )
  expect(german.money(123_456)).toMatch(/^1\.234,56.\$$/)
  expect(german.all(['a', 'b', 'c'])).toBe('a, b und c')
  expect(german.percent(0.0106, 2)).toBe('1,06 %')
  expect([withoutOne, otherValues, withoutValues]).toHaveLength(3)
})
