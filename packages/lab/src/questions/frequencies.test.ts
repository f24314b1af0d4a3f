import { granted, readingsOf } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { frequenciesOf } from './frequencies.ts'

const tables = (id: string, simulate = 1000) => {
  const rules = games.find(game => game.id === id)!
  const readings = granted(readingsOf(rules))
  const found = granted(frequenciesOf(rules, readings, { simulate, seed: '3d'.repeat(32) }))
  return found
}

test.each([
  [
    'comstock/mexican-poker',
    ['high hands, 5 of 41 cards, a joker dealt up', 'high hands, 5 of 41 cards, a joker dealt down'],
  ],
  ['comstock/lowball', ['low hands, 5 of 53 cards']],
  ['players/badugi', ['low hands, 4 of 52 cards']],
  ['comstock/let-it-ride-bonus', ['high hands, 5 of 52 cards', 'three-card hands, 3 of 52 cards']],
  ['stars/pai-gow-tiles', ['pairs of tiles, 2 of 32']],
])('%s', (id, titles) => {
  const found = tables(id)
  expect(found.map(table => table.title)).toEqual(titles)
  for (const { frequencies, hands } of found) {
    expect(frequencies.reduce((sum, one) => sum + one.count!, 0)).toBe(hands)
    expect(frequencies.reduce((sum, one) => sum + one.probability, 0)).toBeCloseTo(1, 12)
  }
})

test('two of four cards with three of the board: by chance', () => {
  const [high, low] = tables('outlaws/omaha-hi-lo', 2000)
  expect(high!.method).toBe('simulated')
  expect(high!.title).toBe('high hands, 4 cards and a board of 5, 52 cards')
  expect(low!.frequencies.at(-1)!.name).toBe('No low')
  expect(high!.frequencies.reduce((sum, one) => sum + one.probability, 0)).toBeCloseTo(1, 12)
})

test('a game without hands to rank', () => {
  expect(() => tables('comstock/super-pan-9')).toThrow('does not rank hands')
})
