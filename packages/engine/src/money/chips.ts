import type { Cents } from './cents.ts'

/** Whose chips: a seat (`"2"`), a back-line bettor (`"3/Kim"`), or one of the spots. */
export type Account = string

/** Where chips lie that are nobody's for now, and the collection's box: empty when a round begins. */
const SPOTS = ['pot', 'felt', 'cover', 'fees'] as const
const isSpot = (account: Account): boolean => SPOTS.some(spot => spot === account)

/** What an account holds more than at the start of the round, at any moment. */
export interface Purse {
  readonly gained: Cents
}

/**
 * The chips of a round. They move here and nowhere else, always from one account to another, so what all
 * accounts have gained adds up to zero at every moment; and no more leaves a spot than has come to it.
 */
export class Chips {
  readonly #purses = new Map<Account, { gained: Cents }>()

  move(from: Account, to: Account, cents: Cents): void {
    if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`${cents} is not an amount of chips`)
    if (cents === 0) return
    const giving = this.#purse(from)
    if (isSpot(from) && giving.gained < cents) throw new Error(`${from} holds ${giving.gained}, not ${cents}`)
    giving.gained -= cents
    this.#purse(to).gained += cents
  }

  /** What the account holds more than at the start of the round. */
  gained(account: Account): Cents {
    return this.#purses.get(account)?.gained ?? 0
  }

  /** For whoever looks again and again. */
  purse(account: Account): Purse {
    return this.#purse(account)
  }

  #purse(account: Account): { gained: Cents } {
    let purse = this.#purses.get(account)
    if (!purse) {
      purse = { gained: 0 }
      this.#purses.set(account, purse)
    }
    return purse
  }

  /** Zero, if nothing is wrong. */
  total(): Cents {
    let total = 0
    for (const { gained } of this.#purses.values()) total += gained
    return total
  }
}
