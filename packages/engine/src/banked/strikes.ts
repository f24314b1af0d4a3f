import type { ChipAccount } from '../money/chips.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Cite } from '../rules/cite.ts'
import type { Readings } from '../rules/readings.ts'
import { type Bettor, bettor, type LiveWager, type Verdict } from './live.ts'

/** How far a foul reaches where the filings leave it open. */
export interface FoulReadings {
  /** Whether a foul hand binds everybody who bets on it, or only its own player. */
  readonly backLine: 'all' | 'offender'
  /** Whether a bonus bet on the cards as dealt survives a foul, or is lost with the hand. */
  readonly bonus: 'stays' | 'lost'
}

export const foulReadings = ({ foulBackLine, bonusOnFoul }: Readings): FoulReadings => ({
  backLine: foulBackLine === 'offender' ? 'offender' : 'all',
  bonus: bonusOnFoul === 'lost' ? 'lost' : 'stays',
})

/** The rulings on hands and wagers before the settlement. */
export class Strikes {
  #hands: Map<Seat, Verdict> | undefined
  #bettors: Map<ChipAccount, Verdict> | undefined

  /** Strikes a hand: a dead hand's wagers go back, a foul hand's are lost as far as they are covered. */
  hand(seat: Seat, verdict: Verdict): void {
    this.#hands ??= new Map()
    this.#hands.set(seat, verdict)
  }

  /** Forfeits the wagers of one bettor; the hand plays on. */
  forfeit(of: Bettor, rule: Cite): void {
    this.#bettors ??= new Map()
    this.#bettors.set(bettor(of), { outcome: 'lose', rule })
  }

  /** Whether there was no such ruling. */
  get none(): boolean {
    return this.#hands === undefined && this.#bettors === undefined
  }

  has(seat: Seat): boolean {
    return this.#hands?.has(seat) ?? false
  }

  /** What the rulings make of a wager, if they touch it. */
  verdict(wager: LiveWager, isBonus: boolean, foul: FoulReadings): Verdict | undefined {
    const forfeited = this.#bettors?.get(bettor(wager))
    if (forfeited) return forfeited
    const struck = this.#hands?.get(wager.seat)
    return struck && foulVerdict(wager, struck, isBonus, foul)
  }
}

/** What a foul or dead hand means for one of its wagers; nothing if the wager survives. */
export function foulVerdict(
  wager: { readonly by?: string },
  verdict: Verdict,
  isBonus: boolean,
  foul: FoulReadings,
): Verdict | undefined {
  if (verdict.outcome !== 'lose') return verdict
  if (isBonus && foul.bonus === 'stays') return undefined
  const bound = wager.by === undefined || foul.backLine === 'all'
  return bound ? verdict : { outcome: 'push', rule: verdict.rule }
}
