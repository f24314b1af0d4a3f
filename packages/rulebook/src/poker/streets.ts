import type { Cite } from '@cardroom/engine'
import type { PotHalf, Street } from '@cardroom/engine/poker'

/** A street as all filings have it; a game adds where it is printed. */
type Step = Omit<Street, 'cite'>

/** Deals this many cards down to each player. */
export const hole = (cards: number): Step => ({
  name: 'preflop',
  each: Array.from({ length: cards }, () => 'down'),
  first: 'after-blinds',
  bet: 'lower',
})

/** The board of a flop game, a card burned before each part of it. */
export const flop: Step = { name: 'flop', burn: true, board: 3, first: 'left-of-button', bet: 'lower' }
export const turn: Step = { name: 'turn', burn: true, board: 1, first: 'left-of-button', bet: 'upper' }
export const river: Step = { name: 'river', burn: true, board: 1, first: 'left-of-button', bet: 'upper' }

/** Deals this many cards down to each player of a draw game. */
export const predraw = (cards: number): Step => ({ ...hole(cards), name: 'predraw' })

/** Everybody throws a card away on this street. */
export const discardOne = (
  when: 'before-betting' | 'after-betting',
  cite: Cite,
): Required<Pick<Street, 'discard'>> => ({ discard: { cards: 1, when, cite } })

/** The best high hand takes the pot. */
export const high: readonly PotHalf[] = [{ for: 'high', ranking: 'high' }]

/** The best high hand and the best low hand, eight or better, take half each. */
export const hiLo: readonly PotHalf[] = [
  { for: 'high', ranking: 'high' },
  { for: 'low', ranking: 'eight-or-better' },
]
