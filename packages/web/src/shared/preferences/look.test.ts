import { expect, test } from 'vitest'
import { readLook } from './look.ts'

const usual = { backs: 'house', deck: 'two', cards: 'usual', hand: 'right' }

test('reads a stored choice back', () => {
  const chosen = { backs: 'green', deck: 'four', cards: 'big', hand: 'left' }
  expect(readLook(JSON.stringify(chosen))).toEqual(chosen)
})

test('falls back to the defaults for unknown or unreadable choices', () => {
  for (const kept of [null, 'nonsense', 'null', '7', '[]', '{"backs":"plaid","deck":4}'])
    expect(readLook(kept)).toEqual(usual)
  expect(readLook('{"deck":"four","more":1}')).toEqual({ ...usual, deck: 'four' })
})
