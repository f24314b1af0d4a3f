import type { Readings } from '@cardroom/engine'
import {
  type FortuneHand,
  type FortuneReadings,
  type FortuneRow,
  type PaiGowPokerRules,
  rankingOf,
} from '@cardroom/engine/pai-gow'
import { bitCount, type JokerUse } from '@cardroom/engine/ranking'
import { awaitsMatch, flushFrom, heldByRanks, heldBySuit, type RankCounts } from './fortune-hands.ts'

const fortuneReadings = (rules: PaiGowPokerRules, readings: Readings) => ({
  joker: (readings.fortuneJoker ?? rules.joker.is) as JokerUse,
  jokerInRoyalMatch: readings.royalMatchJoker !== 'natural',
})

const SUITS_OF_A_RANK = [1, 4, 6, 4, 1]
const OTHER_SUITS_OF_A_RANK = [1, 3, 3, 1]
const KING = 11
const QUEEN = 10

/**
 * How often each row of a Fortune table is paid among all sevens of a deck with a joker; `undefined` is no
 * row. It ignores suits first; then it moves hands with enough cards of one suit to what they hold with them.
 */
export class FortuneCounts {
  readonly counts = new Map<FortuneRow | undefined, number>()
  readonly #rows: readonly FortuneRow[]
  readonly #joker: JokerUse
  readonly #readings: FortuneReadings
  readonly #held = new Map<string, ReadonlySet<FortuneHand>>()

  constructor(rules: PaiGowPokerRules, readings: Readings) {
    this.#rows = rules.fortune!.pays
    const { joker, jokerInRoyalMatch } = fortuneReadings(rules, readings)
    this.#joker = joker
    this.#readings = { jokerInRoyalMatch }
    for (const withJoker of [false, true]) {
      this.#countRanks(withJoker)
      for (let ranks = 0; ranks < 1 << 13; ranks++) {
        const suited = bitCount(ranks)
        if (suited >= flushFrom(withJoker) && suited <= (withJoker ? 6 : 7)) this.#moveFlush(ranks, withJoker)
      }
    }
  }

  #add(row: FortuneRow | undefined, ways: number): void {
    this.counts.set(row, (this.counts.get(row) ?? 0) + ways)
  }

  #heldByRanks(hand: RankCounts): ReadonlySet<FortuneHand> {
    const key = `${hand.counts.join('')}${hand.joker}`
    const found = this.#held.get(key) ?? heldByRanks(hand, rankingOf(this.#joker))
    this.#held.set(key, found)
    return found
  }

  #firstRow(held: (hand: FortuneHand) => boolean): FortuneRow | undefined {
    return this.#rows.find(row => held(row.hand))
  }

  #countRanks(joker: boolean): void {
    const counts = new Uint8Array(13)
    const take = (rank: number, left: number, ways: number) => {
      if (left === 0) {
        const held = this.#heldByRanks({ counts, joker })
        this.#add(
          this.#firstRow(hand => held.has(hand)),
          ways,
        )
      }
      if (left === 0 || rank === 13) return
      for (let count = 0; count <= Math.min(4, left); count++) {
        counts[rank] = count
        take(rank + 1, left - count, ways * SUITS_OF_A_RANK[count]!)
      }
      counts[rank] = 0
    }
    take(0, joker ? 6 : 7, 1)
  }

  /** Every hand with exactly these ranks in one suit, and cards of the other suits beside them. */
  #moveFlush(ranks: number, joker: boolean): void {
    const inSuit = heldBySuit(ranks, joker)
    const counts = Uint8Array.from({ length: 13 }, (_, rank) => (ranks >> rank) & 1)
    const own = Uint8Array.from(counts)
    const tell = (ways: number, matched: boolean) => {
      const held = this.#heldByRanks({ counts, joker })
      const all = matched ? [...inSuit, 'Royal flush and royal match'] : inSuit
      this.#add(
        this.#firstRow(hand => held.has(hand)),
        -ways,
      )
      this.#add(
        this.#firstRow(hand => held.has(hand) || all.includes(hand)),
        ways,
      )
    }
    const beside = (rank: number, left: number, ways: number) => {
      if (left === 0) {
        const matches =
          awaitsMatch(ranks, joker, this.#readings) &&
          counts[KING]! > own[KING]! &&
          counts[QUEEN]! > own[QUEEN]!
        // Of the nine kings and queens of other suits, three are of one suit.
        if (matches) tell(ways / 3, true)
        tell(matches ? (ways * 2) / 3 : ways, false)
      }
      if (left === 0 || rank === 13) return
      for (let more = 0; more <= Math.min(3, left); more++) {
        counts[rank] = own[rank]! + more
        beside(rank + 1, left - more, ways * OTHER_SUITS_OF_A_RANK[more]!)
      }
      counts[rank] = own[rank]!
    }
    beside(0, (joker ? 6 : 7) - bitCount(ranks), 4)
  }
}
