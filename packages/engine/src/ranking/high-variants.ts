import { type Card, JOKER } from '../cards/card.ts'
import type { Saying } from '../say/saying.ts'
import { rankHigh, rankOfCounts, rankOfSum } from './high.ts'
import { bySum, type RanksBySum, rankInTable } from './high-by-sum.ts'
import {
  type CompiledRules,
  categoryOrder,
  compileHighRules,
  type HighRules,
  ranksLeft,
  reordered,
} from './high-rules.ts'
import { categoryOfHigh } from './high-scale.ts'
import { HANDS_BEFORE_FILLING, HIGH_TABLES, highScale, KEYS } from './high-tables.ts'
import { nameOfShape } from './names.ts'

/** A way of ranking high hands of one to seven cards. A higher rank is a better hand. */
export interface HighRanking {
  rank(cards: readonly Card[]): number
  /** `PAIR`, `FLUSH` …, the same in every order of hands. */
  categoryOf(rank: number): number
  nameOf(rank: number): Saying
}

/** High hands with jokers (at most two), of a stripped deck, or in another order. */
export function highRanking(rules: HighRules): HighRanking {
  const categories = categoryOrder(rules)
  const left = ranksLeft(rules.without)
  const valueAs = (value: number) => left[value - 15 + left.length]! + 2
  let compiled: CompiledRules | undefined
  const tables = new Tables()
  return {
    rank(cards) {
      compiled ??= compileHighRules(rules)
      return cards.length < 5 ? rankFew(compiled, cards) : rankMany(compiled, tables, cards)
    },
    categoryOf: rank => categoryOfHigh(reordered(categories, rank)),
    nameOf: rank => nameOfShape(highScale().shapeOf(reordered(categories, rank)), valueAs),
  }
}

const MAX_JOKERS = 2

/** The tables of a ranking by number of jokers and of other cards; each is made when it pays off. */
class Tables {
  readonly #tables: (RanksBySum | undefined)[] = Array.from({ length: 8 * (MAX_JOKERS + 1) }, () => undefined)
  #ranked = 0

  of(rules: CompiledRules, jokers: number, natural: number): RanksBySum | undefined {
    return this.#tables[8 * jokers + natural] ?? this.#made(rules, jokers, natural)
  }

  #made(rules: CompiledRules, jokers: number, natural: number): RanksBySum | undefined {
    if (jokers > MAX_JOKERS || this.#ranked++ < HANDS_BEFORE_FILLING) return undefined
    const table = bySum(rules, natural, jokers, {
      rank: cards => rankBy(rules, cards),
      rankOfFlush: (ranks, jokers) => rankOfFlush(rules, ranks, jokers, rules.straights[jokers]!),
    })
    this.#tables[8 * jokers + natural] = table
    return table
  }
}

function rankMany(rules: CompiledRules, tables: Tables, cards: readonly Card[]): number {
  const { keys } = rules
  const n = cards.length
  let jokers = 0
  let sum = 0
  for (let i = 0; i < n; i++) {
    const c = cards[i]!
    if (c === JOKER) jokers++
    sum = (sum + keys[c]!) | 0
  }
  if (jokers === 0 && rules.plain) return rankHigh(cards)
  const table = tables.of(rules, jokers, n - jokers)
  return table ? rankInTable(rules, table, cards, sum, n - jokers) : rankBy(rules, cards)
}

const RANKS = 0x1fff
const { flushes } = HIGH_TABLES

/** Ranks one hand without tables; fills the tables. */
function rankBy(rules: CompiledRules, cards: readonly Card[]): number {
  const n = cards.length
  let jokers = 0
  let sum = 0
  let sh = 0
  let dc = 0
  for (let i = 0; i < n; i++) {
    const c = cards[i]!
    if (c === JOKER) jokers++
    sum = (sum + rules.keys[c]!) | 0
    sh |= rules.spadesAndHearts[c]!
    dc |= rules.diamondsAndClubs[c]!
  }
  const s = sh & RANKS
  const h = sh >> 13
  const d = dc & RANKS
  const c = dc >> 13
  let best = jokers === 0 ? rankOfSum(sum, n) : rankOfGroups(rules, n, sum, jokers, s, h, d, c)
  best = reordered(rules.categories, best)
  const straights = rules.straights[jokers]!
  const straight = rules.straightRanks[straights[s | h | d | c]!]!
  if (straight > best) best = straight
  const spades = sum & 7
  const hearts = (sum >> 3) & 7
  const diamonds = (sum >> 6) & 7
  const needed = 5 - jokers
  if (spades >= needed) best = Math.max(best, rankOfFlush(rules, s, jokers, straights))
  if (hearts >= needed) best = Math.max(best, rankOfFlush(rules, h, jokers, straights))
  if (diamonds >= needed) best = Math.max(best, rankOfFlush(rules, d, jokers, straights))
  if (n - jokers - spades - hearts - diamonds >= needed) {
    best = Math.max(best, rankOfFlush(rules, c, jokers, straights))
  }
  return best
}

const ACE = 12
/** The keys of ranks without a suit: those of the clubs, which count no suit. */
const RANK_KEYS = Int32Array.from({ length: 13 }, (_, rank) => KEYS[rank * 4 + 3]!)

/**
 * The pairs and the like, in the common order. A bug is an ace. Wild jokers are best as the rank of which there
 * are most, the highest of those.
 */
function rankOfGroups(
  rules: CompiledRules,
  n: number,
  sum: number,
  jokers: number,
  s: number,
  h: number,
  d: number,
  c: number,
): number {
  const fours = s & h & d & c
  const threes = (s & h & (d | c)) | (d & c & (s | h))
  const twos = (s & h) | (d & c) | ((s | h) & (d | c))
  const most = fours || threes || twos || s | h | d | c
  const rank = rules.wild ? 31 - Math.clz32(most) : ACE
  const count = ((s >> rank) & 1) + ((h >> rank) & 1) + ((d >> rank) & 1) + ((c >> rank) & 1)
  if (count + jokers > 4) return rules.fiveOfAKindRanks[rank]!
  return rankOfSum((sum + jokers * RANK_KEYS[rank]!) | 0, n)
}

function rankOfFlush(rules: CompiledRules, ranks: number, jokers: number, straights: Uint8Array): number {
  const flush = reordered(rules.categories, flushes[withHighest(ranks, jokers)]!)
  const straightFlush = rules.straightFlushRanks[straights[ranks]!]!
  return straightFlush > flush ? straightFlush : flush
}

/** A suit's ranks with this many of the highest missing ones added. */
function withHighest(ranks: number, jokers: number): number {
  let set = ranks
  for (let i = 0; i < jokers; i++) set |= 1 << (31 - Math.clz32(~set & 0x1fff))
  return set
}

const counts = new Uint8Array(13)

function rankFew(rules: CompiledRules, cards: readonly Card[]): number {
  let jokers = 0
  counts.fill(0)
  for (const c of cards) {
    if (c === JOKER) jokers++
    else counts[rules.cardAs[c]! >> 2]!++
  }
  if (rules.wild) {
    // a card that repeats the one there are most of, the highest of those
    let most = ACE
    for (let rank = ACE; rank >= 0; rank--) if (counts[rank]! > counts[most]!) most = rank
    counts[most]! += jokers
  } else {
    counts[ACE]! += jokers
  }
  return rankOfCounts(counts)
}
