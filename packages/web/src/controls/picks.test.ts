import { cards } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { fits, keyOf, pickable, placesOf, readyGroups } from './picks.ts'

const meld = {
  move: 'meld',
  cards: { from: cards('4h 5h 6h 6h Ks'), min: 3, max: 4, groups: [cards('4h 5h 6h')] },
}
const discard = { move: 'discard', cards: { from: cards('Ks 2c'), min: 1, max: 1 } }
const add = { move: 'add', cards: { from: cards('Ks'), min: 1, max: 1 }, to: '2' }

test('whatever any option can name can be picked, equal cards as often as they are held', () => {
  expect(pickable([meld, discard, add])).toEqual(cards('4h 5h 6h 6h Ks 2c'))
})

test('cards fit an option by their number, by what is held, and as one of its groups', () => {
  expect(fits(meld, cards('6h 5h 4h'))).toBe(true)
  expect(fits(meld, cards('6h 6h 5h'))).toBe(false)
  expect(fits(discard, cards('4h'))).toBe(false)
  expect(fits(discard, cards('2c'))).toBe(true)
  expect(fits(discard, cards('Ks Ks'))).toBe(false)
  expect(fits({ move: 'pass' }, [])).toBe(false)
})

test('the same move to another place is another option', () => {
  expect([add, discard].map(keyOf)).toEqual(['add to 2', 'discard'])
})

test('groups are picked with one press', () => {
  const all = pickable([meld, discard])
  expect(readyGroups([meld, discard])).toEqual([cards('4h 5h 6h')])
  expect(placesOf(cards('6h 6h'), all)).toEqual([2, 3])
})
