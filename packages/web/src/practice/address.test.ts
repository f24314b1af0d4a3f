import { expect, test } from 'vitest'
import { inRound, isPracticeSeed, practiceAddress, practiceRequestOf } from './address.ts'

const never = () => {
  throw new Error('no seed was needed')
}

test('reads a decision back from its address', () => {
  const there = (what: string) =>
    practiceRequestOf(new URL(practiceAddress('a/game', what), 'http://x').search, never)
  expect(there('1a2b.17')).toEqual({ from: 'seed', seed: '1a2b.17' })
  expect(there('a-game@home.12@7')).toEqual({ from: 'round', round: 'a-game@home.12', at: 7 })
  expect(practiceRequestOf('?mistakes', never)).toEqual({ from: 'mistakes' })
  expect(practiceRequestOf('', () => 'new')).toEqual({ from: 'seed', seed: 'new' })
})

test('tells valid seeds from invalid ones', () => {
  expect(['abc', '1a.2', 'x-y_z'].every(isPracticeSeed)).toBe(true)
  expect(['', 'a b', 'x'.repeat(41), '<b>'].some(isPracticeSeed)).toBe(false)
  expect(inRound('1a2b.17')).toBeUndefined()
})
