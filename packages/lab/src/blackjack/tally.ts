import type { BestPlay } from './best-play.ts'
import { STAND_BIT } from './hands.ts'
import type { BlackjackOddsTable } from './table.ts'
import type { Ending, Sink } from './walk.ts'

/** The results of wagers, in units, by class of the player-dealer's hand. */
export class UnitTally {
  /** By class and result. */
  readonly weights: Float64Array
  /** Results lie between the negative of this and this. */
  readonly bound: number
  /** The wagers, times their weight. */
  action = 0
  /** The share of the weight that belongs to split hands. */
  split = 0
  readonly classes: number

  constructor({ pays, rules, bank }: BlackjackOddsTable, hands = 1, classes = bank.classes.length) {
    this.bound = hands * Math.ceil(pays.unit * pays.most * 2 ** (rules.double.again + 1) + pays.insured)
    this.classes = classes
    this.weights = new Float64Array(this.classes * this.width)
  }

  get width(): number {
    return 2 * this.bound + 1
  }

  add(bank: number, result: number, weight: number): void {
    this.weights[bank * this.width + this.bound + result]! += weight
  }

  each(see: (bank: number, result: number, weight: number) => void): void {
    const { width, bound } = this
    for (let bank = 0; bank < this.classes; bank++) {
      for (let i = 0; i < width; i++) {
        const weight = this.weights[bank * width + i]!
        if (weight !== 0) see(bank, i - bound, weight)
      }
    }
  }

  /** Adds another one, `times` over. */
  plus(other: UnitTally, times = 1): void {
    other.each((bank, result, weight) => this.add(bank, result, weight * times))
    this.action += other.action * times
    this.split += other.split * times
  }

  clear(): void {
    this.weights.fill(0)
    this.action = 0
    this.split = 0
  }
}

/** Tallies how hands end that were played in one way against one up card. */
export class TallySink implements Sink {
  readonly tally: UnitTally
  readonly #table: BlackjackOddsTable
  readonly #play: BestPlay
  readonly #first: Int32Array

  constructor(table: BlackjackOddsTable, play: BestPlay, tally: UnitTally, first: 'base' | 'split' = 'base') {
    this.#table = table
    this.#play = play
    this.tally = tally
    this.#first = table.pays[first]
  }

  end(hand: number, gone: number, doubles: number, ending: Ending, weight: number): void {
    const { bank, pays, hands } = this.#table
    const { tally } = this
    const at = bank.chances(gone, this.#play.up)
    const { pool } = bank
    tally.action += weight * 2 ** doubles * bank.goesOn(gone, this.#play.up)
    const row = hands.classOf(this.#play.way, hand) * pays.banks
    const doubled = 2 ** doubles - 1
    // A rescue gives up half of all wagers on the hand, a surrender half of the wager.
    const given = (-pays.unit / 2) * 2 ** doubles
    for (let i = 0; i < pays.banks; i++) {
      const chance = pool[at + i]!
      if (chance === 0) continue
      const stands = this.#first[row + i]! + doubled * pays.double[row + i]!
      tally.add(i, ending === STAND_BIT ? stands : given, weight * chance)
    }
  }
}

/** Tallies results that do not depend on the player-dealer's hand. */
export class ResultSink implements Sink {
  readonly #table: BlackjackOddsTable
  readonly #play: BestPlay
  readonly #tally: UnitTally
  /** What every result is changed by. */
  readonly #more: number

  constructor(table: BlackjackOddsTable, play: BestPlay, tally: UnitTally, more = 0) {
    this.#table = table
    this.#play = play
    this.#tally = tally
    this.#more = more
  }

  end(hand: number, gone: number, doubles: number, ending: Ending, weight: number): void {
    const { bank, pays, hands } = this.#table
    const tally = this.#tally
    const { up, way } = this.#play
    const open = weight * bank.goesOn(gone, up)
    const total = 2 ** doubles
    tally.action += open * total
    const by = hands.classOf(way, hand)
    const flat = ending === STAND_BIT ? this.#table.flat(by, up) : -pays.unit / 2
    if (!Number.isNaN(flat)) {
      tally.add(0, flat * total + this.#more, open)
      return
    }
    const at = bank.chances(gone, up)
    const { pool } = bank
    const row = by * pays.banks
    for (let i = 0; i < pays.banks; i++) {
      const result = pays.base[row + i]! + (total - 1) * pays.double[row + i]!
      tally.add(0, result + this.#more, weight * pool[at + i]!)
    }
  }
}
