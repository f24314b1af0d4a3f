import { setTiles } from '@cardroom/engine/banked'
import { cards, namesOf, Randomness, shuffle } from '@cardroom/engine/cards'
import { rankTiles } from '@cardroom/engine/ranking'
import { describe, expect, test } from 'vitest'
import { hand } from '../testing/hand.ts'
import { lines, tableOf } from '../testing/table.ts'
import { paiGowTiles } from './pai-gow-tiles.ts'

const { play, refusal } = await tableOf('stars/pai-gow-tiles')

/** What a hand is worth: equal tiles are as good as each other. */
const worth = (hand: string): number => {
  const [a, b] = cards(hand)
  return rankTiles(a!, b!)
}

describe('house way, low hand / high hand', () => {
  const rows: readonly (readonly [why: string, low: string, high: string])[] = [
    ['the supreme pair is split beside a six and a four', '2-1 3-1', '3-3 4-2'],
    ['the supreme pair is split beside a six and a five', '2-1 3-2', '4-2 5-1'],
    ['the supreme pair is split beside two sixes that are no pair', '2-1 5-1', '3-3 4-2'],
    ['the supreme pair stays beside a pair of sixes', '3-3 3-3', '2-1 4-2'],
    ['the supreme pair stays beside a nine and an eight', '6-2 6-3', '2-1 4-2'],
    ['sevens are split beside Teen for a low hand of seven', '6-1 6-4', '6-1 6-6'],
    ['sevens stay beside Teen for a low hand of six', '5-4 6-6', '6-1 6-1'],
    ['sevens stay without Teen or Dey', '5-5 6-5', '4-3 5-2'],
    ['eights are split for a low hand of eight', '4-4 6-4', '4-4 6-5'],
    ['eights stay for a low hand of four', '5-1 6-1', '5-3 6-2'],
    ['nines are split for a low hand of nine', '6-3 6-4', '5-4 5-5'],
    ['nines stay for a low hand of seven', '6-2 6-6', '5-4 6-3'],
    ['Teen is split for a low hand of six', '3-1 6-6', '6-1 6-6'],
    ['Dey is split for a Wong and a Gong', '1-1 4-4', '1-1 6-3'],
    ['Teen is split beside a nine and an eleven', '6-5 6-6', '6-3 6-6'],
    ['Teen stays beside a ten and a three', '2-1 5-5', '6-6 6-6'],
    ['tens are never split', '6-2 6-6', '5-5 5-5'],
    ['fives are never split', '4-4 6-6', '3-2 4-1'],
    ['two pairs are two hands', '5-4 6-3', '6-6 6-6'],
    ['a Wong is the high hand', '3-1 5-5', '5-4 6-6'],
    ['a Gong is the high hand', '5-5 6-5', '1-1 6-2'],
    ['nine with Teen is the high hand', '5-5 6-5', '4-3 6-6'],
    ['of two Wongs the one with the better low hand', '6-4 6-6', '1-1 6-3'],
    ['otherwise the best low hand', '4-1 6-5', '2-2 3-1'],
  ]
  for (const [why, low, high] of rows) {
    test(`${why}: ${low} / ${high}`, () => {
      const [a, b] = low.split(' ')
      const [c, d] = high.split(' ')
      const setting = setTiles(paiGowTiles.houseWay, cards(`${c} ${a} ${b} ${d}`), 'three-or-six')
      expect({ low: setting.low, high: setting.high }).toEqual({ low: worth(low), high: worth(high) })
      expect(namesOf([...setting.front, ...setting.back].sort())).toBe(
        namesOf(cards(`${low} ${high}`).sort()),
      )
    })
  }

  test('every pair has a row, and every hand a setting', () => {
    const names = paiGowTiles.houseWay.pairs.flatMap(row => row.pairs)
    expect(new Set(names).size).toBe(16)
    const tiles = cards(
      '6-6 6-6 1-1 1-1 4-4 4-4 3-1 3-1 5-5 5-5 3-3 3-3 2-2 2-2 6-5 6-5 6-4 6-4 6-1 6-1 5-1 5-1 6-3 5-4 6-2 5-3 4-3 5-2 4-2 4-1 3-2 2-1',
    )
    const randomness = new Randomness('5'.padStart(64, '0'))
    for (let i = 0; i < 5000; i++) {
      const { low, high } = setTiles(
        paiGowTiles.houseWay,
        shuffle(tiles, randomness).slice(0, 4),
        'three-or-six',
      )
      expect(low).toBeLessThanOrEqual(high)
    }
  })
})

