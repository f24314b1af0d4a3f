import type { DrawRules, PokerRules, Street } from '@cardroom/engine/poker'
import {
  boxedCardIncident,
  deadHand,
  misdealIncident,
  outOfTurn,
  retrieved,
} from '../poker/incidents/practice.ts'
import { flop, hole, predraw, river, turn } from '../poker/streets.ts'

/** The usual rules of poker, for hands that were recorded elsewhere. No filing stands behind them. */
export const standardRules = {
  family: 'poker',
  source: [],
  seats: { places: 10, cite: 'practice' },
  deck: { cite: 'practice' },
  opening: { by: 'blinds', cite: 'practice' },
  betting: { checkRaise: { allowed: true, cite: 'practice' } },
  straddle: { cite: 'practice' },
  readings: [],
  incidents: [boxedCardIncident, deadHand, retrieved, outOfTurn, misdealIncident],
} as const satisfies Partial<PokerRules>

/** The streets of a flop game with this many cards down. */
export const flopStreets = (cards: number): readonly Street[] =>
  [hole(cards), flop, turn, river].map(street => ({ ...street, cite: 'practice' }))

export const standardShowdown = {
  plays: 'any',
  oddChip: { between: 'high', cite: 'practice' },
  cite: 'practice',
} as const

const up = { burn: true, each: ['up'], cite: 'practice' } as const

/** Two down and one up, three up, one down. */
export const studStreets = (first: 'high-board' | 'low-board'): readonly Street[] => [
  { name: 'third', each: ['down', 'down', 'up'], first: 'opener', bet: 'lower', cite: 'practice' },
  { name: 'fourth', ...up, first, bet: 'lower' },
  { name: 'fifth', ...up, first, bet: 'upper' },
  { name: 'sixth', ...up, first, bet: 'upper' },
  { name: 'seventh', ...up, each: ['down'], first, bet: 'upper' },
]

/** The streets of a draw game with this many cards and draws; the bet doubles after half of the draws. */
export function drawStreets(cards: number, draws: 1 | 3): readonly Street[] {
  const draw: DrawRules = {
    most: cards,
    served: 'all-declare',
    reshuffle: { again: 'earlier-and-burns', cite: 'practice' },
    cite: 'practice',
  }
  const names = ['draw', 'second-draw', 'third-draw'] as const
  return [
    { ...predraw(cards), cite: 'practice' },
    ...names.slice(0, draws).map((name, i) => ({
      name,
      burn: true as const,
      draw,
      first: 'left-of-button' as const,
      bet: i >= draws - 2 && (draws === 1 || i > 0) ? ('upper' as const) : ('lower' as const),
      cite: 'practice',
    })),
  ]
}
