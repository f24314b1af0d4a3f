import type { Card } from './card.ts'

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

/** The order in which the cards leave a shoe. `deck`: all of them, in the order of their numbers. */
export function orderOf(deck: readonly Card[], seed: Seed, cut = 0): Card[] {
  const cards = shuffle([...deck], new Randomness(seed)).reverse()
  return [...cards.slice(cut), ...cards.slice(0, cut)]
}

/** The ChaCha20 block function (RFC 8439, 2.3): sixteen random words for a key, a counter and a nonce. */
export function chachaBlock(key: Uint32Array, counter: number, nonce: Uint32Array, out: Uint32Array): void {
  const s = new Uint32Array(16)
  s.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  s.set(key, 4)
  s[12] = counter
  s.set(nonce, 13)
  out.set(s)
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12)
    quarter(out, 1, 5, 9, 13)
    quarter(out, 2, 6, 10, 14)
    quarter(out, 3, 7, 11, 15)
    quarter(out, 0, 5, 10, 15)
    quarter(out, 1, 6, 11, 12)
    quarter(out, 2, 7, 8, 13)
    quarter(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i]! += s[i]!
}

/** The quarter round (RFC 8439, 2.1). */
export function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a]! += x[b]!
  x[d] = rotate(x[d]! ^ x[a]!, 16)
  x[c]! += x[d]!
  x[b] = rotate(x[b]! ^ x[c]!, 12)
  x[a]! += x[b]!
  x[d] = rotate(x[d]! ^ x[a]!, 8)
  x[c]! += x[d]!
  x[b] = rotate(x[b]! ^ x[c]!, 7)
}

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))
