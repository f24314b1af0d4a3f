import { type Card, JOKER } from '../cards/card.ts'
import { bitCount, highestBit, lowestBit, withoutBit } from './bits.ts'
import {
  FULL,
  lowestFive,
  lowRankOf,
  ONE_PAIR,
  QUADS,
  rankOfLow,
  rankOfSet,
  TRIPS,
  TWO_PAIRS,
} from './low-scale.ts'

/** The bit of each card's rank, the ace lowest; a joker is no bit. */
const BITS = Uint16Array.from({ length: JOKER + 1 }, (_, c) => (c < JOKER ? 1 << lowRankOf(c) : 0))

/** Ranks of unpaired hands by their set of ranks, 0 where fewer than five differ. */
let unpaired: Int32Array | undefined

function build(): Int32Array {
  const table = new Int32Array(1 << 13)
  for (let ranks = 0; ranks < table.length; ranks++) {
    if (bitCount(ranks) >= 5) table[ranks] = rankOfSet(lowestFive(ranks))
  }
  return table
}

/**
 * The best ace-to-five low of up to seven cards: straights and flushes do not exist, the ace is always low
 * (003:222, 004:3708). A joker is the lowest card not in the hand. Higher is better.
 */
export function rankLowA5(cards: readonly Card[]): number {
  unpaired ??= build()
  let ranks = 0
  let jokers = 0
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] === JOKER) jokers++
    else ranks |= BITS[cards[i]!]!
  }
  for (; jokers > 0; jokers--) ranks |= (ranks + 1) & ~ranks
  return unpaired[ranks]! || rankPaired(cards, ranks)
}

/** A hand of fewer than five different ranks. All of them play; repeated ranks make up the rest. */
function rankPaired(cards: readonly Card[], ranks: number): number {
  let seen = 0
  let twos = 0
  let threes = 0
  let fours = 0
  for (let i = 0; i < cards.length; i++) {
    const bit = BITS[cards[i]!]!
    fours |= bit & threes
    threes |= bit & twos
    twos |= bit & seen
    seen |= bit
  }
  const more = Math.min(5, cards.length) - bitCount(ranks)
  if (more === 0) return rankOfSet(ranks)
  const low = lowestBit(twos)
  if (more === 1) return rankOfGroups(ONE_PAIR, low, 0, ranks)
  const second = lowestBit(withoutBit(twos, low))
  if (more === 2) {
    // two pairs beat three of a kind; of the two the higher counts first
    if (second > 0) return rankOfGroups(TWO_PAIRS, second, low, ranks)
    return rankOfGroups(TRIPS, low, 0, ranks)
  }
  const three = lowestBit(threes)
  if (second > 0) return rankOfLow(FULL, three, three === low ? second : low)
  return rankOfGroups(QUADS, lowestBit(fours), 0, ranks)
}

function rankOfGroups(category: number, first: number, second: number, ranks: number): number {
  let kickers = withoutBit(withoutBit(ranks, first), second)
  const a = highestBit(kickers)
  kickers = withoutBit(kickers, a)
  const b = highestBit(kickers)
  const c = highestBit(withoutBit(kickers, b))
  return second > 0 ? rankOfLow(category, first, second, a) : rankOfLow(category, first, a, b, c)
}
