import { gameOf, granted, type Rules } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { hasValues, reviewRound } from '@cardroom/lab'
import { games, openRulebook } from '@cardroom/rulebook'
import { Dealer, randomInput, seedOf, startRandom, TEMPERS } from '@cardroom/testing'
import { describe, expect, test } from 'vitest'

const ROUNDS = Number(process.env.ROUNDS ?? 6)
/** Where a value takes a moment. */
const FEW = 2

const library = await openRulebook()
const valued = games.filter(hasValues)

/** What no value is known of: Ultimate under readings that the solver does not know. */
const LEFT_OUT = ['values-not-known-yet']

describe('random play of every game that has values', () => {
  test.each(valued.map(rules => [rules.id, rules] as const))(
    '%s: choice and luck add up to the net result, and nothing is better than the best',
    (_, rules: Rules) => {
      const simulated = rules.family === 'pai-gow' && rules.setting.bank.when !== 'first'
      for (let n = 0; n < (simulated ? FEW : ROUNDS); n++) {
        const randomness = new Randomness(seedOf(n))
        const { house, setup, round } = startRandom(rules, n, randomness, library)
        const dealer = new Dealer(round.shoe, randomness)
        const temper = TEMPERS[n % TEMPERS.length]!
        while (!round.over) granted(round.take(randomInput(round, dealer, randomness, temper)))
        const fresh = granted(gameOf(rules).start(setup, house.posted))
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
