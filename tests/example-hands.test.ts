import { type Card, parseCards } from '@cardroom/engine/cards'
import { exampleHands, judgeOf, type PokerRanking } from '@cardroom/engine/poker'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'

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
  const ranks = exampleHands(ranking).map(({ is, cards }) => {
    const name = english.say(is)
    const rank = judge.rank(parseCards(cards) as Card[], [], true)
    const said = english.say(judge.name(rank))
    if (name === 'High card') expect(said).toMatch(/ high$/)
    else expect(said).toMatch(new RegExp(`^${name}`))
    return rank
  })
  expect(ranks).toEqual([...ranks].sort((one, other) => other - one))
  expect(new Set(ranks).size).toBe(ranks.length)
})
