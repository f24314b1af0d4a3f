import type { Card } from '../cards/card.ts'
import type { WagerLimits } from '../collection/limits.ts'
import type { Place, Ruling, Seat } from '../round/awaiting.ts'
import type { Felt } from '../round/felt.ts'
import type { HouseDealer } from '../round/house-dealer.ts'
import type { HandShown, RulingLine } from '../round/result.ts'
import type { RulableIncident, RuledBy } from '../round/ruled-by.ts'
import type { Script } from '../round/script.ts'
import type { PileSeen } from '../round/view.ts'
import type { Readings } from '../rules/readings.ts'
import type { Refusal } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import type { ActionButton } from './action-button.ts'
import type { Fees } from './fees.ts'
import type { BankedFloor } from './floor.ts'
import type { LiveWager, Verdict } from './live.ts'
import type { BankedRules } from './rules.ts'
import type { Settler } from './settler.ts'
import type { BankedSetup } from './setup.ts'
import type { NewWager, Wagers } from './wagers.ts'

/** The parts of a round against a player-dealer, from which a family plays it. */
export interface BankedRound<R extends BankedRules = BankedRules> {
  readonly rules: R
  readonly setup: BankedSetup
  readonly readings: Readings
  /** The limits of the table, where the house has set any. */
  readonly limits: WagerLimits | undefined
  readonly places: number
  readonly bankSeat: Seat
  readonly felt: Felt
  readonly dealer: HouseDealer
  readonly wagers: Wagers
  readonly button: ActionButton
  readonly floor: BankedFloor
  readonly settler: Settler
  readonly fees: Fees
  /** A hand that nobody may look at: the house dealer plays it. */
  playsUnseen(seat: Seat): boolean
  /** The player-dealer's hand lies at the bank. */
  placeOf(seat: Seat): Place
  record(ruling: RulingLine, then?: Saying): void
}

/**
 * The course of a round in one family: it deals, asks and gives a verdict on each wager. It never moves a
 * chip.
 */
export interface Course {
  /** Deals cards, asks for decisions, and settles wagers that are decided early. */
  script(): Script
  /** The verdict on a wager whose hand is decided. */
  verdict(wager: LiveWager): Verdict
  /** The hands of the round, as the result shows them. */
  hands(): Readonly<Record<Place, HandShown>>
  readonly ruler: Ruler
  /** Whether the player-dealer has the better hand, where the filing has another order for losers. */
  isLosing?(seat: Seat): boolean
  /** Prizes that belong to no wager on the table (Envy); they take their turn with the wagers. */
  prizes?(): readonly NewWager[]
  /** Why the round cannot be settled yet. */
  unsettled?(): Refusal | undefined
  /** A card was found face up in the shoe. */
  boxed?(card: Card): void
  /** Further details of a hand that a viewer sees. */
  seen?(pile: PileSeen): Pick<PileSeen, 'is' | 'state'>
}

/** Takes the floor's rulings by the family's list of incidents. */
export interface Ruler {
  /** Every incident of the game, at any moment. */
  incidents(): readonly RulableIncident[]
  /** The row that would decide a ruling, or why none does; changes nothing. */
  ruledBy(ruling: Ruling): RuledBy | Refusal
  rule(ruling: Ruling): Refusal | undefined
  /** Whether a ruling on a card takes effect as soon as the card lies there, in the middle of a deal. */
  atOnce(ruling: Ruling): boolean
}
