import type { BettingKind, Pair } from '../../collection/fee.ts'
import type { Cents } from '../../money/cents.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Nothing } from '../../say/saying.ts'
import type { LimitKind } from './rules.ts'

/** Why a pot game cannot start. */
export interface PokerSetupRefusals {
  'poker-missing': Nothing
  'poker-places': { game: string; places: number; seats: number }
  'poker-no-such-place': { places: number; seat: Seat }
  'poker-seat-taken': { seat: Seat }
  'poker-empty-seat': { seat: Seat }
  'poker-limit-has-none': { limit: string }
  'poker-lower-bet-first': Nothing
  'poker-least-bet-first': Nothing
  'poker-game-has-none': { game: string }
  'poker-too-many-blinds': { blinds: number; players: number }
  'poker-blind-below-the-last': Nothing
  'poker-blind-above-the-bet': { bet: Cents }
  'poker-bring-in-above-the-bet': Nothing
  'poker-opener-not-left-open': { game: string }
  'poker-no-ante': Nothing
  'poker-not-hi-lo': { game: string }
  'poker-only-hi-lo': { game: string }
  'poker-no-straddle': { game: string }
  'poker-straddle-is': { amount: Cents; given: Cents }
  'poker-straddle-is-more': { amount: Cents; given: Cents }
  'poker-cannot-straddle': { seat: Seat }
  'poker-button-cannot-straddle': Nothing
  'poker-straddle-left-of-big-blind': Nothing
  'poker-no-kill': { game: string }
  'poker-kill-is': { amount: Cents; given: Cents }
  'poker-blind-is-in': { seat: Seat }
  'poker-live-above-big-blind': { blind: Cents }
  'poker-dead-above-small-blind': { blind: Cents }
  'poker-nothing-posted': Nothing
  /** Only these kinds of limit are filed for the game. */
  'poker-limit-not-filed': { game: string; limits: readonly LimitKind[] }
  /** All bets of the game are of one amount. */
  'poker-one-bet': { game: string }
  /** The option in force is for other kinds of betting, figures or blinds. */
  'poker-betting-not-filed': { schedule: string; betting: readonly BettingKind[] }
  'poker-bets-not-filed': { schedule: string; least: Pair; most: Pair }
  'poker-blinds-not-filed': { schedule: string; blinds: Pair }
  /** What one wager may be under the option in force, or as it is posted. */
  'poker-wager-not-filed': { given: Cents; min: Cents; max?: Cents }
  'poker-straddles-or-posts': { seat: Seat }
  'poker-one-live-blind': Nothing
}

/** Why a pot game refuses a ruling. */
export interface PokerRulingRefusals {
  'poker-names-a-seat': { name: string }
  'poker-names-a-card': { name: string }
  'poker-names-an-amount': { name: string }
  'poker-no-hand': { seat: Seat }
  'poker-out-of-the-hand': { seat: Seat }
  'poker-not-held': { seat: Seat; card: string }
  'poker-not-a-down-card': { seat: Seat; card: string }
  'poker-last-hand': { seat: Seat }
  'poker-no-joker': { seat: Seat }
  'poker-not-all-in': { seat: Seat }
  'poker-no-bet-yet': Nothing
  'poker-not-folded': { seat: Seat }
  'poker-too-late-to-retrieve': { seat: Seat }
  'poker-no-call-to-withdraw': { seat: Seat }
  'poker-no-betting': Nothing
  'poker-in-turn': { seat: Seat }
  'poker-not-to-act': { seat: Seat }
  'poker-other-to-act': { seat: Seat; turn: Seat }
  'poker-not-asked-to-bet': { seat: Seat }
  'poker-may-not-bet': { seat: Seat }
  'poker-chip-makes-no-bet': Nothing
  'poker-not-asked-to-discard': { seat: Seat }
  'poker-dealer-not-drawing': Nothing
  /** The street that must not have come yet. */
  'poker-not-before': { street: string }
  'poker-flop-acted-on': Nothing
  'poker-flop-is-out': Nothing
  'poker-hole-cards-are-older': Nothing
  'poker-no-card-too-early': Nothing
}

/** Why a pot game refuses an input. */
export interface PokerRefusals extends PokerSetupRefusals, PokerRulingRefusals {
  'poker-unseen-at-showdown': { seat: Seat }
}
