import type { Cents } from '../money/cents.ts'
import type { Cite } from '../rules/cite.ts'
import type { Text } from '../say/saying.ts'
import type { FeeMoment, FeePlay } from './streets.ts'

/**
 * Where a schedule was filed: with its game, in the room's common collection document, in the table that
 * Player's Casino prints for several games at once, or in the Stars document for a Comstock game.
 */
export const FEE_DOCUMENTS = ['own', 'rates', 'shared', 'stars-rates'] as const
/** In which document a fee was filed. */
export type FeeDocument = (typeof FEE_DOCUMENTS)[number]

/** From the first to the last, both included; an end that is left out is open. */
export interface Span {
  readonly from?: number
  readonly to?: number
}

/** A printed row: amounts in cents, or numbers of players, and the fee beside them. */
export interface FeeRow extends Span {
  readonly cents: Cents
}

/** What a fee depends on: nothing, the total table action, the one wager, or the number of players. */
export type FeeRate =
  | { readonly by: 'flat'; readonly cents: Cents }
  | { readonly by: 'action' | 'wager' | 'players'; readonly rows: readonly FeeRow[] }

/** What a player's fee is for. */
export type FeeUnit = 'bet' | 'spot' | 'base-wager' | 'hand' | '30min'

/** What the player-dealer pays. */
export interface BankFee {
  readonly rate: FeeRate
  /** The player-dealer pays once for the hand, or once for every spot in play. */
  readonly unit: 'hand' | 'spot'
}

/** The fee of a player. */
export interface PlayerFee {
  readonly rate: FeeRate
  readonly unit: FeeUnit
  /** The wager that sets or bears the fee; the bonus bets on the spot may count with it. */
  readonly counts?: 'with-bonus'
  /** Of a fee by the half hour: when it is taken, and from whom. */
  readonly time?: HalfHour
}

/** How a collection by the half hour is printed (`collection/half-hour.ts`). */
export interface HalfHour {
  readonly taken: 'in-advance' | 'after' | 'on-the-clock'
  readonly from: 'seated' | 'active'
  /** A point that the print leaves open: a reading, with this default. */
  readonly open?: readonly ('taken' | 'from')[]
  readonly cite: Cite
}

/** One of the takes of a poker hand. */
export interface PotTake {
  readonly at: FeeMoment
  readonly rate: FeeRate
  /** Taken once the pot has reached this amount. */
  readonly potReaches?: Cents
}

/** What comes out of a pot. */
export interface PotFee {
  readonly from: 'pot' | 'blinds'
  readonly takes: readonly PotTake[]
  /** What the pot pays instead when the hand ends before the first take that needs a street. */
  readonly otherwise?: Cents
}

/** Everything that an option takes. */
export interface FeeTakes {
  readonly bank?: BankFee
  readonly player?: PlayerFee
  /** Which wagers bear a player's fee: each wager of the Ante's kind, or the Blind beside it as well. */
  readonly playerFor?: 'base' | 'every-game-wager'
  readonly pot?: PotFee
}

/** The limits as they are printed. */
export type TableLimit =
  /** The least and the most of one wager. */
  | { readonly kind: 'wager'; readonly min: Cents; readonly max?: Cents }
  /** The house posts a minimum and a maximum, each within its range. */
  | { readonly kind: 'posted'; readonly min: Span; readonly max: Span }
  /** The minimum is one of these. */
  | { readonly kind: 'minimum'; readonly of: readonly Cents[] }
  /** A poker game with a lower and an upper figure. */
  | { readonly kind: 'limit'; readonly bets: Pair; readonly blinds?: Pair }
  /** Poker games from a lowest to a highest limit. */
  | { readonly kind: 'limits'; readonly from: Pair; readonly to: Pair }
  | { readonly kind: 'blinds'; readonly blinds: Pair }
  | { readonly kind: 'buy-in'; readonly min: Cents; readonly max?: Cents }

/** Two amounts, the lower first. */
export type Pair = readonly [Cents, Cents]

/** How a game is bet, as fee schedules tell games apart. */
export type BettingKind = 'limit' | 'pot-limit' | 'no-limit'

/** What one bonus bet may be; an end that is left out is open. */
export interface BonusLimit {
  readonly min?: Cents
  readonly max?: Cents
  /** The maximum is the table's. */
  readonly upToTable?: true
  /** It is no less than the base wager. */
  readonly fromBase?: true
}

/** A choice that the print leaves open: the default reading, and the others. */
export interface FeeReading {
  readonly name: string
  readonly default: string
  readonly others: Readonly<Record<string, FeeTakes>>
  readonly why: Text
  readonly cite: string
}

/** A misprint in an option, under any reading. */
export interface FeeFlag {
  readonly kind: 'damaged' | 'blank' | 'gap' | 'overlap' | 'contradiction' | 'misprint'
  readonly note: Text
  readonly cite: string
}

/** A schedule option. */
export interface FeeOption extends FeeTakes {
  /** Its printed number; where the table prints none, its place in print order. */
  readonly id: string
  readonly cite: string
  readonly limit?: TableLimit
  readonly betting?: readonly BettingKind[]
  /** Limits of the bonus bets by wager; `*` stands for each that is not named. */
  readonly bonus?: Readonly<Record<string, BonusLimit>>
  /** Game wagers that may lie at one seat, its back line's among them. */
  readonly betsPerSeat?: number
  /** Wagers of the round itself (Play) with a posted maximum, which is within these amounts. */
  readonly laterMost?: Readonly<Record<string, Span>>
  /** A bonus bet may not be larger than the base wager. */
  readonly bonusUpToBase?: true
  /** The total table action counts the game wagers only. */
  readonly actionWithoutBonus?: true
  /** The total table action may not go beyond the last row of the player-dealer's fee. */
  readonly actionCapped?: true
  /** The only numbers of players that the option covers. */
  readonly players?: Span
  readonly readings?: readonly FeeReading[]
  readonly flags?: readonly FeeFlag[]
}

/** A game as a fee table names it. */
export interface FeeGame {
  readonly id: string
  /** The document's name of the game, where it files no rules or another name. */
  readonly name?: string
  /** The kind of play that its fees depend on. */
  readonly play: FeePlay
  readonly document: FeeDocument
  /** The room filed fees for the game, but no rules. */
  readonly feesOnly?: true
}

/** A printed table of options, and the games that it serves. */
export interface FeeTable {
  readonly title: string
  readonly cite: string
  readonly games: readonly FeeGame[]
  readonly options: readonly FeeOption[]
  /** The most rates at a table, where the sheet allows fewer than the usual five. */
  readonly atMostRates?: { readonly count: number; readonly cite: string }
  /** What is added to every posted fee when a jackpot is attached to the game. */
  readonly jackpot?: { readonly cents: Cents; readonly cite: string }
}

/** The option in force at a table. */
export interface Schedule {
  readonly game: FeeGame
  readonly option: FeeOption
  readonly jackpot?: Cents
}

/** A schedule option as records name it: `rates/3`. */
export const scheduleName = ({ game, option }: Schedule): string => `${game.document}/${option.id}`
