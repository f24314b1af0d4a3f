import { expect, test } from 'vitest'
import { addressOf, inRound, isSeed, wantedOf } from './address.ts'

const never = () => {
  throw new Error('no seed was needed')
}

test('an address leads back to the decision that it names', () => {
  const there = (what: string) => wantedOf(new URL(addressOf('a/game', what), 'http://x').search, never)
  expect(there('1a2b.17')).toEqual({ from: 'seed', seed: '1a2b.17' })
  expect(there('a-game@home.12@7')).toEqual({ from: 'round', round: 'a-game@home.12', at: 7 })
  expect(wantedOf('?mistakes', never)).toEqual({ from: 'mistakes' })
  expect(wantedOf('', () => 'new')).toEqual({ from: 'seed', seed: 'new' })
})

test('what is no seed is told from what is one', () => {
  expect(['abc', '1a.2', 'x-y_z'].every(isSeed)).toBe(true)
  expect(['', 'a b', 'x'.repeat(41), '<b>'].some(isSeed)).toBe(false)
  expect(inRound('1a2b.17')).toBeUndefined()
})
