import { readingsOf, unwrap } from '@cardroom/engine'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { cardsInShoe } from '../cards/shoe.ts'
import type { WagerOdds } from '../odds/answer.ts'
import { WITHOUT_WORKERS } from '../parallel/work.ts'
import { blackjackBonusOdds } from './bonus.ts'

async function bonusOdds(id: string, decks: number, chosen = {}): Promise<Record<string, WagerOdds>> {
  const rules = filed('blackjack', id)
  const readings = unwrap(readingsOf(rules, chosen))
  const parts = blackjackBonusOdds(rules, readings, cardsInShoe(rules, decks), decks)
  const found = await Promise.all(parts.map(part => part.find(WITHOUT_WORKERS)))
  return Object.fromEntries(found.flatMap(({ wagers }) => wagers.map(one => [one.on, one])))
}

test('Match the Dealer, eight decks without tens: two suited matches come as often as counted', async () => {
  const odds = await bonusOdds('stars/pure-spanish-21-5', 8)
  const up = odds['match-up']!
  expect(Object.keys(odds)).toEqual(['match-up', 'match-down'])
  // 384 cards: beside the dealer's own 7 match in suit, 24 in rank only, 352 not at all.
  const pairs = (383 * 382) / 2
  expect(up.results[0]).toEqual({ result: 24, chance: 21 / pairs })
  expect(up.lose).toBeCloseTo((352 * 351) / 2 / pairs, 12)
  expect(up.edge).toBe(odds['match-down']!.edge)
})

test('offers a bet only with the filed numbers of decks', async () => {
  expect(await bonusOdds('stars/pure-spanish-21-5', 6)).toEqual({})
})

test('Super Match: four of a kind comes as often as counted in six decks', async () => {
  const [best] = (await bonusOdds('players/21st-century-blackjack-switch', 6))['super-match']!.results
  const four = (13 * (24 * 23 * 22 * 21)) / (312 * 311 * 310 * 309)
  expect(best!.chance).toBeCloseTo(four, 12)
})

test.each([
  'towers/no-bust-21st-century-blackjack',
  'outlaws/pure-21-5-blackjack',
  'stars/pure-21-5-blackjack',
  'players/21st-century-blackjack-5-0',
])('%s: buster wins as often as the player-dealer goes over', async id => {
  const { buster } = await bonusOdds(id, 8)
  // About 28 hands in a hundred are over, as in any blackjack in which the player-dealer stands on 17.
  expect(buster!.win).toBeGreaterThan(0.27)
  expect(buster!.win).toBeLessThan(0.3)
  expect(buster!.win + buster!.lose).toBeCloseTo(1, 12)
})
