import type { Cents } from './cents.ts'

/** Whose chips: a seat (`"2"`), a back-line bettor (`"3/Kim"`), or one of the spots. */
export type ChipAccount = string

/**
 * Spots where chips lie that belong to nobody for now, and the collection's box: empty when a round begins.
 */
const isSpot = (account: ChipAccount): boolean =>
  account === 'pot' || account === 'felt' || account === 'cover' || account === 'fees'

/** The chips of one account, for code that reads or moves them often. */
export class AccountChips {
  readonly account: ChipAccount
  readonly #isSpot: boolean
  #gained: Cents = 0

  constructor(account: ChipAccount) {
    this.account = account
    this.#isSpot = isSpot(account)
  }

  /** Its gain since the start of the round. */
  get gained(): Cents {
    return this.#gained
  }

  /** Chips move here and nowhere else; a spot never gives more than it received. */
  static move(from: AccountChips, to: AccountChips, cents: Cents): void {
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
  /** A list: with so few accounts a map would cost more than it saves. */
  readonly #accounts: AccountChips[] = []

  move(from: ChipAccount, to: ChipAccount, cents: Cents): void {
    AccountChips.move(this.account(from), this.account(to), cents)
  }

  /** The gain of an account since the start of the round. */
  gained(account: ChipAccount): Cents {
    return this.#find(account)?.gained ?? 0
  }

  account(account: ChipAccount): AccountChips {
    const found = this.#find(account)
    if (found) return found
    const chips = new AccountChips(account)
    this.#accounts.push(chips)
    return chips
  }

  #find(account: ChipAccount): AccountChips | undefined {
    for (const chips of this.#accounts) if (chips.account === account) return chips
    return undefined
  }

  /** Zero, if nothing is wrong. */
  total(): Cents {
    let total = 0
    for (const { gained } of this.#accounts) total += gained
    return total
  }
}
