import { expect, test } from 'vitest'
import { hand } from '../testing/hand.ts'
import { net, play, table } from '../testing/poker.ts'

const game = 'outlaws/texas-holdem'
const board = 'Qs 8d 6h 3c 2s'
const cards = { 1: 'As Ad', 2: 'Ks Kd', 3: '7c 4d', board }

test('the best hand takes the pot, the uncalled part of a bet goes back', () => {
  const moves = ['3 fold', '1 raise 600', '2 call', '1 bet 1000', '2 fold']
  const result = play(game, { ...table(20000, 20000, 20000), cards: { ...cards, board: 'Qs 8d 6h' }, moves })
  expect(result).toMatchObject({
    net: { 1: 600, 2: -600, 3: 0 },
    pots: [{ amount: 1200, to: [{ seat: 1, amount: 1200, for: 'high' }] }],
  })
})

test('players who are all-in are played to the end without moves; side pots', () => {
  const result = play(game, { ...table(500, 2000, 9000), cards, moves: ['3 raise 9000', '1 call', '2 call'] })
  expect(result).toMatchObject({
    net: { 1: 1000, 2: 1000, 3: -2000 },
    pots: [
      { amount: 1500, to: [{ seat: 1, amount: 1500, for: 'high' }] },
      { amount: 3000, to: [{ seat: 2, amount: 3000, for: 'high' }] },
    ],
    hands: { 1: { cards: 'As Ad', is: hand('pair', { of: 'A' }) } },
  })
})

test('two-handed the button has the small blind and acts first, then last', () => {
  const two = { ...table(20000, 20000), cards: { 1: 'As Ad', 2: 'Ks Kd', board } }
  const checked = ['1 check', '2 check', '1 check', '2 check', '1 check', '2 check']
  expect(net(game, { ...two, moves: ['2 call', '1 check', ...checked] })).toEqual({ 1: 200, 2: -200 })
  expect(net(game, { ...two, moves: ['1 call', '2 check', ...checked] })).toMatch('moves[0]: not-to-act 1')
  const literal = { readings: { twoHandedBlinds: 'button-big' } }
  expect(net(game, { ...two, ...literal, moves: ['1 call', '2 check', ...checked] })).toEqual({
    1: 200,
    2: -200,
  })
})

test('a hole card that nobody saw may be folded, not shown down', () => {
  const unseen = { ...table(20000, 20000, 20000), cards: { board } }
  expect(net(game, { ...unseen, cards: {}, moves: ['3 fold', '1 fold'] })).toEqual({ 1: -100, 2: 100, 3: 0 })
  const called = ['3 fold', '1 call', '2 check', ...Array(3).fill(['1 check', '2 check']).flat()]
  expect(net(game, { ...unseen, moves: called })).toBe('poker-unseen-at-showdown 1')
})

test('names the mistakes of a start', () => {
  const start = { ...table(20000, 20000, 20000), cards: {} }
  expect(net(game, { ...start, button: 7 })).toBe('button: poker-empty-seat 7')
  expect(net(game, { ...start, stakes: { limit: 'fixed' } })).toBe('stakes.bets: poker-missing')
  expect(net(game, { ...start, bringIn: 100 })).toBe('bringIn: poker-game-has-none outlaws/texas-holdem')
  expect(net(game, { ...start, straddle: { seat: 3, amount: 400 } })).toBe(
    'straddle: poker-no-straddle outlaws/texas-holdem',
  )
})
