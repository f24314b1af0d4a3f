import { isRefusal, namesOf, type PokerRules, Randomness, readingsOf } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { ALONE } from '../../parallel/work.ts'
import { equityOf } from './equity.ts'
import { playToShowdown } from './testing/engine-showdown.ts'

const DEALS = Number(process.env.ROUNDS ?? 25)
const seed = 'e1'.repeat(32)
const pokerGames = games.filter(game => game.family === 'poker') as PokerRules[]

function settled(rules: PokerRules, chosen: Readonly<Record<string, string>>) {
  const readings = readingsOf(rules, chosen)
  if (isRefusal(readings)) throw new Error(readings.refused)
  return readings
}

/** Every game, and those with other readings that change the cards or what they are worth. */
const ways: { name: string; rules: PokerRules; readings: Record<string, string> }[] = pokerGames.flatMap(
  rules => {
    const others = rules.readings
      .filter(({ name }) => ['joker', 'fiveAces', 'lowJoker'].includes(name))
      .flatMap(({ name, others: values }) => values.map(value => ({ [name]: String(value) })))
    return [{}, ...others].map(readings => ({
      name: [rules.id, ...Object.entries(readings).map(pair => pair.join('='))].join(' '),
      rules,
      readings,
    }))
  },
)

describe('a run-out gives each hand what the engine gives it', () => {
  test.each(ways)('$name', async ({ rules, readings: chosen }) => {
    const readings = settled(rules, chosen)
    const random = new Randomness(seed)
    for (let deal = 0; deal < DEALS; deal++) {
      const { hands, boards, shares } = playToShowdown(rules, readings, random)
      const holdings = hands.map(hand => ({ text: namesOf(hand), hands: [hand] }))
      const answer = await equityOf({ rules, readings, holdings, boards, dead: [] }, ALONE, { seed })
      if (isRefusal(answer))
        throw new Error(`${answer.refused}: ${holdings.map(({ text }) => text).join(' / ')}`)
      expect(answer.runouts).toBe(1)
      answer.hands.forEach((hand, i) => {
        expect(hand.equity, `${hand.hand} of ${answer.hands.map(one => one.hand).join(' / ')}`).toBeCloseTo(
          shares[i]!,
          9,
        )
      })
    }
  })
})
