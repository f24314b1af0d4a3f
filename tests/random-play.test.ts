import { families } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { playAndCheck, playableSchedules, playByAdvice } from '@cardroom/testing'
import { describe, expect, test } from 'vitest'

const ROUNDS = Number(process.env.ROUNDS ?? 16)

const library = await openRulebook()

describe('random legal play of every game', () => {
  for (const rules of games) {
    const options = playableSchedules(rules, library).length + 1
    test(`${rules.id}: never stuck, no chip lost, no card shown too early, the record replays, under any option`, () => {
      const schedules = new Set<string>()
      for (let n = 0; n < Math.max(ROUNDS, options); n++) {
        try {
          for (const name of playAndCheck(rules, n, library).schedules) schedules.add(name)
        } catch (error) {
          throw new Error(`round ${n} of ${rules.id}`, { cause: error })
        }
      }
      expect(schedules.size).toBe(options - 1)
    })
  }
})

describe('a round with several rulings', () => {
  test.each([
    ['players/texas-holdem', 2034],
    ['cameo/texas-holdem', 13607],
    ['players/pan', 20514],
    ['towers/crazy-pineapple', 22837],
  ])('ends: %s, round %i', (id, n) => {
    const rules = games.find(one => one.id === id)!
    expect(playAndCheck(rules, n, library).game).toBe(id)
  })
})

describe('the bot of every game', () => {
  for (const rules of games) {
    test(`${rules.id}: makes a legal move with what its seat can see`, () => {
      for (let n = 0; n < ROUNDS / 4; n++) expect(() => playByAdvice(rules, n, library)).not.toThrow()
    })
  }
})

test('finds a family for every game', () => {
  expect(games.filter(rules => families[rules.family].name !== rules.family)).toEqual([])
  expect(new Set(games.map(rules => rules.id)).size).toBe(games.length)
})

test('has only plain data in rule sets', () => {
  for (const rules of games) expect(JSON.parse(JSON.stringify(rules))).toEqual(rules)
})
