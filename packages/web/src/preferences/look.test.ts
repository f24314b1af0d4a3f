import { expect, test } from 'vitest'
import { readLook } from './look.ts'

const usual = { backs: 'house', deck: 'two', cards: 'usual', hand: 'right' }

test('what was chosen is kept', () => {
  const chosen = { backs: 'green', deck: 'four', cards: 'big', hand: 'left' }
  expect(readLook(JSON.stringify(chosen))).toEqual(chosen)
})

test('what nobody can choose any more, or what is no choice at all, is as usual', () => {
  for (const kept of [null, 'nonsense', 'null', '7', '[]', '{"backs":"plaid","deck":4}'])
    expect(readLook(kept)).toEqual(usual)
  expect(readLook('{"deck":"four","more":1}')).toEqual({ ...usual, deck: 'four' })
})
