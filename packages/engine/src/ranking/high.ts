import type { Card } from '../cards/card.ts'
import { bitCount } from './bits.ts'
import { shapeOfCounts, shapeOfFlush } from './high-scale.ts'
import {
  areHighTablesFilled,
  fillHighTables,
  HANDS_BEFORE_FILLING,
  HIGH_LAYOUT,
  HIGH_TABLES,
  highScale,
  KEYS,
} from './high-tables.ts'

// A module's own constants are faster to reach than its imports, and than functions that could be replaced.
const { rows5, cells5, rows6, cells6, rows7, cells7, flushes, flushSuits } = HIGH_TABLES
const { keyMask, suitBits, suitMask } = HIGH_LAYOUT
const { rowShift5, columnMask5, cellMask5 } = HIGH_LAYOUT
const { rowShift6, columnMask6, cellMask6 } = HIGH_LAYOUT
const { rowShift7, columnMask7, cellMask7 } = HIGH_LAYOUT
const keys = KEYS

/**
 * The best high hand of one to seven cards of the 52; a higher number is a better hand, `categoryOfHigh` tells
 * its kind. With fewer than five cards only pairs and their like count, and more cards of the same ranks are
 * the better hand: ace-king is less than ace-king-two.
 */
export function rankHigh(cards: readonly Card[]): number {
  if (listChecks[FROZEN_SEEN] !== 0) return rankOfAnyList(cards)
  if (listChecks[CALLS_UNTIL_CHECK]!-- === 0) checkWhetherFrozen(cards)
  if (cards.length === 7) {
    return (
      rank7(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!, cards[5]!, cards[6]!) || whenFilled(cards)
    )
  }
  if (cards.length === 6) {
    return rank6(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!, cards[5]!) || whenFilled(cards)
  }
  if (cards.length === 5) {
    return rank5(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!) || whenFilled(cards)
  }
  return rankFew(cards, 0, cards.length)
}

/**
 * Compiled code that has met one frozen list reads every list by a call for each card from then on. Passed as
 * arguments, the cards are read directly from any list: slower than for plain lists alone, but much
 * faster than those calls. So the code checks a list now and then, and after the first frozen one ranks all
 * of them this way.
 */
const listChecks = new Int32Array(2)
const CALLS_UNTIL_CHECK = 0
const FROZEN_SEEN = 1
/** A prime, so that callers that alternate between kinds of lists do not escape the check for ever. */
const CALLS_PER_CHECK = 1_020

function checkWhetherFrozen(cards: readonly Card[]): void {
  listChecks[CALLS_UNTIL_CHECK] = CALLS_PER_CHECK
  if (Object.isFrozen(cards)) listChecks[FROZEN_SEEN] = 1
}

function rankOfAnyList(cards: readonly Card[]): number {
  const n = cards.length
  if (n < 5 || n > 7) return rankFew(cards, 0, n)
  return Reflect.apply(rankOfArguments, undefined, cards) || whenFilled(cards)
}

function rankOfArguments(a: Card, b: Card, c: Card, d: Card, e: Card, f?: Card, g?: Card): number {
  if (g !== undefined && f !== undefined) return rank7(a, b, c, d, e, f, g)
  return f === undefined ? rank5(a, b, c, d, e) : rank6(a, b, c, d, e, f)
}

let ranked = 0

/** An empty table gave no rank: the first hands are ranked without tables, then the tables are filled. */
function whenFilled(cards: readonly Card[]): number {
  if (areHighTablesFilled() || new Set(cards).size < cards.length) {
    throw new RangeError('a card is in the hand more than once')
  }
  if (ranked++ < HANDS_BEFORE_FILLING) return rankWithoutTables(cards)
  fillHighTables()
  return rankHigh(cards)
}

/** Seven cards that make a flush make nothing higher but a straight flush. */
function rankWithoutTables(cards: readonly Card[]): number {
  for (let suit = 0; suit < 4; suit++) {
    const ranks = ranksOfSuit(cards, 0, cards.length, suit)
    if (bitCount(ranks) >= 5) return highScale().rankOf(shapeOfFlush(ranks))
  }
  counts.fill(0)
  for (const card of cards) counts[card >> 2]!++
  return rankOfCounts(counts)
}

/** `rankHigh` of `n` cards that lie in an array from `at` on. */
export function rankHighFlat(cards: Uint8Array, at: number, n: number): number {
  return (
    (n === 7 ? rankFlat7(cards, at) : rankFlat(cards, at, n)) || rankHigh([...cards.subarray(at, at + n)])
  )
}

/** `rankHigh` of every seven cards of an array, one hand after the other; as many as `ranks` has room for. */
export function rankSevens(cards: Uint8Array, ranks: Uint16Array): void {
  fillHighTables()
  for (let i = 0; i < ranks.length; i++) ranks[i] = rankFlat7(cards, i * 7)
}

/** Where in a table of five cards' ranks the hand is whose keys have this sum, suits left aside. */
export const placeOf5 = (sum: number): number =>
  (rows5[sum >>> rowShift5]! + ((sum >>> suitBits) & columnMask5)) & cellMask5
