import { readingsOf, unwrap } from '@cardroom/engine'
import { namesOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { choose } from '../cards/shoe.ts'
import { valuesOf } from '../questions/values.ts'
import { positionOf } from '../values/testing/position.ts'
import { byHouseWay, resultsOf } from './odds.ts'

const rules = filed('tiles', 'stars/pai-gow-tiles')
const readings = unwrap(readingsOf(rules))

test('the best setting of every hand gives the published edge', () => {
  const { hands, kinds, counts } = byHouseWay(rules, readings)
  let [sum, all] = [0, 0]
  for (const chosen of hands) {
    const own = chosen.map(kind => kinds[kind]!)
    const set = { move: 'set', cards: { from: own, min: 2, max: 2 } }
    const position = positionOf(rules, { 2: namesOf(own), bank: '?? ?? ?? ??' }, ['base'], [set])
    const ways = [...new Set(chosen)].reduce(
      (product, kind) => product * choose(counts[kind]!, chosen.filter(one => one === kind).length),
      1,
    )
    sum += ways * unwrap(valuesOf(position)).choices[0].value
    all += ways
  }
  expect(all).toBe(35_960)
  expect(sum / all).toBeCloseTo(resultsOf(rules, readings, 'best').mean, 10)
})
