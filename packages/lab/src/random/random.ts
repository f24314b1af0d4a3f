import { Randomness, type Seed } from '@cardroom/engine/cards'

/**
 * Random numbers for simulations: xoshiro128**, seeded from the stream of a seed. Fast, not secret. Every
 * chunk of a simulation has its own, so that it does not matter which worker plays it.
 */
export class FastRandom {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: Seed, stream: number) {
    const words = new Randomness(seed, stream)
    this.#a = words.word() | 0
    this.#b = words.word() | 0
    this.#c = words.word() | 0
    // An all-zero state would stay zero.
    this.#d = words.word() | 1
  }

  /** 32 random bits. */
  word(): number {
    const times5 = Math.imul(this.#b, 5)
    const word = Math.imul((times5 << 7) | (times5 >>> 25), 9)
    const shifted = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return word >>> 0
  }

  /** A whole number from 0 to below `limit`, each equally likely (Lemire's way; `limit` is below 2^21). */
  below(limit: number): number {
    if (limit > MAX_SMALL_LIMIT) return this.#belowLarge(limit)
    for (;;) {
      const product = Math.imul(this.word() >>> 16, limit)
      if (isFair(product, limit)) return product >>> 16
    }
  }

  #belowLarge(limit: number): number {
    for (;;) {
      const product = this.word() * limit
      const high = Math.floor(product / 0x1_0000_0000)
      const low = product - high * 0x1_0000_0000
      if (low >= limit || low >= 0x1_0000_0000 % limit) return high
    }
  }
}

/** Up to here half a random word is enough, and all is done with small whole numbers. */
const MAX_SMALL_LIMIT = 0x8000

/** Some of the 2^16 products with a limit are surplus; they are rejected. */
const isFair = (product: number, limit: number): boolean => {
  const low = product & 0xffff
  return low >= limit || low >= 0x1_0000 % limit
}

/** Cards dealt from the front; dealt cards stay where they came to lie. */
export class FastShoe {
  readonly cards: Uint8Array
  readonly #unshuffled: Uint8Array
  #dealt = 0

  constructor(cards: readonly number[]) {
    this.#unshuffled = Uint8Array.from(cards)
    this.cards = Uint8Array.from(cards)
  }

  /** As it came from the box. */
  reset(): void {
    this.cards.set(this.#unshuffled)
    this.#dealt = 0
  }

  shuffle(): void {
    this.#dealt = 0
  }

  draw(random: FastRandom): number {
    const at = this.#dealt++
    return this.#take(at, at + random.below(this.cards.length - at))
  }

  /** The next two cards, which then lie at `at` and after it, from one random word (at most 2^15 cards). */
  drawTwo(random: FastRandom, at: number): void {
    const left = this.cards.length - at
    const word = random.word()
    let first = Math.imul(word >>> 16, left)
    let second = Math.imul(word & 0xffff, left - 1)
    if (!isFair(first, left) || !isFair(second, left - 1)) {
      first = random.below(left) << 16
      second = random.below(left - 1) << 16
    }
    this.#take(at, at + (first >>> 16))
    this.#take(at + 1, at + 1 + (second >>> 16))
  }

  #take(at: number, from: number): number {
    const { cards } = this
    const card = cards[from]!
    cards[from] = cards[at]!
    cards[at] = card
    return card
  }

  /** What was dealt since the last shuffle. */
  dealt(): number[] {
    return [...this.cards.subarray(0, this.#dealt)]
  }
}
