import { cards } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { fitsOption, keyOf, pickableCards, pickedPlacesOf, readyGroups } from './picks.ts'

const meld = {
  move: 'meld',
  cards: { from: cards('4h 5h 6h 6h Ks'), min: 3, max: 4, groups: [cards('4h 5h 6h')] },
}
const discard = { move: 'discard', cards: { from: cards('Ks 2c'), min: 1, max: 1 } }
const add = { move: 'add', cards: { from: cards('Ks'), min: 1, max: 1 }, to: '2' }

test('lets every card be picked that an option can name, equal cards as often as held', () => {
  expect(pickableCards([meld, discard, add])).toEqual(cards('4h 5h 6h 6h Ks 2c'))
})

test('fits cards to an option by number, by what is held, and by its groups', () => {
  expect(fitsOption(meld, cards('6h 5h 4h'))).toBe(true)
  expect(fitsOption(meld, cards('6h 6h 5h'))).toBe(false)
  expect(fitsOption(discard, cards('4h'))).toBe(false)
  expect(fitsOption(discard, cards('2c'))).toBe(true)
  expect(fitsOption(discard, cards('Ks Ks'))).toBe(false)
  expect(fitsOption({ move: 'pass' }, [])).toBe(false)
})

test('treats the same move to another place as another option', () => {
  expect([add, discard].map(keyOf)).toEqual(['add to 2', 'discard'])
})

test('offers groups to pick with one press', () => {
  const all = pickableCards([meld, discard])
  expect(readyGroups([meld, discard])).toEqual([cards('4h 5h 6h')])
  expect(pickedPlacesOf(cards('6h 6h'), all)).toEqual([2, 3])
})
