import { nameOfHigh, rankHigh } from '@cardroom/engine'
import type { Ranked } from './ranked.ts'

/** The best five of so many cards of one deck. */
export const highHands = (cards: number, what = 'high hands'): Ranked => ({
  title: `${what}, ${cards} of 52 cards`,
  deck: {},
  cards,
  rank: rankHigh,
  name: nameOfHigh,
})
