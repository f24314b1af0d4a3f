import type { Cents } from '../money/cents.ts'
import type { Odds } from '../money/odds.ts'
import type { Cite } from '../rules/cite.ts'
import type { Saying } from '../say/saying.ts'
import type { Place, Seat } from './awaiting.ts'

/** The outcome of a wager. */
export type Outcome = 'win' | 'lose' | 'push' | 'withdrawn' | 'no-action'

/**
 * A settled wager: what it was due, what it was paid within the player-dealer's cover, what was taken, and by
 * which line (`rule`).
 */
export interface WagerLine {
  readonly seat: Seat
  readonly by?: string
  /** The seat of the person who bet this circle, where nobody sat. */
  readonly player?: Seat
  readonly on: string
  readonly hand?: number
  /** An Envy prize: the seat whose hand won it. */
  readonly for?: Seat
  readonly amount: Cents
  readonly outcome: Outcome
  readonly odds?: Odds
  readonly due: Cents
  readonly pays: Cents
  readonly takes: Cents
  readonly rule: Cite
}

/** A collected fee: from whom and for what. */
export interface Fee {
  readonly from: 'bank' | 'player' | 'pot' | 'blinds'
  readonly seat?: Seat
  readonly by?: string
  /** Who pays it, where it is for a circle where nobody sat. */
  readonly player?: Seat
  readonly cents: Cents
  readonly for: string
}

/** What of fees was collected for a jackpot. */
export const jackpotIn = (fees: readonly Pick<Fee, 'cents' | 'for'>[]): Cents =>
  fees.reduce((sum, fee) => (fee.for === 'jackpot' ? sum + fee.cents : sum), 0)

/** The part of a pot that a seat got, and for what. */
export interface PotShare {
  readonly seat: Seat
  readonly amount: Cents
  readonly for: string
}

/** A pot after its fees, and who got it. */
export interface Pot {
  readonly amount: Cents
  readonly to: readonly PotShare[]
}

/** A ruling as a result lists it, with the lines that it rests on. */
export interface RulingLine {
  readonly name: string
  readonly seat?: Seat
  readonly by?: string
  readonly rule: Cite
}

/** A hand as a result shows it. */
export interface HandShown {
  readonly cards: string
  /** What the hand is. */
  readonly is?: Saying
  /** Pai gow: the two-card (low) hand and the five-card (high) hand. */
  readonly front?: string
  readonly back?: string
  /** Pan: the melds that the cards lie in. */
  readonly melds?: readonly string[]
}

/** What one player collected from the others in the middle of a round, or when it was over. */
export interface PlayerCollection {
  readonly seat: Seat
  readonly for: string
  /** What was due from each. */
  readonly due: Cents
  /** What each has paid. */
  readonly from: Readonly<Record<string, Cents>>
  readonly rule: Cite
}

/**
 * The result of a round: hands, each wager with the line that decided it, pots, fees, and everybody's gain or
 * loss; nets and fees add up to zero.
 */
export interface Result {
  readonly action?: Seat
  /** Who went out, where the winner is the first of the next round. */
  readonly winner?: Seat
  readonly hands?: Readonly<Record<Place, HandShown>>
  readonly wagers?: readonly WagerLine[]
  readonly collected?: readonly PlayerCollection[]
  readonly pots?: readonly Pot[]
  readonly fees: readonly Fee[]
  readonly rulings?: readonly RulingLine[]
  readonly net: Readonly<Record<string, Cents>>
}

/** The chips that the nets and fees of a round do not account for: zero, unless chips were lost or made. */
export function unaccounted({ net, fees }: Pick<Result, 'net' | 'fees'>): Cents {
  let cents = 0
  for (const gained of Object.values(net)) cents += gained
  for (const fee of fees) cents += fee.cents
  return cents
}

/**
 * The lines by which chips move where players play against each other: `pot` to its winner, `odd` for an
 * indivisible rest, and the payments between players, by what they are for.
 */
export type PaidBy = Readonly<Record<string, Cite | undefined>>
