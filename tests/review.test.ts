import { gameOf, type Rules, unwrap } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { hasValues, reviewRound } from '@cardroom/lab'
import { games, openRulebook } from '@cardroom/rulebook'
import { numberedSeed, randomInput, ShuffledShoe, startRandomRound, TEMPERS } from '@cardroom/testing'
import { describe, expect, test } from 'vitest'

const ROUNDS = Number(process.env.ROUNDS ?? 4)
/** For games whose values take long. */
const SLOW_GAME_ROUNDS = 2

const library = await openRulebook()
const valued = games.filter(hasValues)

/** Decisions without a known value: Ultimate under readings that the solver does not know. */
const LEFT_OUT = ['values-not-known-yet']

describe('random play of every game that has values', () => {
  test.each(valued.map(rules => [rules.id, rules] as const))(
    '%s: choice and luck add up to the net result, and nothing is better than the best',
    (_, rules: Rules) => {
      const simulated = rules.family === 'pai-gow' && rules.setting.bank.when !== 'first'
      for (let n = 0; n < (simulated ? SLOW_GAME_ROUNDS : ROUNDS); n++) {
        const randomness = new Randomness(numberedSeed(n))
        const { house, setup, round } = startRandomRound(rules, n, randomness, library)
        const dealer = new ShuffledShoe(round.shoe, randomness)
        const temper = TEMPERS[n % TEMPERS.length]!
        while (!round.over) unwrap(round.take(randomInput(round, dealer, randomness, temper)))
        const fresh = unwrap(gameOf(rules).start(setup, house.posted))
        const { readings } = house.posted
        const decks = typeof setup.decks === 'number' ? setup.decks : undefined
        const { decisions, unvalued, shares, bank } = reviewRound({ rules, readings, decks }, fresh, round)
        const dealing = bank ? [[String(bank.seat), bank] as const] : []
        for (const [name, { net, choice, luck }] of [...Object.entries(shares), ...dealing]) {
          expect(net).toBe(round.result.net[name])
          expect(Math.abs(choice + luck - net)).toBeLessThan(1e-6)
          expect(choice).toBeLessThan(1e-6)
        }
        for (const { cents, bestCents } of decisions) {
          expect(Number.isFinite(cents)).toBe(true)
          expect(bestCents).toBeGreaterThanOrEqual(cents)
        }
        expect(unvalued.filter(({ why }) => !LEFT_OUT.includes(why.code))).toEqual([])
      }
    },
  )
})
