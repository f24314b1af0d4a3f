import type { Card } from '../../cards/card.ts'
import { rankBadugi } from '../../ranking/badugi.ts'
import { rankEightOrBetter, rankOmahaEightOrBetter } from '../../ranking/eight-or-better.ts'
import { type LowJoker, rankDrawLow } from '../../ranking/eight-or-better-jokers.ts'
import { rankHigh } from '../../ranking/high.ts'
import { highRanking } from '../../ranking/high-variants.ts'
import { rankLow27 } from '../../ranking/low-27.ts'
import { rankLowA5 } from '../../ranking/low-a5.ts'
import { nameOfLowCharted, rankLowCharted } from '../../ranking/low-charted.ts'
import { nameOfMexican, rankMexican } from '../../ranking/mexican.ts'
import {
  nameOfBadugi,
  nameOfEightOrBetter,
  nameOfHigh,
  nameOfLow27,
  nameOfLowA5,
} from '../../ranking/names.ts'
import { rankOmaha } from '../../ranking/omaha.ts'
import type { Readings } from '../../rules/readings.ts'
import { cachedNames } from '../../say/cached-names.ts'
import type { Saying } from '../../say/saying.ts'
import type { HolePlays, PokerRanking } from '../rules/rules.ts'

/** Says what a hand is worth: a higher rank is always the better hand, 0 is none. */
export interface HandJudge {
  /** `wild`: the hand got its joker face down, where that makes a difference. */
  rank(hole: readonly Card[], board: readonly Card[], wild: boolean): number
  name(rank: number): Saying
}

interface Evaluator {
  /** The best hand of any of these cards. */
  best(cards: readonly Card[], wild: boolean): number
  /** The best hand of exactly two of the own cards and three of the board. */
  twoAndThree?(hole: readonly Card[], board: readonly Card[]): number
  name(rank: number): Saying
}

const bug = highRanking({ joker: 'bug' })
const bugFourAces = highRanking({ joker: 'bug', fiveAces: 'four-aces' })
const shortDeck = highRanking({ without: '2345', flushBeatsFullHouse: true })

function evaluatorOf(ranking: PokerRanking, readings: Readings): Evaluator {
  switch (ranking) {
    case 'high':
      return { best: rankHigh, twoAndThree: rankOmaha, name: nameOfHigh }
    case 'high-bug': {
      const { rank, nameOf } = readings.fiveAces === 'four-aces' ? bugFourAces : bug
      return { best: rank, name: nameOf }
    }
    case 'short-deck':
      return { best: shortDeck.rank, name: shortDeck.nameOf }
    case 'mexican':
      return { best: (cards, wild) => rankMexican(cards, wild ? 'wild' : 'bug'), name: nameOfMexican }
    case 'eight-or-better':
      return { best: rankEightOrBetter, twoAndThree: rankOmahaEightOrBetter, name: nameOfEightOrBetter }
    case 'eight-or-better-bug': {
      const joker = (readings.lowJoker ?? 'as-printed') as LowJoker
      return { best: cards => rankDrawLow(cards, joker), name: nameOfEightOrBetter }
    }
    case 'low-a5':
      return readings.lowChart === 'as-charted'
        ? { best: rankLowCharted, name: nameOfLowCharted }
        : { best: rankLowA5, name: nameOfLowA5 }
    case 'low-27':
      return { best: rankLow27, name: nameOfLow27 }
    case 'badugi':
      return { best: rankBadugi, name: nameOfBadugi }
  }
}

const JUDGES = new Map<PokerRanking, Map<string, HandJudge>>()

/** The readings of a ranking, where the house may read it in several ways. */
function readingOf(ranking: PokerRanking, { fiveAces = '', lowJoker = '', lowChart = '' }: Readings): string {
  switch (ranking) {
    case 'high-bug':
      return fiveAces
    case 'eight-or-better-bug':
      return lowJoker
    case 'low-a5':
      return lowChart
    default:
      return ''
  }
}

/** A judge is made once for all rounds. */
export function judgeOf(ranking: PokerRanking, plays: HolePlays, readings: Readings): HandJudge {
  let judges = JUDGES.get(ranking)
  if (!judges) {
    judges = new Map()
    JUDGES.set(ranking, judges)
  }
  const reading = readingOf(ranking, readings)
  const key = reading === '' ? plays : `${plays} ${reading}`
  let judge = judges.get(key)
  if (!judge) {
    judge = makeJudge(ranking, plays, readings)
    judges.set(key, judge)
  }
  return judge
}

function makeJudge(ranking: PokerRanking, plays: HolePlays, readings: Readings): HandJudge {
  const { best, twoAndThree, name: inWords } = evaluatorOf(ranking, readings)
  const name = cachedNames(inWords)
  switch (plays) {
    case 'any': {
      const all: Card[] = []
      return {
        rank: (hole, board, wild) => best(board.length === 0 ? hole : laidTogether(all, hole, board), wild),
        name,
      }
    }
    case 'exactly-two':
      return { rank: (hole, board) => (board.length < 3 ? 0 : twoAndThree!(hole, board)), name }
    case 'up-to-two':
      return { rank: bestOfTwo(best), name }
  }
}

/** One list for the cards of a hand and a board, reused for the next hand. */
function laidTogether(all: Card[], hole: readonly Card[], board: readonly Card[]): readonly Card[] {
  let n = 0
  for (let i = 0; i < hole.length; i++) all[n++] = hole[i]!
  for (let i = 0; i < board.length; i++) all[n++] = board[i]!
  if (all.length !== n) all.length = n
  return all
}

/** At most two of the own cards play; with two of them at hand, either may still stay out. */
function bestOfTwo(best: Evaluator['best']): HandJudge['rank'] {
  const two: Card[] = [0, 0]
  const all: Card[] = []
  return (hole, board) => {
    let rank = 0
    for (let a = 1; a < hole.length; a++) {
      two[0] = hole[a]!
      for (let b = 0; b < a; b++) {
        two[1] = hole[b]!
        rank = Math.max(rank, best(laidTogether(all, two, board), false))
      }
    }
    return rank
  }
}
