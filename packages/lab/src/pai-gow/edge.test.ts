import { readingsOf, unwrap } from '@cardroom/engine'
import { deckOf } from '@cardroom/engine/banked'
import { cardsOf, namesOf } from '@cardroom/engine/cards'
import { rankingOf, setByChart } from '@cardroom/engine/pai-gow'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { WITHOUT_WORKERS } from '../parallel/work.ts'
import { valuesOf } from '../questions/values.ts'
import { FastRandom, FastShoe } from '../random/random.ts'
import { playRounds, simulatedAnswer } from '../simulate/state.ts'
import { positionOf } from '../values/testing/position.ts'
import { paiGowSimulation } from './kernel.ts'
import { wheelOf } from './setting.ts'

const rules = filed('pai-gow', 'stars/face-up-pai-gow-poker')
const readings = unwrap(readingsOf(rules))
const DEALS = 1_500

test('the best setting against an open hand gives the edge of the best play, within its error', async () => {
  const random = new FastRandom('9'.repeat(64), 0)
  const shoe = new FastShoe(cardsOf(deckOf(rules)))
  const ranking = rankingOf(rules.joker.is, wheelOf(readings))
  let [sum, squares] = [0, 0]
  for (let deal = 0; deal < DEALS; deal++) {
    shoe.shuffle()
    const seven = () => Array.from({ length: 7 }, () => shoe.draw(random))
    const bank = setByChart(rules.houseWay.chart, seven(), ranking, rules.joker.is)
    const own = seven()
    const set = { move: 'set', cards: { from: own, min: 2, max: 2 } }
    const lying = { 2: namesOf(own), 'bank.1': namesOf(bank.front), 'bank.2': namesOf(bank.back) }
    const { choices } = unwrap(valuesOf(positionOf(rules, lying, ['base'], [set])))
    sum += choices[0].value
    squares += choices[0].value ** 2
  }
  const mean = sum / DEALS
  const error = Math.sqrt((squares / DEALS - mean * mean) / DEALS)
  const question = {
    rules,
    readings,
    decks: rules.decks.to,
    strategy: 'best' as const,
    rounds: 5_000,
    seed: '8'.repeat(64),
  }
  const { wagers } = simulatedAnswer(await playRounds(paiGowSimulation, question, WITHOUT_WORKERS))
  const published = wagers.find(({ on }) => on === 'base')!
  expect(Math.abs(mean + published.edge)).toBeLessThan(4 * Math.hypot(error, published.stderr ?? 0))
  expect(error).toBeLessThan(0.03)
})
