import type { Offer } from '@cardroom/engine'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { searched } from './search.ts'

const offer = (name: string, when: string, then: string): Offer => ({
  name,
  by: { says: { when: { say: when, values: {} }, then: { say: then, values: {} } }, cite: 'practice' },
})

const offers = [
  offer('exposed-card', 'poker-when-hole-card-exposed-by-error', 'poker-then-misdeal'),
  offer('foul-hand', 'pan-when-foul-called', 'pan-then-foul'),
]

test('an incident is found by plain words of its name, its moment and what follows', () => {
  const names = (typed: string) => searched(offers, typed, english).map(({ name }) => name)
  expect(names('')).toEqual(['exposed-card', 'foul-hand'])
  expect(names('Exposed CARD')).toEqual(['exposed-card'])
  expect(names('collected goes back')).toEqual(['foul-hand'])
  expect(names('earthquake')).toEqual([])
})
