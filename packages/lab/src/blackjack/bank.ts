import type { BlackjackRules, CountedHand } from '@cardroom/engine/blackjack'
import { BankEnds } from './bank-ends.ts'
import { type BankTree, bankTree, drawOut } from './bank-tree.ts'
import { ACE_KIND, CARD_KINDS, type KindShoe, TEN_KIND } from './kinds.ts'
import { doubleLength, type Multisets } from './multisets.ts'

/**
 * The exact distribution of the player-dealer's hand, for every up card and any cards gone. Hands that the
 * verdicts cannot tell apart form one class.
 */
export class BankHands {
  readonly rules: BlackjackRules
  readonly ends: BankEnds
  /** A hand of each class. */
  readonly classes: readonly CountedHand[]
  /** The class of the natural; -1 if there can be none. */
  readonly natural: number
  /** The chances, one after the other: of each class, then of a natural found by a check. */
  pool = new Float64Array(1 << 18)
  readonly found: number
  readonly #sets: Multisets
  readonly #shoe: KindShoe
  readonly #trees: readonly (BankTree | undefined)[]
  /** By up card and cards gone: where the chances lie; 0 where they have not been computed. */
  readonly #known: Int32Array[]
  readonly #left = new Float64Array(CARD_KINDS)
  readonly #weights: Float64Array
  #length = 1

  constructor(rules: BlackjackRules, sets: Multisets, shoe: KindShoe) {
    this.rules = rules
    this.#sets = sets
    this.#shoe = shoe
    this.ends = new BankEnds(rules, sets, shoe)
    this.#trees = Array.from({ length: CARD_KINDS }, (_, up) =>
      shoe.counts[up]! > 0 ? bankTree(up, this.ends, sets, shoe) : undefined,
    )
    this.classes = this.ends.classes
    this.#known = this.#trees.map(() => new Int32Array(1 << 10))
    this.#weights = new Float64Array(this.ends.ends.length)
    this.natural = this.classes.findIndex(({ natural }) => natural)
    this.found = this.classes.length
  }

  /**
   * Whether the house dealer checks the down card under this up card, so that nobody decides against a
   * natural.
   */
  isChecked(up: number): boolean {
    const { check } = this.rules
    return check !== undefined && (up === ACE_KIND || (up === TEN_KIND && check.under === 'ace-or-ten'))
  }

  /** The chance that the round goes on under this card: that no natural is found by a check. */
  goesOn(gone: number, up: number): number {
    if (this.natural < 0 || !this.isChecked(up)) return 1
    const partner = up === ACE_KIND ? TEN_KIND : ACE_KIND
    const left = this.#shoe.counts[partner]! - this.#sets.counts[gone * CARD_KINDS + partner]!
    return 1 - left / (this.#shoe.size - this.#sets.sizes[gone]! - 1)
  }

  /** The classes that a hand can end in from this card on, when the round goes on. */
  classesFrom(up: number): number[] {
    const ends = new Set(this.#trees[up]!.end)
    const classes = new Set(
      [...ends].flatMap(end => [this.ends.ends[end]!.hands, this.ends.ends[end]!.suited]),
    )
    if (this.isChecked(up)) classes.delete(this.natural)
    return [...classes]
  }

  /** Where in the pool the chances lie, with these cards (and the up card) gone from the shoe. */
  chances(gone: number, up: number): number {
    let known = this.#known[up]!
    while (gone >= known.length) known = this.#known[up] = doubleLength(known)
    const found = known[gone]!
    if (found !== 0) return found
    const at = this.#length
    const stride = this.classes.length + 1
    if (at + stride > this.pool.length) this.pool = doubleLength(this.pool)
    this.#length += stride
    this.#find(gone, up, at)
    known[gone] = at
    return at
  }

  /** Clears the cache. */
  clear(): void {
    for (const known of this.#known) known.fill(0)
    this.#length = 1
  }

  #find(gone: number, up: number, at: number): void {
    const { counts } = this.#sets
    let size = 0
    for (let kind = 0; kind < CARD_KINDS; kind++) {
      const some = this.#shoe.counts[kind]! - counts[gone * CARD_KINDS + kind]! - (kind === up ? 1 : 0)
      this.#left[kind] = some
      size += some
    }
    drawOut(this.#trees[up]!, this.#left, size, this.#weights)
    this.#write(at, this.isChecked(up))
  }

  #write(at: number, checked: boolean): void {
    const { pool } = this
    pool.fill(0, at, at + this.classes.length + 1)
    const { ends } = this.ends
    for (let i = 0; i < ends.length; i++) {
      const { hands, suited, oneSuit } = ends[i]!
      pool[at + hands]! += this.#weights[i]! * (1 - oneSuit)
      pool[at + suited]! += this.#weights[i]! * oneSuit
    }
    if (checked && this.natural >= 0) {
      pool[at + this.found] = pool[at + this.natural]!
      pool[at + this.natural] = 0
    }
  }
}
