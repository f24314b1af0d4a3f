import { type Card, JOKER, RANKS, rankOf } from '../../cards/card.ts'
import {
  FLUSH,
  type JokerUse,
  PAIR,
  type PaiGowRanking,
  ROYAL_FLUSH,
  STRAIGHT,
  STRAIGHT_FLUSH,
} from '../../ranking/index.ts'
import type { Cite } from '../../rules/cite.ts'
import type { Chart, ChartRow, Holding, Step, Way } from './chart.ts'
import { highestFront, type Ranked, rankWithJoker, settingsOf } from './settings.ts'

/** A setting and the line of the chart that prescribes it. */
export interface Charted extends Ranked {
  readonly cite: Cite
}

/** The setting that a chart prescribes for seven cards. */
export function setByChart(
  chart: Chart,
  cards: readonly Card[],
  ranking: PaiGowRanking,
  joker: JokerUse,
): Charted {
  return follow(chart, sevenOf(cards, ranking, joker === 'wild' ? 'apart' : 'an ace'))
}

/** Cards of one rank. */
interface Group {
  readonly rank: number
  readonly cards: readonly Card[]
}

/** Seven cards as a chart looks at them. */
interface Seven {
  readonly cards: readonly Card[]
  readonly ranking: PaiGowRanking
  /** The largest group first, of equal ones the highest. */
  readonly groups: readonly Group[]
  /** A joker that belongs to no group. */
  readonly joker: boolean
  /** Every setting that is not foul. */
  readonly settings: readonly Ranked[]
}

function sevenOf(cards: readonly Card[], ranking: PaiGowRanking, joker: 'apart' | 'an ace' | number): Seven {
  const rankIn = (card: Card): number =>
    card === JOKER && typeof joker === 'number' ? joker : rankWithJoker(card)
  const grouped = joker === 'apart' ? cards.filter(card => card !== JOKER) : cards
  const groups = [...new Set(grouped.map(rankIn))]
    .map(rank => ({ rank, cards: grouped.filter(card => rankIn(card) === rank) }))
    .sort((a, b) => b.cards.length - a.cards.length || b.rank - a.rank)
  return {
    cards,
    ranking,
    groups,
    joker: grouped.length < cards.length,
    settings: settingsOf(cards, ranking),
  }
}

function follow(chart: Chart, seven: Seven): Charted {
  for (const row of chart) {
    if (!fits(row, seven)) continue
    for (const step of row.set) {
      const setting = WAYS[step.way](seven, chart)
      if (setting && meets(step, setting, seven)) return { ...setting, cite: row.cite }
    }
  }
  throw new Error('no row of the chart fits')
}

const HOLDINGS: Readonly<Record<Holding, (sizes: readonly number[]) => boolean>> = {
  'five aces': ([a]) => a === 5,
  'four of a kind and a pair': ([a, b]) => a === 4 && b! >= 2,
  'four of a kind': ([a]) => a === 4,
  'two threes of a kind': ([a, b]) => a === 3 && b === 3,
  'full house': ([a, b]) => a === 3 && b === 2,
  'three of a kind': ([a]) => a === 3,
  'three pair': ([a, , c]) => a === 2 && c === 2,
  'two pair': ([a, b]) => a === 2 && b === 2,
  'one pair': ([a, b]) => a === 2 && b === 1,
  'no pair': ([a]) => a === 1,
}

function fits(row: ChartRow, seven: Seven): boolean {
  if (!HOLDINGS[row.hand](seven.groups.map(group => group.cards.length))) return false
  if (row.of !== undefined && !row.of.includes(RANKS[seven.groups[0]!.rank]!)) return false
  if (row.joker && !seven.joker) return false
  return !row.complete || seven.settings.some(setting => isComplete(setting, seven))
}

const COMPLETE: readonly number[] = [STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH]

const isComplete = ({ backRank }: Ranked, { ranking }: Seven): boolean =>
  COMPLETE.includes(ranking.categoryOf(backRank))

function meets({ ifFront }: Step, { front, frontRank }: Ranked, { ranking, groups }: Seven): boolean {
  if (ifFront === undefined) return true
  if (ifFront === 'above both pairs') {
    const single = front.find(card => card !== JOKER)!
    return groups.every(group => group.cards.length < 2 || group.rank < rankOf(single))
  }
  const isPair = ranking.categoryOf(frontRank) === PAIR
  return isPair || (ifFront !== 'pair' && front.some(card => rankWithJoker(card) >= RANKS.indexOf(ifFront)))
}

/** The best setting with both front cards among these. */
const fromThese = ({ settings }: Seven, cards: readonly Card[]): Ranked | undefined =>
  highestFront(settings.filter(({ front }) => front.every(card => cards.includes(card))))

/** The best setting with none of these in front. */
const behind = ({ settings }: Seven, ...kept: readonly (Group | undefined)[]): Ranked | undefined =>
  highestFront(
    settings.filter(({ front }) => !front.some(card => kept.some(group => group?.cards.includes(card)))),
  )

const highestFirst = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => rankWithJoker(b) - rankWithJoker(a))

const natural = (cards: readonly Card[]): Card[] => cards.filter(card => card !== JOKER)

const pairsOf = (groups: readonly Group[]): Group[] =>
  groups.filter(group => group.cards.length >= 2).sort((a, b) => b.rank - a.rank)

/** The highest card that has no other of its rank beside it. */
const highestSingle = ({ groups }: Seven): Card =>
  groups.filter(group => group.cards.length === 1).sort((a, b) => b.rank - a.rank)[0]!.cards[0]!

const WAYS: Readonly<Record<Way, (seven: Seven, chart: Chart) => Ranked | undefined>> = {
  'second and third highest in front': seven => fromThese(seven, highestFirst(seven.cards).slice(1, 3)),
  'pair behind': seven => behind(seven, seven.groups[0]),
  'both pairs behind': seven => behind(seven, seven.groups[0], seven.groups[1]),
  'small pair in front': seven => fromThese(seven, seven.groups[1]!.cards),
  'highest pair in front': seven => fromThese(seven, pairsOf(seven.groups)[0]!.cards),
  'pair in front, three behind': seven => fromThese(seven, pairsOf(seven.groups.slice(1))[0]!.cards),
  'ace and highest single in front': seven => {
    const aces = seven.groups[0]!.cards
    return highestFront(
      seven.settings.filter(({ front }) => front.filter(card => aces.includes(card)).length === 1),
    )
  },
  'three behind': seven => behind(seven, seven.groups[0]),
  'four behind': seven => behind(seven, seven.groups[0]),
  'pair and pair': seven => fromThese(seven, seven.groups[0]!.cards),
  'pair of aces in front': seven => fromThese(seven, seven.groups[0]!.cards),
  'complete hand behind': seven => highestFront(seven.settings.filter(setting => isComplete(setting, seven))),
  'joker and highest single in front': seven => fromThese(seven, [JOKER, highestSingle(seven)]),
  'joker and second highest behind': seven => {
    const [first, , third] = highestFirst(natural(seven.cards))
    return fromThese(seven, [first!, third!])
  },
  'joker pairs the highest single': (seven, chart) =>
    follow(chart, sevenOf(seven.cards, seven.ranking, rankOf(highestSingle(seven)))),
}