const base = (seat: number, amount: number) => ({ seat, on: 'base', amount })

test('the better two tiles are the high hand, whichever two were named', () => {
  const round = {
    wagers: [base(2, 1000)],
    dice: [4, 3, 3],
    cards: { 2: '3-3 3-3 6-5 4-3', bank: '5-5 6-3 6-1 5-2' },
  }
  const named = play({ ...round, moves: ['2 set 3-3 3-3', '1 set 6-1 5-2'] })
  expect(named.hands!['2']).toMatchObject({ front: '6-5 4-3', back: '3-3 3-3' })
  expect(named.net).toEqual({ 1: -1000, 2: 1000 })
})

test('a total on the player-dealer passes the button to the house dealer’s right', () => {
  const round = {
    bank: { seat: 3, wager: 1000 },
    wagers: [base(4, 1000), base(8, 1000)],
    dice: [3, 3, 3],
    cards: { 4: '3-3 3-3 6-5 4-3', 8: '6-6 6-6 6-2 6-4', bank: '5-5 6-3 6-1 5-2' },
    moves: ['4 house-way', '8 house-way', '3 set 6-1 5-2'],
  }
  expect(lines(play(round))).toEqual(['8 base win 1000', '4 base no-action 0'])
  expect(lines(play({ ...round, readings: { buttonPassedTo: 'left-of-bank' } }))).toEqual([
    '4 base win 1000',
    '8 base no-action 0',
  ])
})

test('rows of four go out counter-clockwise from the action button', () => {
  const result = play({
    seats: 4,
    bank: { seat: 1, wager: 100_000 },
    wagers: [base(3, 1000)],
    dice: [1, 1, 1],
    cards: '3-3 3-3 6-5 4-3 4-4 4-4 2-2 2-2 5-5 6-3 6-1 5-2 1-1 1-1 6-6 6-6',
    moves: ['3 set 6-5 4-3', '1 set 6-1 5-2'],
  })
  expect(result.hands!['3']!.cards).toBe('3-3 3-3 6-5 4-3')
  expect(result.hands!.bank!.cards).toBe('5-5 6-3 6-1 5-2')
})

test('the tiles of the supreme pair count three or six, or as they are spotted', () => {
  const round = {
    wagers: [base(2, 1000)],
    dice: [4, 3, 3],
    cards: { 2: '2-1 4-2 3-3 3-1', bank: '5-5 6-2 6-4 5-1' },
    moves: ['2 set 3-1 4-2', '1 set 6-4 5-1'],
  }
  const nine = hand('tile-points', { points: 9, tile: 'Chong' })
  const seven = hand('tile-points', { points: 7, tile: 'Gor' })
  expect(play(round).hands!['2']!.is!.values).toEqual({ front: seven, back: nine, foul: false })
  const spotted = play({ ...round, readings: { geeJoon: 'as-spotted' } })
  expect(spotted.hands!['2']!.is!.values).toEqual({ front: hand('zero-tiles'), back: nine, foul: false })
})

test('only players may ask for the house way', () => {
  const round = {
    wagers: [base(2, 1000)],
    dice: [4, 3, 3],
    cards: { 2: '3-3 3-3 6-5 4-3', bank: '5-5 6-3 6-1 5-2' },
  }
  expect(refusal({ ...round, moves: ['2 house-way', '1 house-way'] })).toContain('may-not house-way')
})
