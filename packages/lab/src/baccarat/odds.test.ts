import { readingsOf, unwrap } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { valueCounts } from '../cards/shoe.ts'
import { eachHands, handWeights } from './enumerate.ts'
import { baccaratWagers } from './odds.ts'

const rules = filed('baccarat', 'comstock/ez-baccarat-panda-8')
const readings = (chosen = {}) => {
  const found = unwrap(readingsOf(rules, chosen))
  return found
}
const percent = (decks: number, chosen = {}) =>
  Object.fromEntries(
    baccaratWagers(rules, readings(chosen), valueCounts({ decks })).map(({ on, edge }) => [
      on,
      (edge * 100).toFixed(6),
    ]),
  )

test('counts every sequence of eight decks', () => {
  const won = { player: 0, banker: 0, tie: 0 }
  eachHands(handWeights(valueCounts({ decks: 8 }), rules.chart), ({ player, banker }, weight) => {
    won[player.total > banker.total ? 'player' : player.total < banker.total ? 'banker' : 'tie'] += weight
  })
  expect(won).toEqual({
    banker: 2_292_252_566_437_888,
    player: 2_230_518_282_592_256,
    tie: 475_627_426_473_216,
  })
})

test('gives the published edges of EZ Baccarat, where the three-card seven pushes', () => {
  expect(percent(8, { bankerThreeCardSeven: 'pushes' })).toMatchObject({
    player: '1.235081',
    banker: '1.018301',
    'dragon-7': '7.611334',
    'panda-8': '10.187632',
  })
})

test('pays the banker line on the three-card seven as filed, which costs the player-dealer', () => {
  expect(Number(percent(8).banker)).toBeLessThan(-1)
})

test('makes the Dragon rarer in a shoe with fewer sevens, and refuses more cards than there are', () => {
  const sevens = cards('7s 7h 7d 7c')
  const fresh = baccaratWagers(rules, readings(), valueCounts({ decks: 3 }))
  const depleted = baccaratWagers(
    rules,
    readings(),
    valueCounts({ decks: 3 }, [...sevens, ...sevens, ...sevens]),
  )
  const dragon = (odds: typeof fresh) => odds.find(one => one.on === 'dragon-7')!.win
  expect(dragon(depleted)).toBeLessThan(dragon(fresh))
  expect(() => valueCounts({ decks: 1 }, [...sevens, ...sevens])).toThrow('more cards were dealt')
})

test('chances add up to one', () => {
  for (const { win, push, lose, results } of baccaratWagers(rules, readings(), valueCounts({ decks: 6 }))) {
    expect(win + push + lose).toBeCloseTo(1, 12)
    expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  }
})
