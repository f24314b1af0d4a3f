import type { Cents } from './cents.ts'

/** Whose chips: a seat (`"2"`), a back-line bettor (`"3/Kim"`), or one of the spots. */
export type Account = string

/** Where chips lie that are nobody's for now, and the collection's box: empty when a round begins. */
const isSpot = (account: Account): boolean =>
  account === 'pot' || account === 'felt' || account === 'cover' || account === 'fees'

/** The chips of one account, for whoever looks at them or moves them again and again. */
export class Purse {
  readonly account: Account
  readonly #isSpot: boolean
  #gained: Cents = 0

  constructor(account: Account) {
    this.account = account
    this.#isSpot = isSpot(account)
  }

  /** What it holds more than at the start of the round, at any moment. */
  get gained(): Cents {
    return this.#gained
  }

  /** Chips move here and nowhere else; no more leaves a spot than has come to it. */
  static move(from: Purse, to: Purse, cents: Cents): void {
    if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`${cents} is not an amount of chips`)
    if (from.#isSpot && from.#gained < cents)
      throw new Error(`${from.account} holds ${from.#gained}, not ${cents}`)
    from.#gained -= cents
    to.#gained += cents
  }
}

/**
 * The chips of a round. They always move from one account to another, so what all accounts have gained adds up to
 * zero at every moment.
 */
export class Chips {
  /** Looked through from the first: there are fewer of them than it takes for a map to be worth its making. */
  readonly #purses: Purse[] = []

  move(from: Account, to: Account, cents: Cents): void {
    Purse.move(this.purse(from), this.purse(to), cents)
  }

  /** What the account holds more than at the start of the round. */
  gained(account: Account): Cents {
    return this.#find(account)?.gained ?? 0
  }

  purse(account: Account): Purse {
    const found = this.#find(account)
    if (found) return found
    const purse = new Purse(account)
    this.#purses.push(purse)
    return purse
  }

  #find(account: Account): Purse | undefined {
    for (const purse of this.#purses) if (purse.account === account) return purse
    return undefined
  }

  /** Zero, if nothing is wrong. */
  total(): Cents {
    let total = 0
    for (const { gained } of this.#purses) total += gained
    return total
  }
}
