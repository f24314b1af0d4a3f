import { expect, test } from 'vitest'
import { type Card, parseCards } from '../../cards/card.ts'
import type { PokerRanking } from '../rules/rules.ts'
import { judgeOf } from '../showdown/judge.ts'
import { exampleHands } from './example-hands.ts'

const RANKINGS: readonly PokerRanking[] = [
  'high',
  'high-bug',
  'short-deck',
  'mexican',
  'eight-or-better',
  'eight-or-better-bug',
  'low-a5',
  'low-27',
  'badugi',
]

test.each(RANKINGS)('the example hands of %s are what they are called, best first', ranking => {
  const judge = judgeOf(ranking, 'any', {})
  const ranks = exampleHands(ranking).map(({ name, cards }) => {
    const rank = judge.rank(parseCards(cards) as Card[], [], true)
    if (name === 'High card') expect(judge.name(rank)).toMatch(/ high$/)
    else expect(judge.name(rank)).toMatch(new RegExp(`^${name}`))
    return rank
  })
  expect(ranks).toEqual([...ranks].sort((one, other) => other - one))
  expect(new Set(ranks).size).toBe(ranks.length)
})
