import { type Card, JOKER, RANKS, rankOf } from '../../cards/card.ts'
import type { JokerUse } from '../../ranking/high-rules.ts'
import { PAIR } from '../../ranking/high-scale.ts'
import type { PaiGowRanking } from '../../ranking/pai-gow.ts'
import type { Cite } from '../../rules/cite.ts'
import type { ChartRow, HouseWayChart, HouseWayHolding, HouseWaySetting, HouseWayStep } from './chart.ts'
import { type RankedSetting, rankWithJoker } from './settings.ts'
import { ALL_SEVEN, SettingWays, waysWithin } from './ways.ts'

/** A setting and the line of the chart that prescribes it. */
export interface ChartedSetting extends RankedSetting {
  readonly cite: Cite
}

/** The setting that a chart prescribes for seven cards. */
export function setByChart(
  chart: HouseWayChart,
  cards: readonly Card[],
  ranking: PaiGowRanking,
  joker: JokerUse,
): ChartedSetting {
  const ways = new SettingWays(cards, ranking)
  return follow(chart, sevenOf(cards, ranking, ways, joker === 'wild' ? 'apart' : 'an ace'))
}

/** A set of the seven cards, a bit for each. */
type CardSet = number

/** Cards of one rank. */
interface Group {
  readonly rank: number
  count: number
  cards: CardSet
}

/** Seven cards as a chart looks at them. */
interface SevenCards {
  readonly cards: readonly Card[]
  readonly ranking: PaiGowRanking
  readonly ways: SettingWays
  /** The largest group first, of equal ones the highest. */
  readonly groups: readonly Group[]
  readonly sizes: readonly number[]
  /** A joker that belongs to no group. */
  readonly joker: boolean
}

function sevenOf(
  cards: readonly Card[],
  ranking: PaiGowRanking,
  ways: SettingWays,
  joker: 'apart' | 'an ace' | number,
): SevenCards {
  const groups: Group[] = []
  let isApart = false
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!
    if (card === JOKER && joker === 'apart') isApart = true
    else addTo(groups, card === JOKER && typeof joker === 'number' ? joker : rankWithJoker(card), 1 << i)
  }
  groups.sort((a, b) => b.count - a.count || b.rank - a.rank)
  return { cards, ranking, ways, groups, sizes: groups.map(group => group.count), joker: isApart }
}

function addTo(groups: Group[], rank: number, card: CardSet): void {
  for (const group of groups) {
    if (group.rank !== rank) continue
    group.count++
    group.cards |= card
    return
  }
  groups.push({ rank, count: 1, cards: card })
}

function follow(chart: HouseWayChart, seven: SevenCards): ChartedSetting {
  for (const row of chart) {
    if (!fits(row, seven)) continue
    for (const step of row.set) {
      const setting = SETTING_OF_WAY[step.way](seven, chart)
      if (setting && meets(step, setting, seven)) return { ...setting, cite: row.cite }
    }
  }
  throw new Error('no row of the chart fits')
}

const HOLDINGS: Readonly<Record<HouseWayHolding, (sizes: readonly number[]) => boolean>> = {
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

function fits(row: ChartRow, seven: SevenCards): boolean {
  if (!HOLDINGS[row.hand](seven.sizes)) return false
  if (row.of !== undefined && !row.of.includes(RANKS[seven.groups[0]!.rank]!)) return false
  if (row.joker && !seven.joker) return false
  return !row.complete || seven.ways.complete !== 0
}

function meets(
  { ifFront }: HouseWayStep,
  { front, frontRank }: RankedSetting,
  { ranking, groups }: SevenCards,
): boolean {
  if (ifFront === undefined) return true
  if (ifFront === 'above both pairs') {
    const single = front.find(card => card !== JOKER)!
    return groups.every(group => group.count < 2 || group.rank < rankOf(single))
  }
  const isPair = ranking.categoryOf(frontRank) === PAIR
  return isPair || (ifFront !== 'pair' && front.some(card => rankWithJoker(card) >= RANKS.indexOf(ifFront)))
}

/** The best setting with both front cards among these. */
const fromThese = ({ ways }: SevenCards, cards: CardSet): RankedSetting | undefined =>
  ways.highestFront(waysWithin(cards))

/** The best setting with none of these in front. */
const behind = (seven: SevenCards, kept: CardSet): RankedSetting | undefined =>
  fromThese(seven, ALL_SEVEN & ~kept)

/**
 * The places of cards among the seven, the highest first; without the joker where only natural cards count.
 */
function highestFirst(cards: readonly Card[], which: 'all' | 'natural'): number[] {
  const places: number[] = []
  for (let i = 0; i < cards.length; i++) if (which === 'all' || cards[i] !== JOKER) places.push(i)
  return places.sort((a, b) => rankWithJoker(cards[b]!) - rankWithJoker(cards[a]!))
}

/** The highest group of at least this many cards (or exactly one), after skipping this many groups. */
function highest({ groups }: SevenCards, fits: (group: Group) => boolean, after = 0): Group {
  let found: Group | undefined
  for (let i = after; i < groups.length; i++) {
    const group = groups[i]!
    if (fits(group) && (!found || group.rank > found.rank)) found = group
  }
  return found!
}

const isPaired = ({ count }: Group): boolean => count >= 2
const isSingle = ({ count }: Group): boolean => count === 1

const jokerIn = (cards: readonly Card[]): CardSet => {
  const at = cards.indexOf(JOKER)
  return at < 0 ? 0 : 1 << at
}

const SETTING_OF_WAY: Readonly<
  Record<HouseWaySetting, (seven: SevenCards, chart: HouseWayChart) => RankedSetting | undefined>
> = {
  'second and third highest in front': seven => {
    const [, second, third] = highestFirst(seven.cards, 'all')
    return fromThese(seven, (1 << second!) | (1 << third!))
  },
  'pair behind': seven => behind(seven, seven.groups[0]!.cards),
  'both pairs behind': seven => behind(seven, seven.groups[0]!.cards | seven.groups[1]!.cards),
  'small pair in front': seven => fromThese(seven, seven.groups[1]!.cards),
  'highest pair in front': seven => fromThese(seven, highest(seven, isPaired).cards),
  'pair in front, three behind': seven => fromThese(seven, highest(seven, isPaired, 1).cards),
  'ace and highest single in front': ({ ways, groups }) => {
    const aces = groups[0]!.cards
    const one = ~waysWithin(aces) & ~waysWithin(ALL_SEVEN & ~aces)
    return ways.highestFront(waysWithin(ALL_SEVEN) & one)
  },
  'three behind': seven => behind(seven, seven.groups[0]!.cards),
  'four behind': seven => behind(seven, seven.groups[0]!.cards),
  'pair and pair': seven => fromThese(seven, seven.groups[0]!.cards),
  'pair of aces in front': seven => fromThese(seven, seven.groups[0]!.cards),
  'complete hand behind': ({ ways }) => ways.highestFront(ways.complete),
  'joker and highest single in front': seven =>
    fromThese(seven, jokerIn(seven.cards) | highest(seven, isSingle).cards),
  'joker and second highest behind': seven => {
    const [first, , third] = highestFirst(seven.cards, 'natural')
    return fromThese(seven, (1 << first!) | (1 << third!))
  },
  'joker pairs the highest single': (seven, chart) => {
    const { rank } = highest(seven, isSingle)
    return follow(chart, sevenOf(seven.cards, seven.ranking, seven.ways, rank))
  },
}