/** The same of six. */
export const placeOf6 = (sum: number): number =>
  (rows6[sum >>> rowShift6]! + ((sum >>> suitBits) & columnMask6)) & cellMask6
/** The same of seven. */
export const placeOf7 = (sum: number): number =>
  (rows7[sum >>> rowShift7]! + ((sum >>> suitBits) & columnMask7)) & cellMask7

const cellOf5 = (sum: number): number => cells5[placeOf5(sum)]!
const cellOf6 = (sum: number): number => cells6[placeOf6(sum)]!
const cellOf7 = (sum: number): number => cells7[placeOf7(sum)]!

const rank5 = (a: Card, b: Card, c: Card, d: Card, e: Card): number => {
  let sum = (keys[a & keyMask]! + keys[b & keyMask]!) | 0
  sum = (sum + keys[c & keyMask]!) | 0
  sum = (sum + keys[d & keyMask]!) | 0
  sum = (sum + keys[e & keyMask]!) | 0
  const suit = flushSuits[(5 << suitBits) | (sum & suitMask)]!
  return suit === 0
    ? cellOf5(sum)
    : flushes[bitIn(suit, a) | bitIn(suit, b) | bitIn(suit, c) | bitIn(suit, d) | bitIn(suit, e)]!
}

const rank6 = (a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number => {
  let sum = (keys[a & keyMask]! + keys[b & keyMask]!) | 0
  sum = (sum + keys[c & keyMask]!) | 0
  sum = (sum + keys[d & keyMask]!) | 0
  sum = (sum + keys[e & keyMask]!) | 0
  sum = (sum + keys[f & keyMask]!) | 0
  const suit = flushSuits[(6 << suitBits) | (sum & suitMask)]!
  if (suit === 0) return cellOf6(sum)
  const three = bitIn(suit, a) | bitIn(suit, b) | bitIn(suit, c)
  return flushes[three | bitIn(suit, d) | bitIn(suit, e) | bitIn(suit, f)]!
}

const rank7 = (a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number => {
  let sum = (keys[a & keyMask]! + keys[b & keyMask]!) | 0
  sum = (sum + keys[c & keyMask]!) | 0
  sum = (sum + keys[d & keyMask]!) | 0
  sum = (sum + keys[e & keyMask]!) | 0
  sum = (sum + keys[f & keyMask]!) | 0
  sum = (sum + keys[g & keyMask]!) | 0
  const suit = flushSuits[(7 << suitBits) | (sum & suitMask)]!
  if (suit === 0) return cellOf7(sum)
  const three = bitIn(suit, a) | bitIn(suit, b) | bitIn(suit, c)
  return flushes[three | bitIn(suit, d) | bitIn(suit, e) | bitIn(suit, f) | bitIn(suit, g)]!
}

const rankFlat7 = (cards: Uint8Array, at: number): number =>
  rank7(
    cards[at]!,
    cards[at + 1]!,
    cards[at + 2]!,
    cards[at + 3]!,
    cards[at + 4]!,
    cards[at + 5]!,
    cards[at + 6]!,
  )

/** A card's rank as a bit (bit 0 a two) if it is of a suit, counted from 1. */
const bitIn = (suit: number, card: Card): number => ((card & 3) + 1 === suit ? 1 << (card >> 2) : 0)

function rankFlat(cards: Uint8Array, at: number, n: number): number {
  if (n < 5) return rankFew(cards, at, n)
  let sum = 0
  for (let i = at; i < at + n; i++) sum = (sum + keys[cards[i]!]!) | 0
  const suit = flushSuits[(n << suitBits) | (sum & suitMask)]!
  return suit === 0 ? rankOfSum(sum, n) : flushes[ranksOfSuit(cards, at, at + n, suit - 1)]!
}

/** The set of ranks (bit 0 a two) that the cards from `at` up to `end` have in a suit. */
const ranksOfSuit = (cards: ArrayLike<number>, at: number, end: number, suit: number): number => {
  let ranks = 0
  for (let i = at; i < end; i++) if ((cards[i]! & 3) === suit) ranks |= 1 << (cards[i]! >> 2)
  return ranks
}

const counts = new Uint8Array(13)

function rankFew(cards: ArrayLike<number>, at: number, n: number): number {
  if (n < 1 || n > 4) throw new RangeError(`a high hand has one to seven cards, not ${n}`)
  counts.fill(0)
  for (let i = at; i < at + n; i++) counts[cards[i]! >> 2]!++
  return rankOfCounts(counts)
}

/** The rank of a hand by how many cards it has of each rank, no more than four. */
export const rankOfCounts = (counts: Uint8Array): number => highScale().rankOf(shapeOfCounts(counts))

/** The rank of five to seven cards by the sum of their keys, suits left aside. */
export const rankOfSum = (sum: number, n: number): number =>
  n === 7 ? cellOf7(sum) : n === 6 ? cellOf6(sum) : cellOf5(sum)
