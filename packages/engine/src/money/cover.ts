import type { Cents } from './cents.ts'

/** How the player-dealer's wager runs out (reading `coverage`). */
export const COVERAGES = ['gross', 'separate', 'net'] as const
/** A reading of the filing's words about the player-dealer's cover. */
export type Coverage = (typeof COVERAGES)[number]

/** How much the player-dealer can still pay to winners and take from losers. */
export interface CoverLeft {
  readonly toPay: Cents
  readonly toTake: Cents
}

/** What is left of the player-dealer's wager while the settler walks the wagers. */
export interface Cover {
  /** Pays a winner as far as the cover goes. */
  pay(due: Cents): Cents
  /** Takes from a loser as far as the cover goes. */
  take(wager: Cents): Cents
  readonly left: CoverLeft
  /** Nothing can be paid or taken any more. */
  readonly exhausted: boolean
}

/** The cover that a player-dealer's wager gives under a reading. */
export function coverOf(reading: Coverage, wager: Cents): Cover {
  switch (reading) {
    case 'gross':
      return new Gross(wager)
    case 'separate':
      return new Separate(wager)
    case 'net':
      return new Net(wager)
  }
}

/** Every chip that changes hands uses up the cover (003:484, 000:47, 63). */
class Gross implements Cover {
  #left: Cents
  constructor(wager: Cents) {
    this.#left = wager
  }
  #use(amount: Cents): Cents {
    const covered = Math.min(amount, this.#left)
    this.#left -= covered
    return covered
  }
  pay(due: Cents): Cents {
    return this.#use(due)
  }
  take(wager: Cents): Cents {
    return this.#use(wager)
  }
  get left(): CoverLeft {
    return { toPay: this.#left, toTake: this.#left }
  }
  get exhausted(): boolean {
    return this.#left === 0
  }
}

/** Paid and collected are counted apart, each up to the wager. */
class Separate implements Cover {
  #toPay: Cents
  #toTake: Cents
  constructor(wager: Cents) {
    this.#toPay = wager
    this.#toTake = wager
  }
  pay(due: Cents): Cents {
    const paid = Math.min(due, this.#toPay)
    this.#toPay -= paid
    return paid
  }
  take(wager: Cents): Cents {
    const taken = Math.min(wager, this.#toTake)
    this.#toTake -= taken
    return taken
  }
  get left(): CoverLeft {
    return { toPay: this.#toPay, toTake: this.#toTake }
  }
  get exhausted(): boolean {
    return this.#toPay === 0 && this.#toTake === 0
  }
}

/** A running balance between losing the wager and winning as much. */
class Net implements Cover {
  readonly #wager: Cents
  #balance: Cents = 0
  constructor(wager: Cents) {
    this.#wager = wager
  }
  pay(due: Cents): Cents {
    const paid = Math.min(due, this.#wager + this.#balance)
    this.#balance -= paid
    return paid
  }
  take(wager: Cents): Cents {
    const taken = Math.min(wager, this.#wager - this.#balance)
    this.#balance += taken
    return taken
  }
  get left(): CoverLeft {
    return { toPay: this.#wager + this.#balance, toTake: this.#wager - this.#balance }
  }
  get exhausted(): boolean {
    return this.#wager === 0
  }
}
