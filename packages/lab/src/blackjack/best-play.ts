import { DOUBLE, HIT, REDOUBLE, RESCUE, SPLIT, STAND, SURRENDER } from './hands.ts'
import { KINDS } from './kinds.ts'
import type { Table } from './table.ts'

/**
 * The best play of hands that came in one way, against one up card: what each hand is worth in units, and what it
 * does. It looks at every card of its own hand. Worths are weighed with the chance that the round goes on, where the
 * down card was checked, so that they can be added up as they are.
 */
export class BestPlay {
  readonly way: number
  readonly up: number
  readonly #table: Table
  /** How much of the first wagers lies on hands that were split off. */
  readonly #splitOff: number
  readonly #worths: readonly Float64Array[]
  /** By doubles: what a hand does, 0 where nobody has asked. */
  readonly moves: readonly Uint8Array[]

  constructor(table: Table, way: number, up: number) {
    this.#table = table
    this.way = way
    this.up = up
    // Whether a hand of a split is the first one or another one makes no difference to its play.
    this.#splitOff = way >= SPLIT ? 0.5 : 0
    const states = table.rules.double.again + 2
    this.#worths = Array.from({ length: states }, () => new Float64Array(table.hands.length))
    this.moves = Array.from({ length: states }, () => new Uint8Array(table.hands.length))
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
        return this.#stand(hand, gone, doubles)
      case HIT:
        return this.#draw(hand, gone, doubles)
      case SURRENDER:
      case RESCUE:
        // Half of all that lies there: of a rescued hand, the half that was doubled last comes back.
        return (-this.#table.pays.unit / 2) * 2 ** doubles * this.#table.bank.goesOn(gone, this.up)
      default:
        return this.#draw(hand, gone, doubles + 1)
    }
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
      const first = pays.base[row + i]! + this.#splitOff * (pays.split[row + i]! - pays.base[row + i]!)
      worth += bank.pool[at + i]! * (first + doubled * pays.double[row + i]!)
    }
    return worth
  }

  #draw(hand: number, gone: number, doubles: number): number {
    const table = this.#table
    let worth = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const left = table.left(kind, gone, this.up)
      if (left <= 0) continue
      worth += left * this.worth(table.sets.plus(hand, kind), table.sets.plus(gone, kind), doubles)
    }
    return worth / table.size(gone)
  }
}

/** In the order in which equals are preferred. */
const MOVES = [STAND, HIT, DOUBLE, SURRENDER, RESCUE, REDOUBLE]
const ALL = MOVES.reduce((bits, move) => bits | move, 0)
