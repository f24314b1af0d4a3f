import type { Account } from '../money/chips.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Cite } from '../rules/cite.ts'
import type { Readings } from '../rules/readings.ts'
import { type Bettor, bettor, type LiveWager, type Verdict } from './live.ts'

/** How far a foul reaches, where the filings leave it open. */
export interface FoulReadings {
  /** A foul hand binds everybody who bets on it, or its own player only. */
  readonly backLine: 'all' | 'offender'
  /** A bonus bet on the cards as dealt lives on, or is lost with the hand. */
  readonly bonus: 'stays' | 'lost'
}

export const foulReadings = ({ foulBackLine, bonusOnFoul }: Readings): FoulReadings => ({
  backLine: foulBackLine === 'offender' ? 'offender' : 'all',
  bonus: bonusOnFoul === 'lost' ? 'lost' : 'stays',
})

/** What the floor has ruled about hands and wagers before they are settled. */
export class Strikes {
  #hands: Map<Seat, Verdict> | undefined
  #bettors: Map<Account, Verdict> | undefined

  /** A dead hand's wagers go back, a foul hand's are lost as far as they are covered. */
  hand(seat: Seat, verdict: Verdict): void {
    this.#hands ??= new Map()
    this.#hands.set(seat, verdict)
  }

  /** One bettor's wagers are forfeited; the hand itself plays on. */
  forfeit(of: Bettor, rule: Cite): void {
    this.#bettors ??= new Map()
    this.#bettors.set(bettor(of), { outcome: 'lose', rule })
  }

  /** Nothing was ruled on. */
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

/** What a foul or dead hand means for one of the wagers on it; nothing if the wager lives on. */
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
