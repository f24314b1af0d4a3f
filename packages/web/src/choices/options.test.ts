import { expect, test } from 'vitest'
import { atAnotherGame, onlySaid } from './options.ts'

test('what is of one game goes when another is chosen, and one seat is left free', () => {
  const options = {
    title: 'Late',
    coach: true,
    bots: 8,
    schedule: ['1'],
    limits: { min: 500, max: 10_000 },
    decks: 6,
    readings: { wheel: 'lowest' },
    regime: 'proposed',
  }
  expect(atAnotherGame(options, 6)).toEqual({ title: 'Late', coach: true, bots: 5 })
  expect(atAnotherGame(options, 10)).toEqual({ title: 'Late', coach: true, bots: 8 })
})

test('what is taken back is left out', () => {
  expect(Object.keys(onlySaid({ seats: 4, decks: undefined }))).toEqual(['seats'])
})
