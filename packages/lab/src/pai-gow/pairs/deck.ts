import { type Card, JOKER } from '@cardroom/engine/cards'
import { choose } from '../../cards/shoe.ts'
import { eachSuitClass } from '../../cards/suit-classes.ts'

export const HAND = 7

/** Sets of cards up to the names of the suits; those with the joker come after those without it. */
export interface CardSets {
  /** The ranks of each of the four suits, four numbers a set. */
  readonly masks: Uint16Array
  /** How many sets of cards are of a class. */
  readonly counts: Uint8Array
  /** From here on the sets have the joker. */
  readonly withJoker: number
}

/**
 * Four suits of these ranks and a joker. Cards have places, suit by suit, the joker last. Every hand has a number from
 * 0 on: the sum of what its cards add, each by its place and by how many of the hand's cards lie below it.
 */
export class PaiGowDeck {
  readonly size: number
  readonly joker: number
  readonly #ranks: readonly number[]
  /** Ways to take some of so many cards: by cards and how many are taken. */
  readonly #ways: Int32Array

  constructor(ranks: readonly number[]) {
    this.#ranks = ranks
    this.joker = 4 * ranks.length
    this.size = this.joker + 1
    this.#ways = Int32Array.from({ length: this.size * (HAND + 1) }, (_, at) =>
      choose(Math.floor(at / (HAND + 1)), at % (HAND + 1)),
    )
  }

  /** How many sets of so many cards there are. */
  sets(cards: number): number {
    return choose(this.size, cards)
  }

  card(place: number): Card {
    const ranks = this.#ranks
    return place === this.joker ? JOKER : ranks[place % ranks.length]! * 4 + Math.floor(place / ranks.length)
  }

  get ranks(): number {
    return this.#ranks.length
  }

  /** What a card adds to the number of a hand in which it is the n-th from below, from 1 on. */
  part(place: number, n: number): number {
    return this.#ways[place * (HAND + 1) + n]!
  }

  /** The places of the cards of a set, from below. */
  places({ masks, withJoker }: CardSets, at: number): number[] {
    const places: number[] = []
    for (let suit = 0; suit < 4; suit++) {
      for (let mask = masks[at * 4 + suit]!; mask > 0; mask &= mask - 1) {
        places.push(suit * this.ranks + 31 - Math.clz32(mask & -mask))
      }
    }
    if (at >= withJoker) places.push(this.joker)
    return places
  }

  /** All sets of so many cards, one of each class, in memory that all threads see. */
  classes(cards: number): CardSets {
    let count = 0
    let withJoker = 0
    const each = (visit: (suits: readonly number[], sets: number) => void) => {
      eachSuitClass(cards, visit, this.ranks)
      withJoker = count
      if (cards > 0) eachSuitClass(cards - 1, visit, this.ranks)
    }
    each(() => count++)
    const masks = new Uint16Array(new SharedArrayBuffer(count * 4 * 2))
    const counts = new Uint8Array(new SharedArrayBuffer(count))
    count = 0
    each((suits, sets) => {
      counts[count] = sets
      masks.set(suits, 4 * count++)
    })
    return { masks, counts, withJoker }
  }
}
