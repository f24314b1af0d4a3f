import { type Card, JOKER } from '../cards/card.ts'
import { bitCount, highestBit, lowestBit, withoutBit } from './bits.ts'
import { placeOf5 } from './high.ts'
import { fillHighTables, HANDS_BEFORE_FILLING, HIGH_LAYOUT, KEYS } from './high-tables.ts'
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
import { eachRankSet, sumOfKeys } from './rank-sets.ts'

const RANKS = (1 << 13) - 1
/** One entry for every byte: an index that cannot be out of range needs no check. */
const BYTE = 255

/** The bit of each card's rank, the ace lowest; a joker's is above them all. */
const bits = new Uint16Array(BYTE + 1)
for (let c = 0; c < JOKER; c++) bits[c] = 1 << lowRankOf(c)
bits[JOKER] = RANKS + 1

/** Ranks of hands without pairs by their bits; 0 where fewer than five ranks differ, with a joker, and until filled. */
const unpaired = new Int32Array(1 << 14)
const CELLS = unpaired.length - 1

function fill(): void {
  for (let ranks = 0; ranks <= RANKS; ranks++) {
    if (bitCount(ranks) >= 5) unpaired[ranks] = rankOfSet(lowestFive(ranks))
  }
}

/**
 * Every second hand of five cards has a pair: they are looked up by the sum of their keys, as high hands are. The
 * keys leave suits aside; in those bits a joker shows.
 */
const keys = new Int32Array(BYTE + 1)
for (let c = 0; c < JOKER; c++) keys[c] = KEYS[c | 3]!
keys[JOKER] = 1
const { suitMask, cellMask5 } = HIGH_LAYOUT
const fives = new Int32Array(cellMask5 + 1)

const ALL_RANKS = Array.from({ length: 13 }, (_, rank) => rank)

let ranked = 0

function fillFives(): void {
  fillHighTables()
  eachRankSet(ALL_RANKS, 5, hand => {
    fives[placeOf5(sumOfKeys(keys, hand))] = rankByBits(hand)
  })
}

function rankFive(cards: readonly Card[]): number {
  let sum = (keys[cards[0]! & BYTE]! + keys[cards[1]! & BYTE]!) | 0
  sum = (sum + keys[cards[2]! & BYTE]!) | 0
  sum = (sum + keys[cards[3]! & BYTE]!) | 0
  sum = (sum + keys[cards[4]! & BYTE]!) | 0
  if ((sum & suitMask) !== 0) return rankByBits(cards)
  return fives[placeOf5(sum)]! || firstFives(cards)
}

function firstFives(cards: readonly Card[]): number {
  if (ranked++ === HANDS_BEFORE_FILLING) fillFives()
  return rankByBits(cards)
}

/** Ranks every hand that the table does not hold. */
function rankOther(cards: readonly Card[], set: number): number {
  // five different ranks are there once the table is filled
  if (unpaired[31] === 0) fill()
  let ranks = set & RANKS
  if (set > RANKS) {
    for (let i = 0; i < cards.length; i++) if (cards[i] === JOKER) ranks |= (ranks + 1) & ~ranks
  }
  return unpaired[ranks]! || rankPaired(cards, ranks)
}

/**
 * The best ace-to-five low of up to seven cards: straights and flushes do not exist, the ace is always low
 * (003:222, 004:3708). A joker is the lowest card not in the hand. Higher is better.
 */
export const rankLowA5 = (cards: readonly Card[]): number =>
  cards.length === 5 ? rankFive(cards) : rankByBits(cards)

function rankByBits(cards: readonly Card[]): number {
  let set = 0
  if (cards.length === 7) {
    set = bits[cards[0]! & BYTE]! | bits[cards[1]! & BYTE]! | bits[cards[2]! & BYTE]!
    set |= bits[cards[3]! & BYTE]! | bits[cards[4]! & BYTE]!
    set |= bits[cards[5]! & BYTE]! | bits[cards[6]! & BYTE]!
  } else {
    for (let i = 0; i < cards.length; i++) set |= bits[cards[i]! & BYTE]!
  }
  return unpaired[set & CELLS]! || rankOther(cards, set)
}

/** A hand of fewer than five different ranks. All of them play; repeated ranks make up the rest. */
function rankPaired(cards: readonly Card[], ranks: number): number {
  let seen = 0
  let twos = 0
  let threes = 0
  let fours = 0
  for (let i = 0; i < cards.length; i++) {
    const bit = bits[cards[i]! & BYTE]! & RANKS
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
