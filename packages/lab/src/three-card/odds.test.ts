import { readingsOf, unwrap } from '@cardroom/engine'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { highCounts, threeCardCounts } from '../cards/frequencies.ts'
import { wagerOdds } from '../odds/answer.ts'
import { bonusResults } from '../odds/pay-table.ts'
import { threeCardBestPlay } from './odds.ts'

const rulesOf = (id: string) => filed('three-card', id)
const odds = (id: string, openCard?: 'shown' | 'hidden') => {
  const rules = rulesOf(id)
  const readings = unwrap(readingsOf(rules))
  return threeCardBestPlay(rules, readings, openCard).wagers[0]!
}

const PLAYERS = 'players/three-card-poker-6-card-bonus'

test('counts three cards and the best five of six as published', () => {
  expect(Object.fromEntries(threeCardCounts())).toEqual({
    'Mini royal flush': 4,
    'Straight flush': 44,
    'Three of a kind': 52,
    Straight: 720,
    Flush: 1096,
    Pair: 3744,
    'High card': 16440,
  })
  expect(Object.fromEntries(highCounts(6))).toMatchObject({
    'Royal flush': 188,
    'Straight flush': 1844 - 188,
    'Four of a kind': 14664,
    'Full house': 165984,
    Flush: 205792,
    Straight: 361620,
    'Three of a kind': 732160,
    'Two pair': 2532816,
    Pair: 9730740,
    'High card': 6612900,
  })
})

test('gives the 6 Card Bonus the odds that 004 prints: 6.74 % and a hit frequency of 7.2798 %', () => {
  const bonus = wagerOdds('6-card-bonus', bonusResults(rulesOf(PLAYERS).sixCard, highCounts(6)))
  expect((bonus.edge * 100).toFixed(2)).toBe('6.74')
  expect((bonus.win * 100).toFixed(4)).toBe('7.2798')
})

test('gives the ordinary game’s edge without an open card: 3.372981 % of the Ante with its bonus of 5-4-1', () => {
  // Players's game qualifies like the ordinary one; the Ante bonus is paid on hands that are always played.
  const { edge } = odds(PLAYERS, 'hidden')
  const anteBonus = (48 * 5 + 52 * 4 + 720 * 1) / 22100
  expect(((edge - anteBonus) * 100).toFixed(6)).toBe('3.372981')
})

test('an open card helps the player', () => {
  expect(odds(PLAYERS, 'shown').edge).toBeLessThan(odds(PLAYERS, 'hidden').edge)
})
