import { type Card, parseCards } from '@cardroom/engine/cards'
import { judgeOf, type PokerRanking } from '@cardroom/engine/poker'
import {
  exampleHands,
  nameOfHigh,
  nameOfThreeCard,
  type PrintedRanking,
  paiGowRanking,
  rankThreeCard,
} from '@cardroom/engine/ranking'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'

const POKER: readonly PokerRanking[] = [
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

/** How a game ranks the hands of a printed order, and what it calls them. */
const evaluator = (ranking: PrintedRanking) => {
  const poker = POKER.find(one => one === ranking)
  if (poker) {
    const judge = judgeOf(poker, 'any', {})
    return { rank: (cards: Card[]) => judge.rank(cards, [], true), name: judge.name }
  }
  if (ranking === 'three-card') return { rank: rankThreeCard, name: nameOfThreeCard }
  const paiGow = paiGowRanking({ joker: ranking === 'pai-gow-wild' ? 'wild' : 'bug' })
  return { rank: paiGow.rank, name: nameOfHigh }
}

const RANKINGS: readonly PrintedRanking[] = [...POKER, 'three-card', 'pai-gow-bug', 'pai-gow-wild']

test.each(RANKINGS)('lists the hands of %s in the order in which the game ranks them', ranking => {
  const { rank, name } = evaluator(ranking)
  const ranks = exampleHands(ranking).map(({ is, cards }) => {
    const kind = english.say(is)
    const ranked = rank(parseCards(cards) as Card[])
    const said = english.say(name(ranked))
    if (kind === 'High card') expect(said).toMatch(/ high$/)
    else expect(said).toMatch(new RegExp(`^${kind}`))
    return ranked
  })
  expect(ranks).toEqual([...ranks].sort((one, other) => other - one))
  expect(new Set(ranks).size).toBe(ranks.length)
})
