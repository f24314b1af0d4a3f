import { collectPot } from '../collection/collect.ts'
import type { Schedule } from '../collection/fee.ts'
import type { Posted } from '../collection/posted.ts'
import { scheduleFor } from '../collection/schedule-for.ts'
import { type FeeStreet, isStreet } from '../collection/streets.ts'
import type { Cents } from '../money/cents.ts'
import type { Fee } from '../round/result.ts'
import { isRefusal } from '../say/refusal.ts'
import type { PokerHand } from './hand.ts'

/** Takes the collection from the pot when it falls due, and never more than there is. */
export class Collector {
  readonly fees: Fee[] = []
  readonly #schedule: Schedule | undefined
  readonly #play: PokerHand

  constructor(house: Posted, play: PokerHand) {
    const schedule = scheduleFor(house, play.players.length)
    this.#schedule = schedule && !isRefusal(schedule) ? schedule : undefined
    this.#play = play
  }

  get taken(): Cents {
    let taken = 0
    for (const fee of this.fees) taken += fee.cents
    return taken
  }

  /** Takes what has fallen due on the way to this street, or at the end of the hand. */
  collect(over: boolean): void {
    if (!this.#schedule) return
    const play = this.#play
    const players = play.readings.potFeePlayers === 'still-in' ? play.live : play.players.length
    const hand = { players, street: this.#reached(), pot: play.pot, over }
    const due = collectPot(this.#schedule, hand, play.readings)
    if (isRefusal(due)) return
    const cents = Math.min(due.cents - this.taken, play.pot)
    if (cents <= 0) return
    play.chips.move('pot', 'fees', cents)
    const fee: Fee = { from: due.from, cents, for: 'collection' }
    this.fees.push(fee)
    play.felt.say({ type: 'fee', fee })
  }

  /** The last street that was dealt, in the words of the schedules. */
  #reached(): FeeStreet | 'none' {
    const { streets } = this.#play.rules
    const { play } = this.#schedule!.game
    for (let at = Math.min(this.#play.street, streets.length - 1); at >= 0; at--) {
      const { name } = streets[at]!
      if (isStreet(play, name)) return name
    }
    return 'none'
  }

  refund(): void {
    this.#play.chips.move('fees', 'pot', this.taken)
    this.fees.length = 0
  }
}
