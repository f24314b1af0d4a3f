import type { Card } from './card.ts'
import { chachaBlock } from './chacha20.ts'

/** 256 bits, as 64 hexadecimal digits. The same seed gives the same deck on every machine. */
export type Seed = string

/** Whether a text is a seed: 64 hexadecimal digits. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** An endless stream of unbiased random numbers from a seed. */
export class Randomness {
  readonly #key = new Uint32Array(8)
  readonly #nonce = new Uint32Array(3)
  readonly #block = new Uint32Array(16)
  #counter = 0
  #used = 16

  /** Different streams of one seed are independent of each other, and so are different parts of a stream. */
  constructor(seed: Seed, stream = 0, part = 0) {
    if (!isSeed(seed)) throw new Error('a seed is 64 hexadecimal digits')
    for (let i = 0; i < 8; i++) {
      // Words are little-endian (RFC 8439, 2.3).
      const bytes = seed.slice(i * 8, i * 8 + 8).match(/../g)!
      this.#key[i] = Number.parseInt(bytes.reverse().join(''), 16)
    }
    this.#nonce[0] = stream
    this.#nonce[1] = part
  }

  word(): number {
    if (this.#used === 16) {
      chachaBlock(this.#key, this.#counter++, this.#nonce, this.#block)
      this.#used = 0
    }
    return this.#block[this.#used++]!
  }

  /** A whole number from 0 to below `limit`, each equally likely: words that would favour some are thrown away. */
  below(limit: number): number {
    const fair = 2 ** 32 - (2 ** 32 % limit)
    for (;;) {
      const word = this.word()
      if (word < fair) return word % limit
    }
  }
}

/** Fisher and Yates, in place. */
export function shuffle(list: Card[], randomness: Randomness): Card[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomness.below(i + 1)
    const other = list[j]!
    list[j] = list[i]!
    list[i] = other
  }
  return list
}
