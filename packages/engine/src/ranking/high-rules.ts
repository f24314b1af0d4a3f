import { JOKER, RANKS } from '../cards/card.ts'
import { bitCount } from './bits.ts'
import {
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  handShape,
  POSITION_BITS,
  ROYAL_FLUSH,
  STRAIGHT,
  STRAIGHT_FLUSH,
} from './high-scale.ts'
import { fillHighTables, highScale, KEYS } from './high-tables.ts'

/** What a joker may be: an ace or what completes a straight, flush or straight flush; or any card. */
export type JokerUse = 'bug' | 'wild'

/** How a game's high hands depart from the common ones of 52 cards. */
export interface HighRules {
  /** Without it a bug, should a joker turn up. */
  readonly joker?: JokerUse
  /** Ranks that are not in the deck, such as `89T`; the ranks beside the gap are neighbours. */
  readonly without?: string
  readonly flushBeatsFullHouse?: boolean
  /** Where the run with the low ace stands among straights; without it the lowest. */
  readonly wheel?: 'lowest' | 'second'
  /** Whether five aces with a bug stand above all hands (without it they do) or are four aces with an ace beside. */
  readonly fiveAces?: 'highest' | 'four-aces'
}

/**
 * Rules made ready for use.
 *
 * A stripped deck is ranked as if the lowest ranks had been taken out instead: of 2 … 7 J … A the seven becomes
 * a ten. Runs stay runs that way, except for the lowest, in which the ace is low.
 */
export interface CompiledRules {
  /** Whether the game differs from 52 cards by its jokers only. */
  readonly plain: boolean
  readonly wild: boolean
  /** The ranks of the deck, 0 a two. */
  readonly ranks: readonly number[]
  /** The card that each card of the deck is ranked as. */
  readonly cardAs: Uint8Array
  /** Of each card that it is ranked as: its key, and its rank as a bit; those of a joker are 0. */
  readonly keys: Int32Array
  /** Spades in bits 0 … 12, hearts from 13 on. */
  readonly spadesAndHearts: Int32Array
  readonly diamondsAndClubs: Int32Array
  /** By number of jokers, then by the set of ranks: the best straight, as an index; 0 for none. */
  readonly straights: readonly [Uint8Array, Uint8Array, Uint8Array]
  readonly straightRanks: Uint16Array
  readonly straightFlushRanks: Uint16Array
  /** In the common order, as five of a kind stands there too. */
  readonly fiveOfAKindRanks: Uint16Array
  /** The place of each category in this game's order; the mapping is its own inverse. */
  readonly categories: Uint8Array
}

/** The ranks that a deck without some ranks has, 0 a two. */
export const ranksLeft = (without = ''): number[] =>
  Array.from(RANKS, (_, r) => r).filter(r => !without.includes(RANKS[r]!))

export function categoryOrder(rules: HighRules): Uint8Array {
  const order = Uint8Array.from({ length: 16 }, (_, category) => category)
  if (rules.flushBeatsFullHouse) {
    order[FLUSH] = FULL_HOUSE
    order[FULL_HOUSE] = FLUSH
  }
  return order
}

/** The rank with its category where the rules put it, and back. */
export const reordered = (categories: Uint8Array, rank: number): number =>
  (categories[rank >> POSITION_BITS]! << POSITION_BITS) | (rank & ((1 << POSITION_BITS) - 1))

const withJoker = (cardAs: Uint8Array, of: (c: number) => number): Int32Array =>
  Int32Array.from({ length: JOKER + 1 }, (_, c) => (c === JOKER ? 0 : of(cardAs[c]!)))

export function compileHighRules(rules: HighRules): CompiledRules {
  fillHighTables()
  const scale = highScale()
  const left = ranksLeft(rules.without)
  const lowest = 13 - left.length
  const cardAs = new Uint8Array(JOKER)
  for (const [i, rank] of left.entries()) {
    for (let suit = 0; suit < 4; suit++) cardAs[rank * 4 + suit] = (lowest + i) * 4 + suit
  }

  // the straights from the highest, each with its five ranks as bits and its place on the scale
  const runs: { ranks: number; top: number; second: boolean }[] = []
  for (let rank = 12; rank >= lowest + 4; rank--)
    runs.push({ ranks: 31 << (rank - 4), top: rank + 2, second: false })
  const second = rules.wheel === 'second'
  const wheel = { ranks: (1 << 12) | (15 << lowest), top: lowest + 5, second }
  if (second) runs.splice(1, 0, wheel)
  else runs.push(wheel)

  const categories = categoryOrder(rules)
  const ranksOf = (shapes: readonly number[]) =>
    Uint16Array.from(shapes, s => (s === 0 ? 0 : reordered(categories, scale.rankOf(s))))
  const shapesOfRuns = (category: number) => [
    0,
    ...runs.map(run => (run.second ? handShape(category, 13, run.top) : handShape(category, run.top))),
  ]
  const straightFlushes = shapesOfRuns(STRAIGHT_FLUSH)
  straightFlushes[1] = handShape(ROYAL_FLUSH, 14)
  const straightsWith = (jokers: number) =>
    Uint8Array.from(
      { length: 1 << 13 },
      (_, ranks) => runs.findIndex(run => bitCount(run.ranks & ~ranks) <= jokers) + 1,
    )
  const fives = Array.from({ length: 13 }, (_, rank) => handShape(FIVE_OF_A_KIND, rank + 2))
  if (rules.fiveAces === 'four-aces' && rules.joker !== 'wild') fives[12] = handShape(FOUR_OF_A_KIND, 14, 14)
  const bitOf = (c: number) => 1 << ((c >> 2) + 13 * (c & 1))
  return {
    plain: left.length === 13 && !rules.flushBeatsFullHouse && !second,
    wild: rules.joker === 'wild',
    ranks: left,
    cardAs,
    keys: withJoker(cardAs, c => KEYS[c]!),
    spadesAndHearts: withJoker(cardAs, c => (c & 2 ? 0 : bitOf(c))),
    diamondsAndClubs: withJoker(cardAs, c => (c & 2 ? bitOf(c) : 0)),
    straights: [straightsWith(0), straightsWith(1), straightsWith(2)],
    straightRanks: ranksOf(shapesOfRuns(STRAIGHT)),
    straightFlushRanks: ranksOf(straightFlushes),
    fiveOfAKindRanks: Uint16Array.from(fives, s => scale.rankOf(s)),
    categories,
  }
}
