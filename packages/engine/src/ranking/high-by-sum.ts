import { type Card, JOKER } from '../cards/card.ts'
import { bitCount } from './bits.ts'
import { placeOf5, placeOf6, placeOf7 } from './high.ts'
import type { CompiledRules } from './high-rules.ts'
import { HIGH_LAYOUT } from './high-tables.ts'
import { eachRankSet, sumOfKeys } from './rank-sets.ts'

/** The ranks of a variant's hands with this many jokers and other cards, looked up by their sum of keys. */
export interface RanksBySum {
  /** The best hand with its suits left aside, at the place of the sum of the keys. */
  readonly cells: Uint16Array
  /** By how many of each suit there are: one more than the suit that makes a flush with the jokers, else 0. */
  readonly suits: Uint8Array
  /** The best flush or straight flush by the set of ranks in its suit. */
  readonly flushes: Uint16Array
}

const { suitMask, cellMask5, cellMask6, cellMask7 } = HIGH_LAYOUT

/**
 * The place of three to seven cards. Three and four have places among those of five, as if a two or two of them lay
 * beside them: a two's key is 0. No two choices of as many cards have the same; filling a table checks that.
 */
const placeOf = (sum: number, natural: number): number =>
  natural === 6 ? placeOf6(sum) : natural === 7 ? placeOf7(sum) : placeOf5(sum)

const cellsOf = (natural: number): number =>
  1 + (natural === 6 ? cellMask6 : natural === 7 ? cellMask7 : cellMask5)

/** How hands are ranked one by one. */
interface HandRanker {
  rank(cards: readonly Card[]): number
  rankOfFlush(ranks: number, jokers: number): number
}

/** Ranks every hand once. */
export function bySum(rules: CompiledRules, natural: number, jokers: number, one: HandRanker): RanksBySum {
  const table: RanksBySum = {
    cells: new Uint16Array(cellsOf(natural)),
    suits: new Uint8Array(suitMask + 1),
    flushes: new Uint16Array(1 << 13),
  }
  const needed = 5 - jokers
  for (let counts = 0; counts <= suitMask; counts++) {
    const [s, h, d] = [counts & 7, (counts >> 3) & 7, counts >> 6]
    table.suits[counts] = [s, h, d, natural - s - h - d].findIndex(n => n >= needed) + 1
  }
  for (let ranks = 0; ranks < table.flushes.length; ranks++) {
    const count = bitCount(ranks)
    if (count >= needed && count <= natural) table.flushes[ranks] = one.rankOfFlush(ranks, jokers)
  }
  const wild = Array.from({ length: jokers }, () => JOKER)
  eachRankSet(rules.ranks, natural, hand => {
    const place = placeOf(sumOfKeys(rules.keys, hand), natural)
    if (table.cells[place] !== 0) throw new RangeError(`two hands have the same place: ${hand}`)
    table.cells[place] = one.rank([...hand, ...wild])
  })
  return table
}

/** The rank of a hand whose keys have this sum. */
export function rankInTable(
  rules: CompiledRules,
  { cells, suits, flushes }: RanksBySum,
  cards: readonly Card[],
  sum: number,
  natural: number,
): number {
  const rank = cells[placeOf(sum, natural)]!
  const suit = suits[sum & suitMask]!
  if (suit === 0) return rank
  let ranks = 0
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!
    if (card !== JOKER && (card & 3) + 1 === suit) ranks |= 1 << (rules.cardAs[card]! >> 2)
  }
  const flush = flushes[ranks]!
  return flush > rank ? flush : rank
}
