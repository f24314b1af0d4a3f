import type { BankedRules, WagerRule } from '../rules.ts'

const cite = 'practice'

/** The least that every game against a player-dealer has: one deck, settled seat by seat, any back line. */
export const plainRules = (places: number, wagers: readonly WagerRule[]): BankedRules => ({
  id: 'room/game',
  name: 'A game',
  family: 'none',
  source: [],
  seats: { places, cite },
  readings: [],
  incidents: [],
  decks: { from: 1, to: 1, cite },
  wagers,
  settle: {
    first: { by: 'left-of-bank', cite },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: wagers.map(({ on }) => on),
    cite,
  },
  backLine: { most: 'any', cite },
  bank: { rounds: 2, cite },
})
