import { type Ask, askedSeat, gameOf, granted, isRefusal, type Rules } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { canBeValued, hasValues, valuesOf } from '@cardroom/lab'
import { games, openRulebook } from '@cardroom/rulebook'
import { Dealer, randomInput, seedOf, startRandom } from '@cardroom/testing'
import { describe, expect, test } from 'vitest'

/** Decisions that are asked about in a game, some of each round. */
const ASKED = Number(process.env.ROUNDS ?? 3)
const A_ROUND = 3
/** Rounds in which nobody has anything to decide come to an end, too. */
const ROUNDS = 40

/** What has no value, and says why. */
const NO_VALUE = [
  'values-not-of-showing',
  'values-not-of-running-twice',
  'values-not-of-raising-the-stakes',
  'values-not-of-exposing',
  'values-not-of-betting-no-more',
  'chip-not-seen',
]

const library = await openRulebook()

/** Nobody's play is judged by them, so that no review has looked at their decisions. */
const estimated = games.filter(rules => canBeValued(rules) && !hasValues(rules))

describe('whatever is asked in a game of which there are estimates', () => {
  test.each(estimated.map(rules => [rules.id, rules] as const))(
    '%s: each option has a value, the best first, or it is said why not',
    (_, rules: Rules) => {
      let asked = 0
      for (let n = 0; asked < ASKED && n < ROUNDS; n++) {
        const randomness = new Randomness(seedOf(n))
        const { house, round } = startRandom(rules, n, randomness, library)
        const dealer = new Dealer(round.shoe, randomness)
        let here = 0
        while (!round.over && here < A_ROUND) {
          const ask = 'asked' in round.awaiting ? round.awaiting.asked?.[0] : undefined
          if (!ask) {
            granted(round.take(randomInput(round, dealer, randomness)))
            continue
          }
          const view = round.view(askedSeat(ask))
          const { readings } = house.posted
          const found = valuesOf({ rules, readings, view, ask, gone: [] })
          if (isRefusal(found)) expect(NO_VALUE).toContain(found.code)
          else {
            asked++
            here++
            expect(moves(found.choices.map(({ choice }) => choice))).toEqual(moves(ask.options))
            const cents = found.choices.map(one => one.cents)
            expect(cents.every(Number.isFinite)).toBe(true)
            expect(cents).toEqual(cents.toSorted((a, b) => b - a))
          }
          const isAsked = round.awaiting.kind === 'decision'
          granted(
            round.take(isAsked ? gameOf(rules).advise(view, ask) : randomInput(round, dealer, randomness)),
          )
        }
      }
      expect(asked).toBeGreaterThan(0)
    },
  )
})

const moves = (list: readonly Pick<Ask['options'][number], 'move'>[]): string[] =>
  [...new Set(list.map(({ move }) => move))].sort()
