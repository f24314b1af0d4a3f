import { readingsOf, unwrap } from '@cardroom/engine'
import { cardsOf, JOKER, Randomness, shuffle } from '@cardroom/engine/cards'
import {
  aceHighVerdict,
  type FortuneHand,
  fortuneHands,
  type PaiGowPokerRules,
  rankingOf,
} from '@cardroom/engine/pai-gow'
import { bitCount } from '@cardroom/engine/ranking'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import type { WagerOdds } from '../odds/answer.ts'
import { WITHOUT_WORKERS } from '../parallel/work.ts'
import { paiGowBonusOdds } from './bonus.ts'
import { FortuneCounts } from './fortune.ts'
import { flushFrom, heldByRanks, heldBySuit } from './fortune-hands.ts'

const paiGow = games.filter(game => game.family === 'pai-gow')
const readingsFor = (rules: PaiGowPokerRules, chosen = {}) => {
  const readings = unwrap(readingsOf(rules, chosen))
  return readings
}
const bonusOdds = async (rules: PaiGowPokerRules, chosen = {}): Promise<Record<string, WagerOdds>> => {
  const found = await Promise.all(
    paiGowBonusOdds(rules, readingsFor(rules, chosen)).map(part => part.find(WITHOUT_WORKERS)),
  )
  return Object.fromEntries(found.flatMap(({ wagers }) => wagers.map(one => [one.on, one])))
}
const byId = (id: string) => paiGow.find(rules => rules.id === id)!

test('counts seven of 53 cards as published', () => {
  const rules = byId('cameo/fortune-pai-gow-poker')
  const counts = new Map(
    [...new FortuneCounts(rules, readingsFor(rules)).counts].map(([row, count]) => [row?.hand, count]),
  )
  const sum = (...hands: Parameters<typeof counts.get>[0][]) =>
    hands.reduce((total, hand) => total + counts.get(hand)!, 0)
  expect(counts.get('Five aces')).toBe(1128)
  const royals = 26132
  const straightFlushes = sum(
    'Seven-card straight flush, no joker',
    'Royal flush and royal match',
    'Seven-card straight flush with joker',
    'Royal flush',
    'Straight flush',
  )
  expect(straightFlushes).toBe(210964)
  expect(sum('Royal flush', 'Royal flush and royal match')).toBeLessThan(royals)
  expect(counts.get('Four of a kind')).toBe(307472)
  expect(counts.get('Full house')).toBe(4188528)
  expect(counts.get('Flush')).toBe(6172088)
  // A straight that is also three of a kind is paid as the latter there.
  expect(sum('Three of a kind', 'Straight')).toBe(11236028 + 7470676)
  expect([...counts.values()].reduce((total, count) => total + count, 0)).toBe(154143080)
})

/** Hands of two suits and the joker: full of flushes. */
const SUITED_DECK = cardsOf({ decks: 1, jokers: 1 }).filter(card => card === JOKER || (card & 3) < 2)

test.each([
  ['cameo/fortune-pai-gow-poker', 'bug'],
  ['players/fortune-pai-gow-poker', 'wild'],
])('%s: ranks and suit together hold what the whole hand holds', (id, joker) => {
  const rules = byId(id)
  const ranking = rankingOf(joker as 'bug' | 'wild')
  const randomness = new Randomness('5'.repeat(64))
  const rowOf = (held: (hand: FortuneHand) => boolean) =>
    rules.fortune!.pays.find(row => held(row.hand))?.hand
  let flushes = 0
  for (let i = 0; i < 1500; i++) {
    const cards = shuffle(SUITED_DECK, randomness).slice(0, 7)
    const withJoker = cards.includes(JOKER)
    const counts = new Uint8Array(13)
    for (const card of cards) if (card !== JOKER) counts[card >> 2]!++
    const masks = [0, 1].map(suit =>
      cards.reduce(
        (mask, card) => (card !== JOKER && (card & 3) === suit ? mask | (1 << (card >> 2)) : mask),
        0,
      ),
    )
    const suited = masks.find(mask => bitCount(mask) >= flushFrom(withJoker))
    const inSuit = suited === undefined ? [] : heldBySuit(suited, withJoker)
    if (inSuit.length > 0) flushes++
    const byRanks = heldByRanks({ counts, joker: withJoker }, ranking)
    const held = fortuneHands(cards, ranking, { jokerInRoyalMatch: false })
    expect(rowOf(hand => byRanks.has(hand) || inSuit.includes(hand))).toBe(rowOf(hand => held.has(hand)))
  }
  expect(flushes).toBeGreaterThan(300)
})

test('Envy: every other hand makes the bet better', async () => {
  const { fortune } = await bonusOdds(byId('comstock/fortune-pai-gow-poker'))
  const { envy, edge } = fortune!
  expect(envy!.edges[0]).toEqual({ opponents: 0, edge })
  expect(envy!.edges[5]!.edge).toBeCloseTo(edge - (5 * envy!.cents) / envy!.bet, 12)
})

test('ace high: counts both hands together as dealt', async () => {
  const rules = byId('stars/face-up-pai-gow-poker')
  const odds = (await bonusOdds(rules))['ace-high']!
  const ranking = rankingOf('bug')
  const deck = cardsOf({ decks: 1, jokers: 1 })
  const randomness = new Randomness('7'.repeat(64))
  const rounds = 5000
  const won = new Map<string, number>()
  for (let i = 0; i < rounds; i++) {
    const cards = shuffle(deck, randomness)
    const verdict = aceHighVerdict(rules.aceHigh!, cards.slice(0, 7), cards.slice(7, 14), ranking)
    const pays = 'odds' in verdict ? verdict.odds : 'loses'
    won.set(pays, (won.get(pays) ?? 0) + 1)
  }
  for (const { result, chance } of odds.results) {
    const seen = won.get(result < 0 ? 'loses' : `${result}:1`) ?? 0
    expect(Math.abs(seen - rounds * chance)).toBeLessThan(4 * Math.sqrt(rounds * chance * (1 - chance)))
  }
  expect(odds.results.map(({ result }) => result)).toEqual([40, 15, 5, -1])
  expect(odds.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
})
