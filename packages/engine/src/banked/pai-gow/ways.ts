import type { Card } from '../../cards/card.ts'
import { FLUSH, ROYAL_FLUSH, STRAIGHT, STRAIGHT_FLUSH } from '../../ranking/high-scale.ts'
import type { PaiGowRanking } from '../../ranking/pai-gow.ts'
import type { RankedSetting } from './settings.ts'

const CARD_PLACES = [0, 1, 2, 3, 4, 5, 6] as const

/** Which two of seven cards go in front: 21 ways. */
const WAYS = CARD_PLACES.flatMap(a =>
  CARD_PLACES.slice(a + 1).map(b => ({
    a,
    b,
    cards: (1 << a) | (1 << b),
    back: CARD_PLACES.filter(i => i !== a && i !== b),
  })),
)

/** All seven cards, a bit for each. */
export const ALL_SEVEN = (1 << CARD_PLACES.length) - 1

/** For each set of the seven cards: the ways with both front cards in it, a bit for each way. */
const WAYS_WITHIN = Int32Array.from({ length: ALL_SEVEN + 1 }, (_, cards) =>
  WAYS.reduce((ways, way, i) => ((way.cards & cards) === way.cards ? ways | (1 << i) : ways), 0),
)

/** The ways to set a hand with both front cards among some of the seven. */
export const waysWithin = (cards: number): number => WAYS_WITHIN[cards & ALL_SEVEN]!

const COMPLETE_HANDS: readonly number[] = [STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH]
const UNKNOWN_RANKS: readonly number[] = WAYS.map(() => -1)
const five: Card[] = [0, 0, 0, 0, 0]

/**
 * The ways to set seven cards with the ranks of their two hands; a way is ranked when it is first asked for.
 */
export class SettingWays {
  readonly #cards: readonly Card[]
  readonly #ranking: PaiGowRanking
  readonly #backRanks = UNKNOWN_RANKS.slice()
  #complete: number | undefined

  constructor(cards: readonly Card[], ranking: PaiGowRanking) {
    this.#cards = cards
    this.#ranking = ranking
  }

  /**
   * Among these ways that are not foul, the one with the highest front; among equal fronts, the one with the
   * higher back.
   */
  highestFront(ways: number): RankedSetting | undefined {
    let best = -1
    let bestFront = -1
    let bestBack = -1
    for (let left = ways; left !== 0; left &= left - 1) {
      const way = 31 - Math.clz32(left & -left)
      const front = this.#frontRank(way)
      if (front < bestFront) continue
      const back = this.#backRank(way)
      if (front > back || (front === bestFront && back <= bestBack)) continue
      best = way
      bestFront = front
      bestBack = back
    }
    return best < 0 ? undefined : this.#setting(best, bestFront, bestBack)
  }

  /** Every setting that is not foul. */
  all(): RankedSetting[] {
    return WAYS.flatMap((_, way) => {
      const [front, back] = [this.#frontRank(way), this.#backRank(way)]
      return front > back ? [] : [this.#setting(way, front, back)]
    })
  }

  /** The ways that are not foul and have a straight, a flush or a straight flush behind. */
  get complete(): number {
    this.#complete ??= this.#findComplete()
    return this.#complete
  }

  #findComplete(): number {
    let complete = 0
    if (this.#ranking.categoryOf(this.#ranking.rank(this.#cards)) < STRAIGHT) return complete
    for (let way = 0; way < WAYS.length; way++) {
      const back = this.#backRank(way)
      const isComplete = COMPLETE_HANDS.includes(this.#ranking.categoryOf(back))
      if (isComplete && this.#frontRank(way) <= back) complete |= 1 << way
    }
    return complete
  }

  #frontRank(way: number): number {
    const { a, b } = WAYS[way]!
    return this.#ranking.rankTwo(this.#cards[a]!, this.#cards[b]!)
  }

  #backRank(way: number): number {
    let rank = this.#backRanks[way]!
    if (rank < 0) {
      const { back } = WAYS[way]!
      for (let i = 0; i < five.length; i++) five[i] = this.#cards[back[i]!]!
      rank = this.#ranking.rank(five)
      this.#backRanks[way] = rank
    }
    return rank
  }

  #setting(way: number, frontRank: number, backRank: number): RankedSetting {
    const { a, b, back } = WAYS[way]!
    const cards = this.#cards
    return { front: [cards[a]!, cards[b]!], back: back.map(i => cards[i]!), frontRank, backRank }
  }
}

/** Every way to set a hand that is not foul. */
export const settingsOf = (cards: readonly Card[], ranking: PaiGowRanking): RankedSetting[] =>
  new SettingWays(cards, ranking).all()
