import { readingsOf, unwrap } from '@cardroom/engine'
import { setTiles } from '@cardroom/engine/banked'
import { cardsOf, Randomness, shuffle } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { resultsOf } from './odds.ts'

const rules = filed('tiles', 'stars/pai-gow-tiles')
const readings = unwrap(readingsOf(rules))

const houseWay = resultsOf(rules, readings, 'house-way')

test('counts all hands against all others: 35,960 times 20,475', () => {
  expect(houseWay.total).toBe(35_960 * 20_475)
  expect(houseWay.results().map(({ result }) => result)).toEqual([1, 0, -1])
})

test('copies alone give the player-dealer its edge when both sides set alike', () => {
  const tiles = cardsOf({ tiles: true })
  const randomness = new Randomness('3'.repeat(64))
  const deals = 20_000
  let copies = 0
  for (let i = 0; i < deals; i++) {
    shuffle(tiles, randomness)
    const [a, b] = [tiles.slice(0, 4), tiles.slice(4, 8)].map(four =>
      setTiles(rules.houseWay, four, 'three-or-six'),
    ) as [ReturnType<typeof setTiles>, ReturnType<typeof setTiles>]
    // What the two orders come to together: a copied hand turns a push or a copy into a loss.
    if (a.low === b.low || a.high === b.high) copies += a.low === b.low && a.high === b.high ? 2 : 1
  }
  const edge = copies / (2 * deals)
  expect(Math.abs(edge + houseWay.mean)).toBeLessThan(4 * Math.sqrt(edge / (2 * deals)))
})

test('a player who sets better than the house way gains by it', () => {
  expect(resultsOf(rules, readings, 'best').mean).toBeGreaterThan(houseWay.mean)
})
