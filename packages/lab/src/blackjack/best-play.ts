import { DOUBLE, HIT, REDOUBLE, RESCUE, STAND, SURRENDER } from './hands.ts'
import type { Hidden } from './hidden.ts'
import { KINDS } from './kinds.ts'
import type { Table } from './table.ts'

/** What there is to know of a hand that was split from a pair, beside its cards. */
export interface OfSplit {
  /** The wager that lies on it. */
  readonly wager: 'base' | 'split'
  /** What is known of second cards that lie in hands before it. */
  readonly hidden?: Hidden
}

/**
 * The best play of hands that came in one way, against one up card: what each hand is worth in units, and what it
 * does. It looks at every card of its own hand. Worths are weighed with the chance that the round goes on, where the
 * down card was checked, so that they can be added up as they are.
 */
export class BestPlay {
  readonly way: number
  readonly up: number
  readonly #table: Table
  readonly #first: Int32Array
  readonly #hidden: Hidden | undefined
  readonly #worths: readonly Float64Array[]
  /** By doubles: what a hand does, 0 where nobody has asked. */
  readonly moves: readonly Uint8Array[]

  constructor(table: Table, way: number, up: number, ofSplit?: OfSplit) {
    this.#table = table
    this.way = way
    this.up = up
    this.#first = table.pays[ofSplit?.wager ?? 'base']
    this.#hidden = ofSplit?.hidden?.count ? ofSplit.hidden : undefined
    const states = table.rules.double.again + 2
    this.#worths = Array.from({ length: states }, () => new Float64Array(table.hands.length))
    this.moves = Array.from({ length: states }, () => new Uint8Array(table.hands.length))
  }

  /** Whether another play does the same with every hand. */
  isLike({ moves }: BestPlay): boolean {
    for (const [doubles, list] of this.moves.entries()) {
      const others = moves[doubles]!
      for (let hand = 0; hand < list.length; hand++) if (list[hand] !== others[hand]) return false
    }
    return true
  }

  /** What a hand is worth when these cards are gone, its own among them. */
  worth(hand: number, gone: number, doubles = 0): number {
    const moves = this.moves[doubles]!
    const worths = this.#worths[doubles]!
    if (moves[hand] !== 0) return worths[hand]!
    const options = this.options(hand, doubles)
    let best = STAND
    let worth = Number.NEGATIVE_INFINITY
    for (const move of MOVES) {
      if ((options & move) === 0) continue
      const found = this.worthOf(move, hand, gone, doubles)
      if (found > worth) {
        best = move
        worth = found
      }
    }
    moves[hand] = best
    worths[hand] = worth
    return worth
  }

  /** What a hand may do; one that has ended stands. */
  options(hand: number, doubles: number): number {
    if (this.#table.isFrozen(this.up)) return STAND
    return this.#table.hands.options(this.way, hand, doubles) & ALL || STAND
  }

  /** What a hand is worth if it does this first. */
  worthOf(move: number, hand: number, gone: number, doubles = 0): number {
    switch (move) {
      case STAND:
        if (!this.#hidden) return this.#stand(hand, gone, doubles)
        return this.#hidden.average(gone, seen => this.#stand(hand, seen, doubles))
      case HIT:
        return this.#draw(hand, gone, doubles)
      case SURRENDER:
      case RESCUE:
        // Half of all that lies there: of a rescued hand, the half that was doubled last comes back.
        if (!this.#hidden) return this.#giveUp(gone, doubles)
        return this.#hidden.average(gone, seen => this.#giveUp(seen, doubles))
      default:
        return this.#draw(hand, gone, doubles + 1)
    }
  }

  #giveUp(gone: number, doubles: number): number {
    return (-this.#table.pays.unit / 2) * 2 ** doubles * this.#table.bank.goesOn(gone, this.up)
  }

  #stand(hand: number, gone: number, doubles: number): number {
    const { bank, pays, hands } = this.#table
    const by = hands.classOf(this.way, hand)
    const flat = this.#table.flat(by, this.up)
    if (!Number.isNaN(flat)) return flat * 2 ** doubles * bank.goesOn(gone, this.up)
    const at = bank.chances(gone, this.up)
    const row = by * pays.banks
    const doubled = 2 ** doubles - 1
    let worth = 0
    for (let i = 0; i < pays.banks; i++) {
      worth += bank.pool[at + i]! * (this.#first[row + i]! + doubled * pays.double[row + i]!)
    }
    return worth
  }

  #draw(hand: number, gone: number, doubles: number): number {
    const table = this.#table
    const hidden = this.#hidden
    const each = hidden ? hidden.eachOther(gone) : 1 / table.size(gone)
    const ofKind = hidden ? hidden.eachOfKind(gone) : each
    let worth = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const left = table.left(kind, gone, this.up)
      if (left <= 0) continue
      const chance = left * (kind === hidden?.kind ? ofKind : each)
      worth += chance * this.worth(table.sets.plus(hand, kind), table.sets.plus(gone, kind), doubles)
    }
    return worth
  }
}

/** In the order in which equals are preferred. */
const MOVES = [STAND, HIT, DOUBLE, SURRENDER, RESCUE, REDOUBLE]
const ALL = MOVES.reduce((bits, move) => bits | move, 0)
