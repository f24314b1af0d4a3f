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

/** The floor at one table: what it has ruled in this round, and what its rulings have left to do. */
export class BankedFloor {
  readonly #felt: Felt
  readonly #wagers: Wagers
  readonly #fouls: FoulReadings
  readonly #strikes = new Strikes()
  readonly rulings: RulingLine[] = []
  readonly mending: (() => Script)[] = []
  ended: Misdeal | undefined
  /** The one card that can come next: a hand was found with it. */
  expected: Card | undefined

  constructor(felt: Felt, wagers: Wagers, readings: Readings) {
    this.#felt = felt
    this.#wagers = wagers
    this.#fouls = foulReadings(readings)
  }

  /** Writes down what was ruled, by the floor or by the rules themselves. */
  record(ruling: RulingLine, then?: Saying): void {
    this.rulings.push(ruling)
    this.#felt.say({ type: 'ruled', ruling, ...(then ? { then } : {}) })
  }

  /** The deal is void. */
  voidDeal(rule: Cite): void {
    this.ended = new Misdeal(rule)
  }

  /** This is done at the table before the round goes on. */
  mend(task: () => Script): void {
    this.mending.push(task)
  }

  /** A dead hand's wagers go back, a foul hand's are lost as far as they are covered. */
  strike(seat: Seat, verdict: Verdict): void {
    this.#strikes.hand(seat, verdict)
  }

  /** One bettor's wagers are forfeited; the hand plays on. */
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
