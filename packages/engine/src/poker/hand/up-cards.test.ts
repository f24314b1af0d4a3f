import { expect, test } from 'vitest'
import { cards } from '../../cards/card.ts'
import { firstShowing, hasOpenPair, openerAmong } from './up-cards.ts'

const opening = {
  by: 'up-card',
  ace: 'high',
  equal: 'suit',
  puts: 'bring-in',
  card: 'low',
  cite: '',
} as const
const ups = (...list: string[]) => list.map(text => cards(text))

test('the low card opens, clubs before diamonds, hearts and spades', () => {
  expect(openerAmong(ups('2d', '2c', '2s'), opening, 'low')).toBe(1)
  expect(openerAmong(ups('Ac', '5d', 'Kh'), opening, 'low')).toBe(1)
})

test('the high card opens: aces low where they are, of equal cards the highest suit or the first', () => {
  expect(openerAmong(ups('Ks', 'Kd', 'As'), { ...opening, ace: 'low' }, 'high')).toBe(0)
  expect(openerAmong(ups('Kd', 'Ks', '2c'), { ...opening, equal: 'position' }, 'high')).toBe(0)
  // An up joker counts as an ace.
  expect(openerAmong(ups('Kd', 'Jk'), { ...opening, equal: 'position' }, 'high')).toBe(1)
})

test('the high board: groups first, then from the top; of equal ones the first', () => {
  expect(firstShowing(ups('Ah Kd', '2c 2d'), 'high')).toBe(1)
  expect(firstShowing(ups('9c 9d 5h', '9h 9s 6c'), 'high')).toBe(1)
  expect(firstShowing(ups('Kc 5d', 'Kh 5s'), 'high')).toBe(0)
  expect(firstShowing([undefined, ...ups('3c 4d', '3h 5s')], 'high')).toBe(2)
})

test('the low board: pairs are bad, aces low', () => {
  expect(firstShowing(ups('8h 8s', '5c 3d'), 'low')).toBe(1)
  expect(firstShowing(ups('8c 5d 4h', '8h 6s 3c'), 'low')).toBe(0)
  expect(firstShowing(ups('2c 3d', 'Ah 3s'), 'low')).toBe(1)
})

test('an open pair', () => {
  expect(hasOpenPair(cards('9c 9d'))).toBe(true)
  expect(hasOpenPair(cards('9c 8d'))).toBe(false)
})
