import { readingsOf, unwrap } from '@cardroom/engine'
import { nameOf, namesOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { valuesOf } from '../questions/values.ts'
import { positionOf } from '../values/testing/position.ts'
import { threeCardBestPlay } from './odds.ts'

const rules = filed('three-card', 'comstock/three-card-poker-6-card-bonus')

test('the better of play and fold gives the published edge over all hands and open cards', () => {
  const { decisions, wagers } = threeCardBestPlay(rules, unwrap(readingsOf(rules)))
  let [sum, all] = [0, 0]
  for (const { cards, open, weight } of decisions) {
    const piles = { 2: namesOf(cards), bank: `?? ?? ${nameOf(open!)}` }
    const { choices } = unwrap(valuesOf(positionOf(rules, piles, ['ante'], ['play', 'fold'])))
    sum += weight * choices[0].value
    all += weight
  }
  expect(sum / all).toBeCloseTo(-wagers.find(({ on }) => on === 'ante')!.edge, 10)
})
