import { expect, test } from 'vitest'
import { atAnotherGame, givenOptions } from './options.ts'

test('drops one game’s own options when another is chosen, and leaves one seat free', () => {
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

test('leaves out options that were taken back', () => {
  expect(Object.keys(givenOptions({ seats: 4, decks: undefined }))).toEqual(['seats'])
})
