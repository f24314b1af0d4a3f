import type { Card } from '../cards/card.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Felt } from '../round/felt.ts'
import type { RulingLine } from '../round/result.ts'
import { Misdeal, type Script } from '../round/script.ts'
import type { Cite } from '../rules/cite.ts'
import type { Readings } from '../rules/readings.ts'
import type { Saying } from '../say/saying.ts'
import type { Bettor, LiveWager, Verdict } from './live.ts'
import { type FoulReadings, foulReadings, Strikes } from './strikes.ts'
import type { Wagers } from './wagers.ts'

/** The floor of one round: its rulings, and what they still have to do. */
export class BankedFloor {
  readonly #felt: Felt
  readonly #wagers: Wagers
  readonly #fouls: FoulReadings
  readonly #strikes = new Strikes()
  readonly rulings: RulingLine[] = []
  readonly mending: (() => Script)[] = []
  ended: Misdeal | undefined
  /** The only card that can come next: a hand was found with it. */
  expected: Card | undefined

  constructor(felt: Felt, wagers: Wagers, readings: Readings) {
    this.#felt = felt
    this.#wagers = wagers
    this.#fouls = foulReadings(readings)
  }

  /** Writes down a ruling of the floor, or of the rules themselves. */
  record(ruling: RulingLine, then?: Saying): void {
    this.rulings.push(ruling)
    this.#felt.say({ type: 'ruled', ruling, ...(then ? { then } : {}) })
  }

  /** The deal is void. */
  voidDeal(rule: Cite): void {
    this.ended = new Misdeal(rule)
  }

  /** Schedules a repair that the table makes before the round goes on. */
  mend(task: () => Script): void {
    this.mending.push(task)
  }

  /** Returns the wagers of a dead hand; takes those of a foul hand as far as they are covered. */
  strike(seat: Seat, verdict: Verdict): void {
    this.#strikes.hand(seat, verdict)
  }

  /** Forfeits the wagers of one bettor; the hand plays on. */
  forfeit(of: Bettor, rule: Cite): void {
    this.#strikes.forfeit(of, rule)
  }

  isStruck(seat: Seat): boolean {
    return this.#strikes.has(seat)
  }

  /** What the rulings make of a wager, if they touch it. */
  verdict(wager: LiveWager): Verdict | undefined {
    if (this.#strikes.none) return undefined
    return this.#strikes.verdict(wager, this.#wagers.isBonus(wager), this.#fouls)
  }
}
