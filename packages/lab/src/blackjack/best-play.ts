import { DOUBLE_BIT, HIT_BIT, REDOUBLE_BIT, RESCUE_BIT, STAND_BIT, SURRENDER_BIT } from './hands.ts'
import type { HiddenCards } from './hidden-cards.ts'
import { CARD_KINDS } from './kinds.ts'
import type { BlackjackOddsTable } from './table.ts'

/** What a hand of a split knows beside its cards. */
interface OfSplit {
  /** The wager that lies on it. */
  readonly wager: 'base' | 'split'
  /** What is known of second cards in hands before it. */
  readonly hidden?: HiddenCards
}

/**
 * The best play of hands that came about in one way, against one up card: the worth of each hand in units,
 * and its move. It looks at every card of its own hand. Worths are weighted with the chance that the round
 * goes on, where the down card was checked, so that they can be added up.
 */
export class BestPlay {
  readonly way: number
  readonly up: number
  readonly #table: BlackjackOddsTable
  readonly #first: Int32Array
  readonly #hidden: HiddenCards | undefined
  readonly #worths: readonly Float64Array[]
  /** By doubles: the move of a hand, 0 where it has not been computed. */
  readonly moves: readonly Uint8Array[]

  constructor(table: BlackjackOddsTable, way: number, up: number, ofSplit?: OfSplit) {
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
    let best = STAND_BIT
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
    if (this.#table.isFrozen(this.up)) return STAND_BIT
    return this.#table.hands.options(this.way, hand, doubles) & ALL_MOVES || STAND_BIT
  }

  /** What a hand is worth if it does this first. */
  worthOf(move: number, hand: number, gone: number, doubles = 0): number {
    switch (move) {
      case STAND_BIT:
        if (!this.#hidden) return this.#stand(hand, gone, doubles)
        return this.#hidden.average(gone, seen => this.#stand(hand, seen, doubles))
      case HIT_BIT:
        return this.#draw(hand, gone, doubles)
      case SURRENDER_BIT:
      case RESCUE_BIT:
        // Half of all wagers on the hand: of a rescued hand, the half that was doubled last comes back.
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
    for (let kind = 0; kind < CARD_KINDS; kind++) {
      const left = table.left(kind, gone, this.up)
      if (left <= 0) continue
      const chance = left * (kind === hidden?.kind ? ofKind : each)
      worth += chance * this.worth(table.sets.plus(hand, kind), table.sets.plus(gone, kind), doubles)
    }
    return worth
  }
}

/** In the order in which equals are preferred. */
const MOVES = [STAND_BIT, HIT_BIT, DOUBLE_BIT, SURRENDER_BIT, RESCUE_BIT, REDOUBLE_BIT]
const ALL_MOVES = MOVES.reduce((bits, move) => bits | move, 0)
