import { unwrap } from '@cardroom/engine'
import { deckOf } from '@cardroom/engine/banked'
import { cards, cardsOf, countsOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { valueCounts } from '../cards/shoe.ts'
import { WITHOUT_WORKERS } from '../parallel/work.ts'
import { valuesOf } from '../questions/values.ts'
import { positionOf } from '../values/testing/position.ts'
import { pan9Starts, waysToDeal } from './hands.ts'
import { pan9Odds, pan9PlanOf } from './odds.ts'

const rules = filed('pan-9', 'comstock/super-pan-9')
const OPTIONS = ['card', 'no-card', 'house-way']
/** A card of each value. */
const OF_VALUE = ['Ks', 'As', '2s', '3s', '4s', '5s', '6s']

test('the best choice in every hand gives the published edge', async () => {
  const shoe = valueCounts(deckOf(rules))
  const { wagers } = await pan9Odds(rules, shoe, 'best')[0]!.find(WITHOUT_WORKERS)
  let [sum, all] = [0, 0]
  for (const start of pan9Starts(rules.deal.cards)) {
    const ways = waysToDeal([...shoe], start)
    if (ways === 0) continue
    const own = start.counts.flatMap((count, value) => Array.from({ length: count }, () => OF_VALUE[value]!))
    const position = positionOf(rules, { 2: own.join(' '), bank: '?? ?? ??' }, ['base'], OPTIONS)
    sum += ways * unwrap(valuesOf(position)).choices.find(one => one.move !== 'house-way')!.value
    all += ways
  }
  expect(sum / all).toBeCloseTo(-wagers[0]!.edge, 9)
})

test('counts the cards that have left the shoe', () => {
  const position = positionOf(rules, { 2: 'Ks 2h 3d', bank: '?? ?? ??' }, ['base'], OPTIONS)
  const four = cards('4s 4h 4d 4c')
  const gone = Array.from({ length: rules.decks.to }, () => four).flat()
  const worth = (known: typeof gone) =>
    unwrap(valuesOf({ ...position, gone: known })).choices.find(({ move }) => move === 'card')!.value
  // Without a four, five can become nine no more.
  expect(worth(gone)).toBeLessThan(worth([]))
  const shoe = countsOf(cardsOf(deckOf(rules)))
  const tooMany = Array.from({ length: shoe[cards('Ks')[0]!]! }, () => cards('Ks')[0]!)
  expect(valuesOf({ ...position, gone: tooMany })).toMatchObject({ at: ['gone'], values: { card: 'Ks' } })
})

test('the player-dealer answers each player as in the plan by which the published edge was found', () => {
  const { starts, plan } = pan9PlanOf(rules, [...valueCounts(deckOf(rules))], 'best')
  const { upTo, standsFrom } = rules.bankDraws
  let chosen = 0
  for (const [b, start] of starts.entries()) {
    if (start.total <= upTo || start.total >= standsFrom) continue
    const own = start.counts.flatMap((count, value) => Array.from({ length: count }, () => OF_VALUE[value]!))
    if (own.some(name => name === undefined)) continue
    for (const [drew, draws] of [plan.bank[0][b]!, plan.bank[1][b]!].entries()) {
      const lying = { 2: drew ? '?? ?? ?? ??' : '?? ?? ??', bank: own.join(' ') }
      const position = positionOf(rules, lying, ['base'], ['card', 'no-card'])
      const { choices, unit } = unwrap(valuesOf({ ...position, ask: { ...position.ask, seat: 1 } }))
      expect(choices[0].move).toBe(draws ? 'card' : 'no-card')
      expect(unit).toBe(1000)
      chosen++
    }
  }
  expect(chosen).toBeGreaterThan(20)
})

test('values a deciding back-line bettor’s choices by the own wager', () => {
  const position = positionOf(rules, { 2: 'Ks 2h 3d', bank: '?? ?? ??' }, ['base'], OPTIONS)
  const wagers = [...position.view.wagers, { seat: 2, by: 'Kim', on: 'base', amount: 4000 }]
  const back = { ...position, view: { ...position.view, wagers }, ask: { ...position.ask, by: 'Kim' } }
  const [own, kim] = [unwrap(valuesOf(position)), unwrap(valuesOf(back))]
  expect(kim.unit).toBe(4000)
  expect(kim.choices.map(one => one.cents)).toEqual(own.choices.map(one => one.cents * 4))
})
