import { unwrap } from '@cardroom/engine'
import { namesOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { threeCardClasses } from '../cards/suit-classes.ts'
import { valuesOf } from '../questions/values.ts'
import { positionOf } from '../values/testing/position.ts'
import { letItRideBestPlay } from './odds.ts'

const rules = filed('let-it-ride', 'comstock/let-it-ride-bonus')
const BETS = ['bet-1', 'bet-2', 'bet-3']
const asked = (own: string, board: string, bets = BETS) =>
  unwrap(valuesOf(positionOf(rules, { 2: own, board }, bets, ['ride', 'pull'])))

test('the best choice in every hand gives the published edge', () => {
  let [sum, hands] = [0, 0]
  for (const { cards, count } of threeCardClasses()) {
    sum += count * asked(namesOf(cards), '?? ??').choices[0].value
    hands += count
  }
  expect(sum / hands).toBeCloseTo(-letItRideBestPlay(rules).wagers[0]!.edge, 10)
})

test('a pair that pays already rides, with or without the first bet', () => {
  expect(asked('Ts Th 4d', '2c ??').choices.map(({ move }) => move)).toEqual(['ride', 'pull'])
  const two = asked('Ts Th 4d', '2c ??', ['bet-2', 'bet-3'])
  const three = asked('Ts Th 4d', '2c ??')
  expect(three.choices[0].value).toBeCloseTo((two.choices[0].value * 3) / 2, 10)
})
