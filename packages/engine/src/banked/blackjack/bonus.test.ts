import { expect, test } from 'vitest'
import { cards } from '../../cards/card.ts'
import { matchHand, superMatchHand } from './bonus.ts'

test.each([
  ['9h 9h', 'two suited matches'],
  ['9h 9s', 'one suited and one unsuited match'],
  ['9h 2c', 'one suited match'],
  ['9s 9c', 'two unsuited matches'],
  ['2c 9s', 'one unsuited match'],
  ['8h Th', undefined],
])('%s and the nine of hearts', (first, hand) => {
  expect(matchHand(cards(first), cards('9h')[0]!)).toBe(hand)
})

test.each([
  ['Ks Kh Kd Kc', 'four of a kind'],
  ['Ks Kh Kd 5c', 'three of a kind'],
  ['Ks 5h Kd 5c', 'two pair'],
  ['Ks 5h Qd 5c', 'pair'],
  ['Ks Qh Jd Tc', undefined],
])('%s', (first, hand) => {
  expect(superMatchHand(cards(first))).toBe(hand)
})
