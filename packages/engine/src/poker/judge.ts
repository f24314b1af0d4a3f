import type { Card } from '../cards/card.ts'
import { rankBadugi } from '../ranking/badugi.ts'
import { choices } from '../ranking/best-cards.ts'
import { rankEightOrBetter, rankOmahaEightOrBetter } from '../ranking/eight-or-better.ts'
import { rankHigh, rankOmaha } from '../ranking/high.ts'
import { rankLow27 } from '../ranking/low-27.ts'
import { rankLowA5 } from '../ranking/low-a5.ts'
import { nameOfBadugi, nameOfEightOrBetter, nameOfHigh, nameOfLow27, nameOfLowA5 } from '../ranking/names.ts'
import type { HolePlays, PokerRanking } from './rules.ts'

/** Says what a hand is worth: a higher rank is always the better hand, 0 is none. */
export interface Judge {
  rank(hole: readonly Card[], board: readonly Card[]): number
  name(rank: number): string
}

interface Evaluator {
  /** The best hand of any of these cards. */
  best(cards: readonly Card[]): number
  /** The best hand of exactly two of the own cards and three of the board. */
  twoAndThree?(hole: readonly Card[], board: readonly Card[]): number
  name(rank: number): string
}

const EVALUATORS: Readonly<Partial<Record<PokerRanking, Evaluator>>> = {
  high: { best: rankHigh, twoAndThree: rankOmaha, name: nameOfHigh },
  'eight-or-better': {
    best: rankEightOrBetter,
    twoAndThree: rankOmahaEightOrBetter,
    name: nameOfEightOrBetter,
  },
  'low-a5': { best: rankLowA5, name: nameOfLowA5 },
  'low-27': { best: rankLow27, name: nameOfLow27 },
  badugi: { best: rankBadugi, name: nameOfBadugi },
}

export function judgeOf(ranking: PokerRanking, plays: HolePlays): Judge {
  const { best, twoAndThree, name } = EVALUATORS[ranking]!
  switch (plays) {
    case 'any':
      return { rank: (hole, board) => best(board.length === 0 ? hole : [...hole, ...board]), name }
    case 'exactly-two':
      return { rank: twoAndThree!, name }
    case 'up-to-two':
      return { rank: (hole, board) => bestPair(hole, board, best), name }
  }
}

/** At most two of the own cards play: with any two of them, some may still stay in the hand. */
function bestPair(
  hole: readonly Card[],
  board: readonly Card[],
  best: (cards: readonly Card[]) => number,
): number {
  let rank = 0
  for (const two of choices(hole, 2)) rank = Math.max(rank, best([...two, ...board]))
  return rank
}
