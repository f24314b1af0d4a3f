import { collectPot } from '../../collection/collect.ts'
import type { Schedule } from '../../collection/fee.ts'
import type { Posted } from '../../collection/posted.ts'
import { scheduleFor } from '../../collection/schedule-for.ts'
import type { Cents } from '../../money/cents.ts'
import type { Fee } from '../../round/result.ts'
import { isRefusal } from '../../say/refusal.ts'
import type { PanHand } from '../hand/hand.ts'

/** Takes the collection from the tops: the full fee of a hand that is played, the smaller one of any other. */
export class PanCollector {
  readonly fees: Fee[] = []
  readonly #schedule: Schedule | undefined
  readonly #hand: PanHand

  constructor(posted: Posted, hand: PanHand) {
    const schedule = scheduleFor(posted, hand.players.length)
    this.#schedule = schedule && !isRefusal(schedule) ? schedule : undefined
    this.#hand = hand
  }

  collect(isPlayed: boolean): void {
    this.#take(isPlayed ? 'played' : 'none', false)
  }

  /** The hand has ended before it was played. */
  close(): void {
    this.#take('none', true)
  }

  #take(street: 'played' | 'none', over: boolean): void {
    const { readings, playing, players: dealtIn, purse, chips, felt } = this.#hand
    if (!this.#schedule) return
    const players = (readings.potFeePlayers === 'still-in' ? playing : dealtIn).length
    const { tops } = purse
    const due = collectPot(this.#schedule, { players, street, pot: tops, over }, readings)
    if (isRefusal(due)) return
    const cents = Math.min(due.cents - this.#taken, tops)
    if (cents <= 0) return
    chips.move('pot', 'fees', cents)
    const fee: Fee = { from: due.from, cents, for: 'collection' }
    this.fees.push(fee)
    felt.say({ type: 'fee', fee })
  }

  get #taken(): Cents {
    return this.fees.reduce((sum, { cents }) => sum + cents, 0)
  }
}
