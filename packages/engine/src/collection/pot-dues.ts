import type { Cents } from '../money/cents.ts'
import { isRefusal } from '../say/refusal.ts'
import { collectPot, type FeeHand } from './collect.ts'
import type { PotDue } from './fees-of.ts'
import { scheduleFor } from './find-option.ts'
import type { PostedTerms } from './posted.ts'
import type { FeeMoment } from './streets.ts'

/** The numbers of players that a take may count. */
interface CountedPlayers {
  readonly dealtIn: number
  readonly stillIn: number
}

/**
 * What the collection takes from a pot as its hand goes on. Each take falls due once, by the number of
 * players that counts at its moment and the option posted for that number.
 */
export class PotDues {
  readonly #posted: PostedTerms
  #fallen: Set<FeeMoment> | undefined
  #cents: Cents = 0

  constructor(posted: PostedTerms) {
    this.#posted = posted
  }

  /** Everything that has fallen due, and where it is taken; nothing where the table takes no fee. */
  by(players: CountedPlayers, hand: Omit<FeeHand, 'players'>): Omit<PotDue, 'moments'> | undefined {
    const due = this.#due(players, hand)
    if (!due) return undefined
    this.#fallen ??= new Set()
    for (const moment of due.moments) this.#fallen.add(moment)
    this.#cents += due.cents
    return { from: due.from, cents: this.#cents }
  }

  /** Falls back to the players dealt in where nothing is posted for those still in. */
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
