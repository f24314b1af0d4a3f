import { cards, nameOf } from '@cardroom/engine/cards'
import { games } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { asRead } from '../../shared/rule-sets/rule-sets.ts'
import { setterOf } from '../families.ts'

const setterFor = (id: string) => setterOf(games.find(game => game.id === id))!

test('sorts seven cards, and names both halves', () => {
  const setter = setterFor('cameo/fortune-pai-gow-poker')
  const hand = cards('4d As 9c 9h Kd 4s 2c')
  expect(setter.sorted(hand).map(nameOf)).toEqual(['As', 'Kd', '9h', '9c', '4s', '4d', '2c'])
  const { low, high, foul } = setter.halves(hand, cards('4d 4s'))
  expect([english.say(low.is), english.say(high.is), foul]).toEqual(['Pair of fours', 'Pair of nines', false])
})

test('recognises a foul before the hand is set', () => {
  const setter = setterFor('cameo/fortune-pai-gow-poker')
  expect(setter.halves(cards('4d As 9c 9h Kd 4s 2c'), cards('9c 9h')).foul).toBe(true)
})

test('finds the house way', () => {
  const setter = setterFor('cameo/fortune-pai-gow-poker')
  expect(setter.houseWay(cards('4d As 9c 9h Kd 7s 2c')).map(nameOf)).toEqual(['As', 'Kd'])
})

test('makes the better two of four tiles the high hand, whichever were taken', () => {
  const setter = setterFor('stars/pai-gow-tiles')
  const tiles = cards('6-6 6-3 5-1 4-1')
  const one = setter.halves(tiles, cards('6-6 6-3'))
  expect(english.say(one.high.is)).toBe(english.say(setter.halves(tiles, cards('5-1 4-1')).high.is))
  expect(one.high.cards.map(nameOf)).toEqual(['6-6', '6-3'])
})

test('names a half under the table’s readings', () => {
  const rules = games.find(game => game.id === 'stars/pai-gow-tiles')!
  const lowUnder = (geeJoon: string) => {
    const { low } = setterOf(asRead(rules, { geeJoon }))!.halves(cards('2-1 4-2 3-3 3-1'), cards('3-1 4-2'))
    return low.is
  }
  expect(lowUnder('three-or-six')).toMatchObject({ say: 'tile-points', values: { points: 7 } })
  expect(lowUnder('as-spotted')).toMatchObject({ say: 'zero-tiles' })
})

test('has no setter for other games', () => {
  expect(setterOf(games.find(game => game.id === 'outlaws/texas-holdem'))).toBeUndefined()
})
