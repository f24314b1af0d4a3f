import { collectPot } from '../../collection/collect.ts'
import type { Schedule } from '../../collection/fee.ts'
import type { Posted } from '../../collection/posted.ts'
import { scheduleFor } from '../../collection/schedule-for.ts'
import type { Cents } from '../../money/cents.ts'
import type { Fee } from '../../round/result.ts'
import { isRefusal } from '../../say/refusal.ts'
import type { PanPlay } from '../hand/hand.ts'

/** Takes the collection from the tops: the full fee of a hand that is played, the smaller one of any other. */
export class PanCollector {
  readonly fees: Fee[] = []
  readonly #schedule: Schedule | undefined
  readonly #play: PanPlay

  constructor(house: Posted, play: PanPlay) {
    const schedule = scheduleFor(house, play.players.length)
    this.#schedule = schedule && !isRefusal(schedule) ? schedule : undefined
    this.#play = play
  }

  collect(played: boolean): void {
    this.#take(played ? 'played' : 'none', false)
  }

  /** The hand has ended before it was played. */
  close(): void {
    this.#take('none', true)
  }

  #take(street: 'played' | 'none', over: boolean): void {
    const play = this.#play
    if (!this.#schedule) return
    const players = play.readings.potFeePlayers === 'still-in' ? play.playing.length : play.players.length
    const { tops } = play.purse
    const due = collectPot(this.#schedule, { players, street, pot: tops, over }, play.readings)
    if (isRefusal(due)) return
    const cents = Math.min(due.cents - this.#taken, tops)
    if (cents <= 0) return
    play.chips.move('pot', 'fees', cents)
    const fee: Fee = { from: due.from, cents, for: 'collection' }
    this.fees.push(fee)
    play.felt.say({ type: 'fee', fee })
  }

  get #taken(): Cents {
    return this.fees.reduce((sum, { cents }) => sum + cents, 0)
  }
}
