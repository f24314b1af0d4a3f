import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { betsOf } from './bets.ts'

const rulesOf = (id: string) => games.filter(game => 'wagers' in game).find(game => game.id === id)!

test('reads seats with their bets, and adds those that must lie beside them', () => {
  expect(betsOf(rulesOf('cameo/ultimate-texas-holdem'), '2x ante 1000, trips 500')).toEqual([
    { seat: 2, on: 'ante', amount: 1000 },
    { seat: 3, on: 'ante', amount: 1000 },
    { seat: 2, on: 'trips', amount: 500 },
    { seat: 2, on: 'blind', amount: 1000 },
    { seat: 3, on: 'blind', amount: 1000 },
  ])
})

test('bets on both hands of a seat that has two', () => {
  expect(betsOf(rulesOf('players/21st-century-blackjack-switch'), 'base 1000')).toEqual([
    { seat: 2, on: 'base', hand: 1, amount: 1000 },
    { seat: 2, on: 'base', hand: 2, amount: 1000 },
  ])
})

test('refuses text that is no bet', () => {
  const rules = rulesOf('comstock/super-pan-9')
  expect(betsOf(rules, 'six bets')).toMatchObject({ code: 'no-bet', values: { text: 'six bets' } })
  expect(betsOf(rules, '2x dragon 500')).toMatchObject({
    code: 'no-such-wager-to-bet',
    values: { game: 'comstock/super-pan-9', wager: 'dragon' },
  })
})
