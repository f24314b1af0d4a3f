import type { IncidentOffer } from '@cardroom/engine'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { searchIncidents } from './search.ts'

const offer = (name: string, when: string, then: string): IncidentOffer => ({
  name,
  by: { says: { when: { say: when, values: {} }, then: { say: then, values: {} } }, cite: 'practice' },
})

const offers = [
  offer('exposed-card', 'poker-when-hole-card-exposed-by-error', 'poker-then-misdeal'),
  offer('foul-hand', 'pan-when-foul-called', 'pan-then-foul'),
]

test('finds an incident by words of its name, its moment and its consequence', () => {
  const names = (typed: string) => searchIncidents(offers, typed, english).map(({ name }) => name)
  expect(names('')).toEqual(['exposed-card', 'foul-hand'])
  expect(names('Exposed CARD')).toEqual(['exposed-card'])
  expect(names('collected goes back')).toEqual(['foul-hand'])
  expect(names('earthquake')).toEqual([])
})
