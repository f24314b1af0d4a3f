import { collectPot } from '../../collection/collect.ts'
import type { Schedule } from '../../collection/fee.ts'
import { type FeeStreet, isStreet } from '../../collection/streets.ts'
import type { Cents } from '../../money/cents.ts'
import type { Chips } from '../../money/chips.ts'
import type { Felt } from '../../round/felt.ts'
import type { Fee } from '../../round/result.ts'
import { isRefusal } from '../../say/refusal.ts'
import type { PokerTerms } from '../rules/terms.ts'
import type { Players } from './players.ts'
import type { Stage } from './stage.ts'

interface CollectorOf {
  /** What is in force for so many players; nothing, where no fee is taken. */
  readonly schedule: Schedule | undefined
  readonly terms: PokerTerms
  readonly players: Players
  readonly stage: Stage
  readonly chips: Chips
  readonly felt: Felt
}

/** Takes the collection from the pot when it falls due, and never more than there is. */
export class Collector {
  readonly fees: Fee[] = []
  readonly #of: CollectorOf

  constructor(of: CollectorOf) {
    this.#of = of
  }

  get taken(): Cents {
    let taken = 0
    for (const fee of this.fees) taken += fee.cents
    return taken
  }

  /** Takes what has fallen due on the way to this street, or at the end of the hand. */
  collect(when: 'on-the-way' | 'at-the-end'): void {
    const { schedule, terms, players, chips, felt } = this.#of
    if (!schedule) return
    const { readings } = terms
    const pot = chips.gained('pot')
    const counted = readings.potFeePlayers === 'still-in' ? players.live : players.all.length
    const due = collectPot(
      schedule,
      { players: counted, street: this.#reached(schedule), pot, over: when === 'at-the-end' },
      readings,
    )
    if (isRefusal(due)) return
    const cents = Math.min(due.cents - this.taken, pot)
    if (cents <= 0) return
    chips.move('pot', 'fees', cents)
    const fee: Fee = { from: due.from, cents, for: 'collection' }
    this.fees.push(fee)
    felt.say({ type: 'fee', fee })
  }

  /** The last street that was dealt, in the words of the schedules. */
  #reached({ game: { play } }: Schedule): FeeStreet | 'none' {
    const { terms, stage } = this.#of
    for (const { name } of terms.rules.streets.slice(0, stage.at + 1).reverse()) {
      if (isStreet(play, name)) return name
    }
    return 'none'
  }

  refund(): void {
    this.#of.chips.move('fees', 'pot', this.taken)
    this.fees.length = 0
  }
}
