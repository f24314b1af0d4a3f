import type { PostedTerms } from '../../collection/posted.ts'
import { PotDues } from '../../collection/pot-dues.ts'
import { type Cents, totalCents } from '../../money/cents.ts'
import type { Fee } from '../../round/result.ts'
import type { PanHand } from '../hand/hand.ts'

/** Takes the collection from the tops: the full fee of a played hand, the smaller one of any other. */
export class PanCollector {
  readonly fees: Fee[] = []
  readonly #dues: PotDues
  readonly #hand: PanHand

  constructor(posted: PostedTerms, hand: PanHand) {
    this.#dues = new PotDues(posted)
    this.#hand = hand
  }

  collect(isPlayed: boolean): void {
    this.#take(isPlayed ? 'played' : 'none', false)
  }

  /** The hand ended before it was played. */
  close(): void {
    this.#take('none', true)
  }

  #take(street: 'played' | 'none', over: boolean): void {
    const { playing, players, payments, chips, felt } = this.#hand
    const { tops } = payments
    const counted = { dealtIn: players.length, stillIn: playing.length }
    const due = this.#dues.by(counted, { street, pot: tops, over })
    const cents = Math.min((due?.cents ?? 0) - this.#taken, tops)
    if (!due || cents <= 0) return
    chips.move('pot', 'fees', cents)
    const fee: Fee = { from: due.from, cents, for: 'collection' }
    this.fees.push(fee)
    felt.say({ type: 'fee', fee })
  }

  get #taken(): Cents {
    return totalCents(this.fees)
  }
}
