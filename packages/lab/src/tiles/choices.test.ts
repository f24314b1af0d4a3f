import { unwrap } from '@cardroom/engine'
import { setTiles } from '@cardroom/engine/banked'
import { cards, cardsOf, namesOf, Randomness, shuffle } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { valuesOf } from '../questions/values.ts'
import { positionOf } from '../values/testing/position.ts'

const rules = filed('tiles', 'stars/pai-gow-tiles')
const asked = (tiles: string) =>
  unwrap(
    valuesOf(
      positionOf(
        rules,
        { 2: tiles, bank: '?? ?? ?? ??' },
        ['base'],
        [{ move: 'set', cards: { from: cards(tiles), min: 2, max: 2 } }, 'house-way'],
      ),
    ),
  )

test('offers three settings at most, the house way among them', () => {
  const random = new Randomness('5'.repeat(64))
  for (let i = 0; i < 20; i++) {
    const four = shuffle(cardsOf({ tiles: true }), random).slice(0, 4)
    const { choices } = asked(namesOf(four))
    const settings = choices.filter(({ choice }) => choice.move === 'set')
    expect(settings.length).toBeLessThanOrEqual(3)
    const houseWay = choices.find(({ move }) => move === 'house-way')!
    expect(settings.map(({ cents }) => cents)).toContain(houseWay.cents)
    expect(choices[0].cents).toBeGreaterThanOrEqual(houseWay.cents)
  }
})

test('values a setting as the count hand by hand does', () => {
  const own = cards('6-6 6-3 5-4 2-1')
  const houseWay = setTiles(rules.houseWay, own, 'three-or-six')
  const left = cardsOf({ tiles: true })
  for (const tile of own) left.splice(left.indexOf(tile), 1)
  let [sum, hands] = [0, 0]
  for (let a = 0; a < left.length; a++) {
    for (let b = 0; b < a; b++) {
      for (let c = 0; c < b; c++) {
        for (let d = 0; d < c; d++) {
          const bank = setTiles(
            rules.houseWay,
            [a, b, c, d].map(i => left[i]!),
            'three-or-six',
          )
          const higher = Number(houseWay.low > bank.low) + Number(houseWay.high > bank.high)
          sum += higher - 1
          hands++
        }
      }
    }
  }
  expect(hands).toBe(20_475)
  const value = asked('6-6 6-3 5-4 2-1').choices.find(({ move }) => move === 'house-way')!.value
  expect(value).toBeCloseTo(sum / hands, 12)
})

test('values the player-dealer’s setting hand by hand, with copies won', () => {
  const tiles = '6-6 6-3 5-4 2-1'
  const own = cards(tiles)
  const set = { move: 'set', cards: { from: own, min: 2, max: 2 } }
  const position = positionOf(rules, { 2: '?? ?? ?? ??', bank: tiles }, ['base'], [set, 'house-way'])
  const { choices, unit } = unwrap(valuesOf({ ...position, ask: { ...position.ask, seat: 1 } }))
  const houseWay = setTiles(rules.houseWay, own, 'three-or-six')
  const left = cardsOf({ tiles: true })
  for (const tile of own) left.splice(left.indexOf(tile), 1)
  let [sum, hands] = [0, 0]
  for (let a = 0; a < left.length; a++) {
    for (let b = 0; b < a; b++) {
      for (let c = 0; c < b; c++) {
        for (let d = 0; d < c; d++) {
          const four = [a, b, c, d].map(i => left[i]!)
          const player = setTiles(rules.houseWay, four, 'three-or-six')
          const higher = Number(player.low > houseWay.low) + Number(player.high > houseWay.high)
          sum += 1 - higher
          hands++
        }
      }
    }
  }
  expect(unit).toBe(1000)
  expect(choices.find(({ move }) => move === 'house-way')!.value).toBeCloseTo(sum / hands, 12)
})
