import type { View } from '@cardroom/engine'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { gainOf, middlePlaces, roundPicture, seatPiles } from './picture.ts'

const view: View = {
  piles: [
    { place: '2', cards: ['As', '??'] },
    { place: 'bank', hand: 1, cards: ['Ad', 'Qc'] },
    { place: 'bank', hand: 2, cards: ['9s'] },
    { place: 'board', cards: [] },
    { place: 'unheard-of', cards: ['2c'] },
  ],
  wagers: [{ seat: 2, on: 'base', amount: 500 }],
  bank: { seat: 1, wager: 1000 },
  pots: [0, 700],
  seats: [
    { seat: 2, stack: 100, bet: 50, change: -50 },
    { seat: 3, stack: 90, bet: 0, change: 0 },
  ],
  buttons: [{ kind: 'action', at: { seat: 2, near: 'player' } }],
  log: [
    { type: 'dice', dice: [1, 2, 3], names: 3 },
    { type: 'hand', place: 'bank', hand: 2, is: { say: 'hand-total', values: { points: 9 } } },
    {
      type: 'settled',
      line: {
        seat: 2,
        on: 'base',
        amount: 500,
        outcome: 'win',
        odds: '1:1',
        due: 500,
        pays: 500,
        takes: 0,
        rule: '001:1',
      },
    },
    { type: 'won', pot: 0, share: { seat: 3, amount: 700, for: 'high' } },
  ],
  awaiting: { kind: 'decision', asked: [{ seat: 3, options: [] }] },
}
const table = { sitters: [1, 2, 3].map(seat => ({ seat, name: `P${seat}`, notes: [], stack: 5 })), you: 2 }

test('turns any view into one picture', () => {
  const picture = roundPicture(view, table, english.say)
  expect(seatPiles(picture, 2)).toHaveLength(1)
  expect(middlePlaces(picture).map(({ place }) => place)).toEqual(['bank', 'unheard-of'])
  expect(middlePlaces(picture)[0]!.piles[1]!.name).toBe('9')
  expect(picture.pots).toEqual([700])
  expect(picture.dice).toMatchObject({ dice: [1, 2, 3], names: 3 })
  expect(picture.asked.has(3)).toBe(true)
})

test('takes bets and stacks of a pot game from the round, and wagers against a player-dealer', () => {
  const { bank: _, ...pot } = view
  const inPot = roundPicture(pot, table, english.say)
  expect([...inPot.bets]).toEqual([[2, 50]])
  expect(inPot.sitters.map(sitter => sitter.stack)).toEqual([5, 100, 90])
  const banked = roundPicture(view, table, english.say)
  expect(banked.bets.size).toBe(0)
  expect(banked.wagers).toHaveLength(1)
  expect(banked.sitters.map(sitter => sitter.stack)).toEqual([5, 5, 5])
})

test('counts a seat’s gain by its settled wagers, then in all', () => {
  const picture = roundPicture(view, table, english.say)
  expect(gainOf(picture, 2)).toBe(500)
  expect(gainOf(picture, 3)).toBe(700)
  expect(gainOf(picture, 1)).toBeUndefined()
  expect(gainOf({ ...picture, net: { 1: -1300, 3: 650 } }, 3)).toBe(650)
})
