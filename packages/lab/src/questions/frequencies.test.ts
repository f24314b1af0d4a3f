import { readingsOf, unwrap } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { sayOfFrequencies } from '../frequencies/sentences.ts'
import { frequenciesOf } from './frequencies.ts'

const tables = (id: string, simulate = 1000) => {
  const rules = games.find(game => game.id === id)!
  const readings = unwrap(readingsOf(rules))
  return unwrap(frequenciesOf(rules, readings, { simulate, seed: '3d'.repeat(32) }))
}

const ofDeck = (counted: 'high' | 'low', cards: number, deck: number, joker?: 'up' | 'down') =>
  sayOfFrequencies('hands-of-a-deck', { for: counted, cards, deck, joker })

test.each([
  ['comstock/mexican-poker', [ofDeck('high', 5, 41, 'up'), ofDeck('high', 5, 41, 'down')]],
  ['comstock/lowball', [ofDeck('low', 5, 53)]],
  ['players/badugi', [ofDeck('low', 4, 52)]],
  ['comstock/let-it-ride-bonus', [ofDeck('high', 5, 52), sayOfFrequencies('hands-of-three-cards')]],
  ['stars/pai-gow-tiles', [sayOfFrequencies('pairs-of-tiles')]],
])('%s', (id, titles) => {
  const found = tables(id)
  expect(found.map(table => table.title)).toEqual(titles)
  for (const { frequencies, hands } of found) {
    expect(frequencies.reduce((sum, one) => sum + one.count!, 0)).toBe(hands)
    expect(frequencies.reduce((sum, one) => sum + one.probability, 0)).toBeCloseTo(1, 12)
  }
})

test('simulates hands of two own cards with three of the board', () => {
  const [high, low] = tables('outlaws/omaha-hi-lo', 2000)
  expect(high!.method).toBe('simulated')
  expect(high!.title).toEqual(
    sayOfFrequencies('hands-with-a-board', { for: 'high', cards: 4, board: 5, deck: 52 }),
  )
  expect(low!.frequencies.at(-1)!.name).toEqual({ say: 'kind-of-hand', values: { kind: 'no-low' } })
  expect(high!.frequencies.reduce((sum, one) => sum + one.probability, 0)).toBeCloseTo(1, 12)
})

test('refuses a game without hands to rank', () => {
  expect(() => tables('comstock/super-pan-9')).toThrow('ranks-no-hands')
})
