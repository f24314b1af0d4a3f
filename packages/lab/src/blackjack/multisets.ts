import { CARD_KINDS } from './kinds.ts'

const CAPACITY = 1 << 15

/**
 * Numbers for multisets of cards. One more card leads from number to number, and the same cards in another
 * order lead to the same one: the numbers form a tree of sorted cards.
 */
export class Multisets {
  static readonly EMPTY = 0
  #length = 1
  #parent = new Int32Array(CAPACITY)
  /** The highest card. */
  #last = new Uint8Array(CAPACITY)
  /** By number and card; 0 where it has not been computed. */
  #next = new Int32Array(CAPACITY * CARD_KINDS)
  /** How many of each kind, by number and kind. */
  counts = new Uint8Array(CAPACITY * CARD_KINDS)
  sizes = new Uint8Array(CAPACITY)

  get length(): number {
    return this.#length
  }

  plus(set: number, kind: number): number {
    const known = this.#next[set * CARD_KINDS + kind]!
    if (known !== 0) return known
    const made =
      kind >= this.#last[set]!
        ? this.#make(set, kind)
        : this.plus(this.plus(this.#parent[set]!, kind), this.#last[set]!)
    this.#next[set * CARD_KINDS + kind] = made
    return made
  }

  times(set: number, kind: number, times: number): number {
    let made = set
    for (let i = 0; i < times; i++) made = this.plus(made, kind)
    return made
  }

  of(kinds: readonly number[]): number {
    return kinds.reduce((set, kind) => this.plus(set, kind), Multisets.EMPTY)
  }

  kindsOf(set: number): number[] {
    const kinds: number[] = []
    for (let kind = 0; kind < CARD_KINDS; kind++) {
      for (let i = this.counts[set * CARD_KINDS + kind]!; i > 0; i--) kinds.push(kind)
    }
    return kinds
  }

  #make(parent: number, kind: number): number {
    if (this.#length === this.sizes.length) this.#grow()
    const made = this.#length++
    this.#parent[made] = parent
    this.#last[made] = kind
    this.sizes[made] = this.sizes[parent]! + 1
    this.counts.copyWithin(made * CARD_KINDS, parent * CARD_KINDS, (parent + 1) * CARD_KINDS)
    this.counts[made * CARD_KINDS + kind]!++
    return made
  }

  #grow(): void {
    this.#parent = doubleLength(this.#parent)
    this.#last = doubleLength(this.#last)
    this.#next = doubleLength(this.#next)
    this.counts = doubleLength(this.counts)
    this.sizes = doubleLength(this.sizes)
  }
}

/** The same numbers with as much room again. */
export function doubleLength<A extends Int32Array | Uint8Array | Float64Array>(list: A): A {
  const made = new (list.constructor as new (length: number) => A)(2 * list.length)
  made.set(list)
  return made
}
