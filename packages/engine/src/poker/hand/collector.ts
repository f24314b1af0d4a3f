import type { PostedTerms } from '../../collection/posted.ts'
import { PotDues } from '../../collection/pot-dues.ts'
import { type FeePlay, type FeeStreet, isStreet } from '../../collection/streets.ts'
import type { Cents } from '../../money/cents.ts'
import type { Chips } from '../../money/chips.ts'
import type { Felt } from '../../round/felt.ts'
import type { Fee } from '../../round/result.ts'
import type { PokerRules } from '../rules/rules.ts'
import type { Players } from './players.ts'
import type { HandStage } from './stage.ts'

interface CollectorOf {
  /** Without a collection the house takes no fee. */
  readonly posted: PostedTerms
  readonly rules: PokerRules
  readonly players: Players
  readonly stage: HandStage
  readonly chips: Chips
  readonly felt: Felt
}

/** Takes due collections from the pot, never more than it holds. */
export class Collector {
  readonly fees: Fee[] = []
  readonly #of: CollectorOf
  readonly #dues: PotDues

  constructor(of: CollectorOf) {
    this.#of = of
    this.#dues = new PotDues(of.posted)
  }

  get taken(): Cents {
    let taken = 0
    for (const fee of this.fees) taken += fee.cents
    return taken
  }

  /** Takes what has fallen due up to this street, or at the end of the hand. */
  collect(when: 'on-the-way' | 'at-the-end'): void {
    const { posted, players, chips, felt } = this.#of
    const play = posted.collection?.[0]?.game.play
    if (!play) return
    const pot = chips.gained('pot')
    const counted = { dealtIn: players.all.length, stillIn: players.live }
    const due = this.#dues.by(counted, { street: this.#reached(play), pot, over: when === 'at-the-end' })
    const cents = Math.min((due?.cents ?? 0) - this.taken, pot)
    if (!due || cents <= 0) return
    chips.move('pot', 'fees', cents)
    const fee: Fee = { from: due.from, cents, for: 'collection' }
    this.fees.push(fee)
    felt.say({ type: 'fee', fee })
  }

  /** The last dealt street, as schedules name it. */
  #reached(play: FeePlay): FeeStreet | 'none' {
    const { rules, stage } = this.#of
    for (const { name } of rules.streets.slice(0, stage.at + 1).reverse()) {
      if (isStreet(play, name)) return name
    }
    return 'none'
  }

  refund(): void {
    this.#of.chips.move('fees', 'pot', this.taken)
    this.fees.length = 0
  }
}
