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
const hands = (...list: string[]) => ups(...list).map(up => ({ up }))

test('the low card opens, clubs before diamonds, hearts and spades', () => {
  expect(openerAmong(ups('2d', '2c', '2s'), opening, 'low')).toBe(1)
  expect(openerAmong(ups('Ac', '5d', 'Kh'), opening, 'low')).toBe(1)
})

test('the high card opens; of equal cards the highest suit or the first', () => {
  expect(openerAmong(ups('Ks', 'Kd', 'As'), { ...opening, ace: 'low' }, 'high')).toBe(0)
  expect(openerAmong(ups('Kd', 'Ks', '2c'), { ...opening, equal: 'position' }, 'high')).toBe(0)
  // An up joker counts as an ace.
  expect(openerAmong(ups('Kd', 'Jk'), { ...opening, equal: 'position' }, 'high')).toBe(1)
})

test('the highest board acts first: groups count before single cards, the first of equal boards', () => {
  expect(firstShowing(hands('Ah Kd', '2c 2d'), 'high')).toBe(1)
  expect(firstShowing(hands('9c 9d 5h', '9h 9s 6c'), 'high')).toBe(1)
  expect(firstShowing(hands('Kc 5d', 'Kh 5s'), 'high')).toBe(0)
  expect(firstShowing([undefined, ...hands('3c 4d', '3h 5s')], 'high')).toBe(2)
})

test('a joker that shows is an ace; one that was dealt down is as wild as in the hand (003:362-365)', () => {
  const [king, joker] = hands('Kd Kc', 'Jk Qh')
  expect(firstShowing([king, joker], 'high')).toBe(0)
  expect(firstShowing(hands('Ad Qc', 'Jk Qh'), 'high')).toBe(0)
  const wild = { ...joker!, wild: true }
  expect(firstShowing([...hands('Ad Kc'), wild], 'high')).toBe(1)
  expect(firstShowing([king, wild], 'high')).toBe(0)
  expect(firstShowing([...hands('Jd Jc 7s 2h'), { up: cards('5d 5c Jk'), wild: true }], 'high')).toBe(1)
  // Of equal hands the first, whether or not one has the joker.
  expect(firstShowing([...hands('Qd Qc'), wild], 'high')).toBe(0)
  expect(firstShowing([...hands('Kd'), { up: cards('Jk'), wild: true }], 'high')).toBe(1)
})

test('the lowest board acts first: pairs are bad, aces low', () => {
  expect(firstShowing(hands('8h 8s', '5c 3d'), 'low')).toBe(1)
  expect(firstShowing(hands('8c 5d 4h', '8h 6s 3c'), 'low')).toBe(0)
  expect(firstShowing(hands('2c 3d', 'Ah 3s'), 'low')).toBe(1)
})

test('finds an open pair', () => {
  expect(hasOpenPair(cards('9c 9d'))).toBe(true)
  expect(hasOpenPair(cards('9c 8d'))).toBe(false)
})
