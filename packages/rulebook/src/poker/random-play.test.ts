import type { Result } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import type { PokerRules } from '@cardroom/engine/poker'
import { describe, expect, test } from 'vitest'
import { games, standard } from '../filed/games.ts'
import { findLeak, playByChance } from '../testing/random-poker.ts'
import { slowShares } from '../testing/slow-showdown.ts'

const poker = [...games, ...standard].filter((rules): rules is PokerRules => rules.family === 'poker')

const ROUNDS = Number(process.env.ROUNDS ?? 36)

const boardOf = (result: Result, view: { piles: readonly { place: string; cards: readonly string[] }[] }) =>
  result.hands ? cards((view.piles.find(pile => pile.place === 'board')?.cards ?? []).join(' ')) : []

describe.each(poker)('$id', rules => {
  test('any legal play comes to an end, and no chip is lost on the way', () => {
    for (let n = 1; n <= ROUNDS; n++) {
      const { result } = playByChance(rules, n)
      expect(Object.values(result.net).reduce((a, b) => a + b, 0)).toBe(0)
      const pots = (result.pots ?? []).reduce((sum, pot) => sum + pot.amount, 0)
      const shares = (result.pots ?? []).flatMap(pot => pot.to).reduce((sum, share) => sum + share.amount, 0)
      expect(shares).toBe(pots)
    }
  })

  test('a round ends with all its chips under any ruling', () => {
    for (let n = 1; n <= ROUNDS; n++) {
      const { result } = playByChance(rules, n, undefined, 12)
      expect(Object.values(result.net).reduce((a, b) => a + b, 0)).toBe(0)
    }
  })

  test('no viewer sees a card that was dealt face down to another', () => {
    for (let n = 1; n <= ROUNDS / 4; n++) {
      let step = 0
      playByChance(rules, n, (round, hidden) => {
        if (step++ % 5 !== 0) return
        for (const viewer of ['public', 1, 2, 3] as const)
          expect(findLeak(round, viewer, hidden)).toBeUndefined()
      })
    }
  })

  test.skipIf(rules.boards || rules.runTwice || rules.deck.jokers || rules.deck.without)(
    'pots are divided as the long way divides them',
    () => {
      let compared = 0
      for (let n = 1; n <= ROUNDS; n++) {
        const round = playByChance(rules, n)
        const { result } = round
        const slow = slowShares(rules, result, boardOf(result, round.view('house')))
        if (!slow) continue
        compared++
        const won: Record<string, number> = {}
        for (const { seat, amount } of (result.pots ?? []).flatMap(pot => pot.to)) {
          won[seat] = (won[seat] ?? 0) + amount
        }
        for (const seat of Object.keys(result.net)) {
          // Odd chips go to one winner: up to two of them at every division.
          expect(Math.abs((won[seat] ?? 0) - (slow[seat] ?? 0))).toBeLessThan(4 * (result.pots?.length ?? 1))
        }
      }
      expect(compared).toBeGreaterThan(5)
    },
  )
})
