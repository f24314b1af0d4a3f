import { readingsOf, unwrap } from '@cardroom/engine'
import { underReadings } from '@cardroom/engine/blackjack'
import { cards, namesOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { cardsInShoe } from '../cards/shoe.ts'
import { valuesOf } from '../questions/values.ts'
import { positionOf } from '../values/testing/position.ts'
import { eachDeal } from './base-game.ts'
import { oddsTableFor } from './choices.ts'
import { cardOfKind } from './kinds.ts'
import { solveBlackjack } from './odds.ts'
import { SeenHand } from './seen-hand.ts'

const rules = filed('blackjack', 'stars/pure-spanish-21-5')
const readings = unwrap(readingsOf(rules))
const MOVES = ['hit', 'stand', { move: 'double', cents: { min: 1, max: 1000, usual: 1000 } }, 'split']
const asked = (own: string, bank: string, others: Record<string, string> = {}) =>
  unwrap(valuesOf(positionOf(rules, { 2: own, bank, ...others }, ['base'], MOVES)))

test('the best choice in every deal gives the published edge', () => {
  const shoe = cardsInShoe(rules, rules.decks.to)
  const table = oddsTableFor(rules, readings, shoe)
  let sum = 0
  eachDeal(table, (hand, up, chance) => {
    // Ten-value cards of a kind are of one rank only now and then; splitting them is never the best.
    const own = table.sets.kindsOf(hand).map(kind => cardOfKind(kind))
    const upCard = cardOfKind(up)
    const { view } = positionOf(rules, { 2: namesOf(own), bank: namesOf([upCard]) }, ['base'], [])
    sum += chance * new SeenHand(table, { view, seat: 2, up: upCard }).beforeTheCheck()
  })
  const { wagers } = solveBlackjack(underReadings(rules, readings), shoe)
  expect(sum).toBeCloseTo(-wagers[0]!.edge, 9)
})

test('twenty stands and eleven doubles', () => {
  expect(asked('Ks Qh', '6d ??').choices[0].move).toBe('stand')
  expect(asked('6s 5h', '6d ??').choices[0]).toMatchObject({
    move: 'double 1000',
    choice: { move: 'double', cents: 1000 },
  })
})

test('cards of other seats count: a stiff hand draws better when high cards are gone', () => {
  const hit = (others: Record<string, string>) =>
    asked('9s 5h', '7d ??', others).choices.find(({ move }) => move === 'hit')!.value
  expect(hit({ 3: 'Ks Qs', 4: 'Js Kh Qd' })).toBeGreaterThan(hit({}))
  expect(hit({ 3: '2s 3s', 4: '4s 5s 6h' })).toBeLessThan(hit({}))
})

test('a double for less lies between one card for nothing and a whole double', () => {
  const worth = (cents: number) => {
    const double = { move: 'double', cents: { min: cents, max: cents, usual: cents } }
    const position = positionOf(rules, { 2: '6s 5h', bank: '6d ??' }, ['base'], [double])
    return unwrap(valuesOf(position)).choices[0].value
  }
  expect(worth(500)).toBeCloseTo((worth(1) + worth(999)) / 2, 3)
  expect(worth(1000)).toBeGreaterThan(worth(500))
})

test('insurance pays when enough tens are left, and not from a full shoe', () => {
  const game = filed('blackjack', 'players/21st-century-blackjack-5-0')
  const insure = { move: 'insure', cents: { min: 1, max: 500, usual: 500 } }
  const position = positionOf(game, { 2: '9s 5h', bank: 'Ad ??' }, ['base'], [insure, 'decline'])
  expect(unwrap(valuesOf(position)).choices[0].move).toBe('decline')
  const low = cards('2s 2h 2d 2c 3s 3h 3d 3c 4s 4h 4d 4c 5s 5d 5c 6s 6h 6d 6c 7s 7h 7d 7c')
  const gone = Array.from({ length: 7 }, () => low).flat()
  expect(unwrap(valuesOf({ ...position, gone })).choices[0].move).toBe('insure 500')
})

test('before a switch both hands are worth what they will be after it', () => {
  const game = filed('blackjack', 'players/21st-century-blackjack-switch')
  const insure = { move: 'insure', cents: { min: 1, max: 500, usual: 500 } }
  const uninsured = (left: string, right: string) =>
    [1, 2].reduce((sum, hand) => {
      const position = positionOf(game, { '2.1': left, '2.2': right, bank: 'Ad ??' }, [], [insure, 'decline'])
      const wagers = [1, 2].map(number => ({ seat: 2, on: 'base', hand: number, amount: 1000 }))
      const view = { ...position.view, wagers }
      const { choices } = unwrap(valuesOf({ ...position, view, ask: { ...position.ask, hand } }))
      return sum + choices.find(({ move }) => move === 'decline')!.value
    }, 0)
  // Fifteen and sixteen become twenty and eleven by it; twenty and eleven are left alone.
  expect(uninsured('Ts 5h', '6d Kc')).toBeGreaterThan(uninsured('Ts 5h', 'Kc 6d') + 0.2)
  expect(uninsured('Ts Kc', '6d 5h')).toBeCloseTo(uninsured('Ts 5h', '6d Kc'), 1)
})

test('refuses a hand with unknown cards', () => {
  const position = positionOf(rules, { 2: 'Ks', bank: '6d ??' }, ['base'], MOVES)
  expect(valuesOf(position)).toMatchObject({ code: 'hand-of-so-many', at: ['view', 'piles'] })
  const unseen = positionOf(rules, { 2: 'Ks Qh', bank: '?? ??' }, ['base'], MOVES)
  expect(valuesOf(unseen)).toMatchObject({ code: 'hand-of-so-many', values: { place: 'bank' } })
})

describe('a back-line bettor', () => {
  const back = (own: string, bank: string, options: Parameters<typeof positionOf>[3], doubled = false) => {
    const position = positionOf(rules, { 2: own, bank }, ['base'], options)
    const wagers = [
      ...position.view.wagers,
      { seat: 2, by: 'Kim', on: 'base', amount: 500 },
      ...(doubled ? [{ seat: 2, on: 'double', hand: 1, amount: 1000 }] : []),
    ]
    const ask = { ...position.ask, by: 'Kim' }
    return unwrap(valuesOf({ ...position, view: { ...position.view, wagers }, ask }))
  }

  test('a bettor who does not follow a double has one card for half of what follows it', () => {
    const double = { move: 'double', cents: { min: 1, max: 500, usual: 500 } }
    const { choices, unit } = back('6s 5h', '6d ??', [double, 'decline'], true)
    expect(unit).toBe(500)
    const of = (move: string) => choices.find(one => one.move === move)!
    expect(of('double 500').value).toBeCloseTo(asked('6s 5h', '6d ??').choices[0].value, 12)
    // Without a rescue that is taken, a double is twice the one card.
    expect(of('decline').value).toBeGreaterThan(0)
    expect(of('decline').value).toBeLessThan(of('double 500').value)
  })

  test('a bettor who does not follow a split stays on one of two equal hands', () => {
    const { choices } = back('8s 8h', '6d ??', ['split', 'decline'])
    const [split, decline] = ['split', 'decline'].map(move => choices.find(one => one.move === move)!)
    expect(decline!.cents).toBeCloseTo(split!.cents / 2, 9)
  })
})
