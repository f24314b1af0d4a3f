import { expect, test } from 'vitest'
import { parseCards } from '../../cards/card.ts'
import { Chips } from '../../money/chips.ts'
import { Felt } from '../../round/felt.ts'
import { Player } from './player.ts'
import { afterBlinds, orderByBoard } from './turn-order.ts'

const players = [1, 2, 3, 4].map(seat => new Player(seat, 1000, new Chips()))
const [one, two, three] = players as [Player, Player, Player]

const seats = ([order, first]: ReturnType<typeof afterBlinds>) =>
  [...order.slice(first), ...order.slice(0, first)].map(({ seat }) => seat)

test('the betting begins at the left of the last blind; without blinds at the left of the button', () => {
  expect(seats(afterBlinds(players, two, []))).toEqual([3, 4, 1, 2])
  expect(seats(afterBlinds(players, undefined, []))).toEqual([1, 2, 3, 4])
})

test('a player who has killed the pot acts after all others', () => {
  expect(seats(afterBlinds(players, two, [three]))).toEqual([4, 1, 2, 3])
  expect(seats(afterBlinds(players, two, [three, one]))).toEqual([4, 2, 3, 1])
})

test('the shown hands decide who acts first in stud', () => {
  const felt = new Felt()
  const shown = { 1: 'Ks 2h', 2: '9s 9h', 3: 'As Qh', 4: '3s 4h' }
  for (const [name, cards] of Object.entries(shown)) {
    const parsed = parseCards(cards)
    if (Array.isArray(parsed)) for (const card of parsed) felt.lay(name, card, 'all')
  }
  expect(seats(orderByBoard(players, felt, 'high-board'))[0]).toBe(2)
  expect(seats(orderByBoard(players, felt, 'low-board'))[0]).toBe(4)
})
