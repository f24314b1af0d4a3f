import type { Cents } from '../money/cents.ts'
import { isRefusal } from '../say/refusal.ts'
import { collectPot, type FeeHand } from './collect.ts'
import type { PotDue } from './fees-of.ts'
import type { Posted } from './posted.ts'
import { scheduleFor } from './schedule-for.ts'
import type { FeeMoment } from './streets.ts'

/** Those who may count as a hand's players. */
export interface CountedPlayers {
  readonly dealtIn: number
  readonly stillIn: number
}

/**
 * What the collection asks of a pot as its hand goes on. Each take falls due once, by the players who count at
 * its moment and the option that is posted for so many.
 */
export class PotDues {
  readonly #posted: Posted
  #fallen: Set<FeeMoment> | undefined
  #cents: Cents = 0

  constructor(posted: Posted) {
    this.#posted = posted
  }

  /** All that has fallen due by now, and where it is taken; nothing where no fee is. */
  by(players: CountedPlayers, hand: Omit<FeeHand, 'players'>): Omit<PotDue, 'moments'> | undefined {
    const due = this.#due(players, hand)
    if (!due) return undefined
    this.#fallen ??= new Set()
    for (const moment of due.moments) this.#fallen.add(moment)
    this.#cents += due.cents
    return { from: due.from, cents: this.#cents }
  }

  /** Where nothing is posted for as many as are still in, what is posted for those who were dealt in holds. */
  #due({ dealtIn, stillIn }: CountedPlayers, hand: Omit<FeeHand, 'players'>): PotDue | undefined {
    const { readings } = this.#posted
    for (const players of readings.potFeePlayers === 'still-in' ? [stillIn, dealtIn] : [dealtIn]) {
      const schedule = scheduleFor(this.#posted, players)
      if (schedule === undefined || isRefusal(schedule)) continue
      const due = collectPot(schedule, { ...hand, players }, readings, this.#fallen)
      if (!isRefusal(due)) return due
    }
    return undefined
  }
}
