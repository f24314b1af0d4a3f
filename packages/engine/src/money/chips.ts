import type { Cents } from './cents.ts'

/** Whose chips: a seat (`"2"`), a back-line bettor (`"3/Kim"`), or a spot on the felt (`"pot"`, `"fees"` …). */
export type Account = string

/**
 * The chips of a round. They move here and nowhere else, always from one account to another,
 * so what all accounts have gained adds up to zero at every moment.
 */
export class Chips {
  readonly #gained = new Map<Account, Cents>()

  move(from: Account, to: Account, cents: Cents): void {
    if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`${cents} is not an amount of chips`)
    if (cents === 0) return
    this.#gained.set(from, this.gained(from) - cents)
    this.#gained.set(to, this.gained(to) + cents)
  }

  /** What the account holds more than at the start of the round. */
  gained(account: Account): Cents {
    return this.#gained.get(account) ?? 0
  }

  /** Zero, if nothing is wrong. */
  total(): Cents {
    let total = 0
    for (const cents of this.#gained.values()) total += cents
    return total
  }
}
