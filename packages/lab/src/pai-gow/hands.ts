import type { Readings } from '@cardroom/engine'
import { type PaiGowPokerRules, rankingOf } from '@cardroom/engine/pai-gow'
import type { HandRanking } from '../frequencies/ranked.ts'
import { sayOfFrequencies } from '../frequencies/sentences.ts'
import { wheelOf } from './setting.ts'

/** The best five of seven cards, as the joker may be used. */
export function paiGowHands({ joker }: PaiGowPokerRules, readings: Readings): HandRanking {
  const ranking = rankingOf(joker.is, wheelOf(readings))
  return {
    title: sayOfFrequencies('hands-of-pai-gow', { joker: joker.is }),
    deck: { jokers: 1 },
    cards: 7,
    rank: ranking.rank,
    name: ranking.nameOf,
  }
}
