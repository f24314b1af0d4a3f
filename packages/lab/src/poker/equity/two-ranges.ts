import { type Card, UNKNOWN } from '@cardroom/engine/cards'
import { choices } from '@cardroom/engine/ranking'
import { choose } from '../../cards/shoe.ts'
import type { EquityQuestion, EquitySituation } from './question.ts'
import type { RangeGame } from './ranges/pair-ranks.ts'

/** More hands or boards than these are not written down. */
const MAX_HANDS = 40_000
const MAX_BOARDS = 25_000

/** How many hands and boards there are to compare. */
interface RangeSizes {
  readonly first: number
  readonly second: number
  readonly boards: number
}

/** Undefined where there are not two ranges, or where their tables would be too large. */
export function rangeSizes({ holdings, boards, left }: EquitySituation): RangeSizes | undefined {
  if (holdings.length !== 2) return undefined
  const [first, second] = holdings.map(hands =>
    hands.reduce((sum, hand) => sum + choose(left.length, unknownIn(hand)), 0),
  ) as [number, number]
  const count = choose(left.length, unknownIn(boards[0]!))
  if (Math.max(first, second) > MAX_HANDS || count > MAX_BOARDS) return undefined
  return { first, second, boards: count }
}

/** Hold'em and Omaha: games in which the best pair of hole cards is the hand. */
export function rangeGameOf({ rules }: EquityQuestion, { stage }: EquitySituation): RangeGame | undefined {
  const { plays } = rules.showdown
  const [high, low] = stage.halves
  if (stage.boards !== 1 || stage.boardSize !== 5 || stage.deck.length !== 52 || stage.discard)
    return undefined
  if (high?.ranking !== 'high' || high.needs || (low && low.ranking !== 'eight-or-better')) return undefined
  return plays === 'exactly-two' || (plays === 'any' && stage.handSize === 2)
    ? { plays, low: low !== undefined }
    : undefined
}

/** Two players' hands, all of them, and the full boards that may come. */
export function twoRanges({ holdings, boards, left }: EquitySituation) {
  const [first = [], second = []] = holdings.map(hands => hands.flatMap(hand => completeCards(hand, left)))
  return { first, second, boards: completeCards(boards[0]!, left) }
}

const unknownIn = (cards: readonly Card[]): number => cards.filter(card => card === UNKNOWN).length

/** Every way to put cards that are left where one is not known. */
function completeCards(cards: readonly Card[], left: readonly Card[]): (readonly Card[])[] {
  const known = cards.filter(card => card !== UNKNOWN)
  const others = left.filter(card => !known.includes(card))
  return Array.from(choices(others, cards.length - known.length), more => [...known, ...more])
}
