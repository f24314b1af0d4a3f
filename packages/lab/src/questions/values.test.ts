import { readingsOf, unwrap } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import { filed, games } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { positionOf } from '../values/testing/position.ts'
import { canBeValued, hasValues, valuesOf, wagersNow } from './values.ts'

const rules = filed('baccarat', 'comstock/ez-baccarat-panda-8')
const readings = unwrap(readingsOf(rules))

test('values a wager by the cards that have left the shoe', async () => {
  const panda = async (gone: string) => {
    const wagers = unwrap(await wagersNow(rules, { readings, gone: cards(gone) }))
    return wagers.find(({ on }) => on === 'panda-8')!.edge
  }
  expect(await panda('8s 8h 8d 8c 8s 8h 8d 8c')).not.toBeCloseTo(await panda(''), 4)
})

test('refuses more cards than the shoe had', async () => {
  const gone = Array.from({ length: 9 }, () => cards('As')[0]!)
  expect(await wagersNow(rules, { readings, decks: 8, gone })).toMatchObject({
    code: 'more-than-the-shoe-has',
  })
})

test('a game without decisions has no choices to value', () => {
  expect(hasValues(rules)).toBe(false)
})

describe('refuses a view that contradicts the rules, with its place', () => {
  /** By game: what lies on the table, the first wager, and a move that may be made. */
  const asked = [
    ['comstock/three-card-poker-6-card-bonus', 'Ks 8h 4d', '?? ?? 2c', 'ante', 'play'],
    ['comstock/let-it-ride-bonus', 'Ks 8h 4d', '', 'bet-1', 'ride'],
    ['comstock/super-pan-9', 'Ks 6h 4d', '?? ?? ??', 'base', 'card'],
    ['cameo/ultimate-texas-holdem', 'Ks 8h', '?? ??', 'ante', 'check'],
    ['outlaws/pure-21-5-blackjack', 'Ks 8h', '7d ??', 'base', 'stand'],
    ['cameo/fortune-pai-gow-poker', 'Ks 8h 4d 2c 3c 9d Jh', '?? ?? ?? ?? ?? ?? ??', 'base', 'house-way'],
    ['stars/pai-gow-tiles', '6-6 6-3 5-4 2-1', '?? ?? ?? ??', 'base', 'house-way'],
  ] as const

  test.each(asked)('%s', (id, own, bank, wager, move) => {
    const game = games.find(one => one.id === id)!
    const at = (lying: Record<string, string>, wagers: string[], moves: string[]) =>
      valuesOf(positionOf(game, lying, wagers, moves))
    const [first] = own.split(' ') as [string]
    expect(at({ 2: first, bank }, [wager], [move])).toMatchObject({
      code: 'hand-of-so-many',
      at: ['view', 'piles'],
    })
    expect(at({ 2: own, bank }, [], [move])).toMatchObject({ code: 'no-such-wager-lies' })
    const many = Array.from({ length: 70 }, () => first).join(' ')
    expect(at({ 2: own, bank, 3: many }, [wager], [move])).toMatchObject({
      code: 'more-than-were-in-the-shoe',
      at: ['view'],
    })
    expect(at({ 2: own, bank }, [wager], ['dance'])).toMatchObject({
      code: 'values-not-of-this-move',
      at: ['ask', 'options', 0],
    })
    expect(at({ 2: own, bank }, [wager], [])).toMatchObject({ code: 'no-choice-to-value' })
    expect(at({ 2: own, bank, 3: 'As Zz' }, [wager], [move])).toMatchObject({
      code: 'no-card-of-that-name',
      values: { card: 'Zz' },
    })
    const position = positionOf(game, { 2: own, bank }, [wager], [move])
    expect(valuesOf({ ...position, readings: { coverage: 'by-the-moon' } })).toMatchObject({
      code: 'no-such-choice',
      at: ['readings', 'coverage'],
    })
    if (game.family !== 'tiles') {
      for (const decks of [0, 1.5, 99])
        expect(valuesOf({ ...position, decks })).toMatchObject({ code: 'decks-as-filed', at: ['decks'] })
    }
  })
})

test('values every game that has choices', () => {
  const not = games.filter(one => !canBeValued(one)).map(({ family }) => family)
  expect([...new Set(not)]).toEqual(['baccarat'])
})
