import type { Cents } from '../money/cents.ts'
import type { Chips } from '../money/chips.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Felt } from '../round/felt.ts'
import type { Fee } from '../round/result.ts'
import { accountOf, type BettorOfCircle, isSameAccount } from './live.ts'

const payer = ({ seat, by, player }: Fee): BettorOfCircle => ({ seat: seat!, by, player })

/** The collection of a round. */
export class Fees {
  readonly #chips: Chips
  readonly #due: readonly Fee[]
  #taken: readonly Fee[]

  constructor(fees: readonly Fee[], chips: Chips, felt: Felt) {
    this.#chips = chips
    this.#due = fees
    this.#taken = fees
    for (const fee of fees) {
      chips.move(accountOf(payer(fee)), 'fees', fee.cents)
      felt.say({ type: 'fee', fee })
    }
  }

  get taken(): readonly Fee[] {
    return this.#taken
  }

  /** What a bettor paid when the round began, even if it was returned since. */
  paidBy(of: BettorOfCircle): Cents {
    return this.#due.reduce((sum, fee) => (isSameAccount(payer(fee), of) ? sum + fee.cents : sum), 0)
  }

  /** Returns the collection of everybody who bet on a hand. */
  returnTo(seat: Seat): void {
    this.#return(fee => fee.from === 'player' && fee.seat === seat)
  }

  returnAll(): void {
    this.#return(() => true)
  }

  #return(meant: (fee: Fee) => boolean): void {
    for (const fee of this.#taken) if (meant(fee)) this.#chips.move('fees', accountOf(payer(fee)), fee.cents)
    this.#taken = this.#taken.filter(fee => !meant(fee))
  }
}
