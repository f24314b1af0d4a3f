import { nameOfHigh, rankHigh } from '@cardroom/engine/ranking'
import type { HandRanking } from './ranked.ts'
import { type CountedFor, sayOfFrequencies } from './sentences.ts'

/** The best five of so many cards of one deck. */
export const highHands = (cards: number, counted: CountedFor = 'high'): HandRanking => ({
  title: sayOfFrequencies('hands-of-a-deck', { for: counted, cards, deck: 52, joker: undefined }),
  deck: {},
  cards,
  rank: rankHigh,
  name: nameOfHigh,
})
