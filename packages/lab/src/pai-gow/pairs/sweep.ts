import type { Shapes } from './shapes.ts'

/** How often the player wins, and how often he loses. */
export interface Ends {
  readonly win: bigint
  readonly lose: bigint
}

/** Above this, sums are moved to big integers, so that no number exceeds the exact range. */
const EXACT_LIMIT = 2 ** 52

/** Lays every hand of a list against every hand of the same list. */
export class Sweep {
  readonly #shapes: Shapes
  /** Of the list so far: how many hands are of each shape, and which shapes there are. */
  readonly #hands: Uint32Array
  readonly #seen: Uint32Array
  #count = 0
  /** By point; and which points there are. */
  readonly #wins: Float64Array
  readonly #loses: Float64Array
  readonly #banks: Float64Array
  readonly #marked: Uint8Array
  readonly #points: Uint32Array
  readonly #banksBelow: Sums
  readonly #losesBelow: Sums

  constructor(shapes: Shapes) {
    this.#shapes = shapes
    this.#hands = new Uint32Array(shapes.hands.length)
    this.#seen = new Uint32Array(shapes.hands.length)
    const points = shapes.fronts.length
    this.#wins = new Float64Array(points)
    this.#loses = new Float64Array(points)
    this.#banks = new Float64Array(points)
    this.#marked = new Uint8Array(points)
    this.#points = new Uint32Array(points)
    const fronts = shapes.fronts.reduce((most, front) => Math.max(most, front), 0)
    this.#banksBelow = new Sums(fronts)
    this.#losesBelow = new Sums(fronts)
  }

  /** Puts a hand of this shape on the list. */
  add(shape: number): void {
    if (this.#hands[shape]!++ === 0) this.#seen[this.#count++] = shape
  }

  /** Puts hands on the list: their numbers are `number` and what each of the first `end` cards adds to it. */
  addEach(number: number, adds: Int32Array, end: number): void {
    const { ofHands } = this.#shapes
    const hands = this.#hands
    const seen = this.#seen
    let count = this.#count
    for (let i = 0; i < end; i++) {
      const shape = ofHands[number + adds[i]!]!
      if (hands[shape]!++ === 0) seen[count++] = shape
    }
    this.#count = count
  }

  /** What the list comes to; then it is empty. */
  ends(): Ends {
    const points = this.#weigh()
    const { fronts, backs } = this.#shapes
    const [wins, loses, banks] = [this.#wins, this.#loses, this.#banks]
    const banksBelow = this.#banksBelow.empty()
    const losesBelow = this.#losesBelow.empty()
    const all = { win: 0n, lose: 0n }
    let [win, lose] = [0, 0]
    for (let from = 0, to = 0; from < points.length; from = to) {
      const back = backs[points[from]!]
      for (; to < points.length && backs[points[to]!] === back; to++) {
        const point = points[to]!
        if (wins[point] !== 0) win += wins[point]! * banksBelow.upTo(fronts[point]! - 1)
        if (loses[point] !== 0) losesBelow.add(fronts[point]!, loses[point]!)
      }
      for (let i = from; i < to; i++) {
        const point = points[i]!
        if (banks[point] !== 0) {
          lose += banks[point]! * losesBelow.upTo(fronts[point]!)
          banksBelow.add(fronts[point]!, banks[point]!)
        }
        wins[point] = loses[point] = banks[point] = 0
      }
      if (Math.abs(win) > EXACT_LIMIT || lose > EXACT_LIMIT) {
        all.win += BigInt(win)
        all.lose += BigInt(lose)
        win = lose = 0
      }
    }
    return { win: all.win + BigInt(win), lose: all.lose + BigInt(lose) }
  }

  /** From shapes to points, lowest first. */
  #weigh(): Uint32Array {
    const { starts, points, wins, loses, banks } = this.#shapes
    let found = 0
    for (let i = 0; i < this.#count; i++) {
      const shape = this.#seen[i]!
      const hands = this.#hands[shape]!
      this.#hands[shape] = 0
      for (let entry = starts[shape]!; entry < starts[shape + 1]!; entry++) {
        const point = points[entry]!
        if (this.#marked[point] === 0) {
          this.#marked[point] = 1
          this.#points[found++] = point
        }
        this.#wins[point]! += hands * wins[entry]!
        this.#loses[point]! += hands * loses[entry]!
        this.#banks[point]! += hands * banks[entry]!
      }
    }
    this.#count = 0
    const here = this.#points.subarray(0, found).sort()
    for (let i = 0; i < found; i++) this.#marked[here[i]!] = 0
    return here
  }
}

/** Sums of what lies at places from 1 on, by a tree of partial sums. */
class Sums {
  readonly #tree: Float64Array

  constructor(places: number) {
    this.#tree = new Float64Array(places + 1)
  }

  empty(): this {
    this.#tree.fill(0)
    return this
  }

  add(place: number, amount: number): void {
    for (let at = place; at < this.#tree.length; at += at & -at) this.#tree[at]! += amount
  }

  upTo(place: number): number {
    let sum = 0
    for (let at = place; at > 0; at &= at - 1) sum += this.#tree[at]!
    return sum
  }
}
