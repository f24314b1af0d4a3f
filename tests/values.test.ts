import { type Ask, askedSeat, gameOf, isRefusal, type Rules, unwrap } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { canBeValued, hasValues, valuesOf } from '@cardroom/lab'
import { games, openRulebook } from '@cardroom/rulebook'
import { numberedSeed, randomInput, ShuffledShoe, startRandomRound } from '@cardroom/testing'
import { describe, expect, test } from 'vitest'

/** Decisions that are asked about in a game, some of each round. */
const DECISIONS_A_GAME = Number(process.env.ROUNDS ?? 3)
const DECISIONS_A_ROUND = 3
/** A limit, because some rounds have no decision. */
const ROUNDS = 40

/** Refusals of decisions without a value. */
const NO_VALUE = [
  'values-not-of-showing',
  'values-not-of-running-twice',
  'values-not-of-raising-the-stakes',
  'values-not-of-exposing',
  'values-not-of-betting-no-more',
  'chip-not-seen',
]

const library = await openRulebook()

/** Games with estimates only: play is not judged by them, so reviews do not test their decisions. */
const estimated = games.filter(rules => canBeValued(rules) && !hasValues(rules))

describe('decisions of games with estimates', () => {
  test.each(estimated.map(rules => [rules.id, rules] as const))(
    '%s: values each option, the best first, or says why not',
    (_, rules: Rules) => {
      let asked = 0
      for (let n = 0; asked < DECISIONS_A_GAME && n < ROUNDS; n++) {
        const randomness = new Randomness(numberedSeed(n))
        const { house, round } = startRandomRound(rules, n, randomness, library)
        const dealer = new ShuffledShoe(round.shoe, randomness)
        let here = 0
        while (!round.over && here < DECISIONS_A_ROUND) {
          const ask = 'asked' in round.awaiting ? round.awaiting.asked?.[0] : undefined
          if (!ask) {
            unwrap(round.take(randomInput(round, dealer, randomness)))
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
          unwrap(
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
