import type { Cents } from '../money/cents.ts'
import type { Odds } from '../money/odds.ts'
import type { Cite } from '../rules/cite.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { AnyIncident } from './incident.ts'

/** A spot on the layout, and what a wager there needs. */
export interface WagerRule {
  /** The name in the record. */
  readonly on: string
  /** The name on the layout. */
  readonly name: string
  /**
   * A base wager keeps the table's limits, a bonus bet its own;
   * a later one is made while the round is on (Play, a double, insurance).
   */
  readonly kind: 'base' | 'bonus' | 'later'
  /** Every bettor on the hand must make this wager. */
  readonly must?: true
  /** Only beside one of these, of the same bettor at the same seat. */
  readonly needs?: readonly string[]
  /** As large as that wager. */
  readonly equals?: string
  /** No more than the largest of these, where the bettor has one. */
  readonly upTo?: readonly string[]
  /** One wager on each of this many hands. */
  readonly hands?: number
  /** Where a player's fee is taken for each bet, none is taken for this one. */
  readonly noCollection?: true
  /** Never less than this, under any limits of the table. */
  readonly least?: { readonly cents: Cents; readonly cite: Cite }
  /** Back-line bettors may not bet here, though they may elsewhere. */
  readonly noBackLine?: true
  readonly cite: Cite
}

/** What a bonus bet pays, best hand first. */
export interface PayRow<Hand extends string = string> {
  readonly hand: Hand
  readonly pays: Odds
  readonly cite: Cite
}
/** A pay table, read from the top: the first row that fits pays. */
export type PayTable<Hand extends string = string> = readonly PayRow<Hand>[]

/** Where the settlement, and with it the cover, starts. */
export type FirstAction =
  | { readonly by: 'left-of-bank'; readonly cite: Cite }
  | { readonly by: 'house-dealers-left'; readonly cite: Cite }
  | { readonly by: 'house-dealers-right'; readonly cite: Cite }
  /** A card of the player-dealer is counted off around the table. */
  | {
      readonly by: 'card'
      /**
       * Which of the player-dealer's cards it is: the one that lies open from the deal on, the one that was down,
       * the first that is drawn, or whichever card is dealt second.
       */
      readonly which?: 'open' | 'down' | 'first-drawn' | 'second-dealt'
      readonly from: 'house-dealers-left' | 'left-of-bank' | 'bank'
      /** The player-dealer's own seat takes part in the count. */
      readonly countsBank: boolean
      /** What an ace counts. */
      readonly ace: 1 | 11 | 14
      /** What a jack, a queen and a king count: eleven to thirteen, or ten each. */
      readonly faces: 'in-order' | 'ten'
      /** What a joker counts, where the deck has one. */
      readonly joker?: number
      readonly cite: Cite
    }
  /** Three dice; the player-dealer is at each of these totals, and then passes the button on. */
  | {
      readonly by: 'dice'
      readonly bankAt: readonly number[]
      readonly passedTo: 'left-of-bank' | 'house-dealers-right'
      readonly cite: Cite
    }

/** In which order wagers are settled. */
export interface SettleRule {
  readonly first: FirstAction
  readonly direction: 'clockwise' | 'counter-clockwise'
  /** Seat by seat, or one kind of wager around the whole table before the next. */
  readonly order: 'by-seat' | 'by-wager'
  /** The order of the kinds of wager. */
  readonly wagers: readonly string[]
  /** Another order for losing hands; with a reading, only where it is in force. */
  readonly losers?: {
    readonly wagers: readonly string[]
    readonly reading?: { readonly name: string; readonly is: string }
    readonly cite: Cite
  }
  /** Kinds that come after everything else, once more around the table. */
  readonly last?: readonly string[]
  readonly cite: Cite
}

/** Whether and how others may bet on a seat's hand. */
export interface BackLineRule {
  /** Bettors beside the seat's own player on one hand; 0 where the filing permits none. */
  readonly most: number | 'any'
  readonly cite: Cite
}

/** Whether a player may bet circles where nobody sits, and play their hands. */
export interface CirclesRule {
  readonly others: 'open' | 'closed'
  /** A bettor of several circles sees, and plays, the hand of one of them only. */
  readonly seesOne?: Cite
  readonly cite: Cite
}

/** Who may be the player-dealer, and for how long. */
export interface BankRule {
  /** How often in a row one person may be the player-dealer. */
  readonly rounds: number
  readonly wageredBefore?: true
  /** What lies before the player-dealer's seat; it may say whether this is the first or the second turn. */
  readonly button?: { readonly turns: boolean; readonly cite: Cite }
  readonly cite: Cite
}

/** What every game against a player-dealer has. */
export interface BankedRules extends RuleSet {
  /** Each family knows its own moments and consequences. */
  readonly incidents: readonly AnyIncident[]
  readonly decks: {
    readonly from: number
    readonly to: number
    /** Jokers in each deck. */
    readonly jokers?: number
    /** They are added only from this many decks on. */
    readonly jokersFrom?: number
    /** Ranks taken out of each deck. */
    readonly without?: string
    /** A set of Chinese dominoes instead of cards. */
    readonly tiles?: true
    /** What the largest number of decks rests on, if not on the lines of the smallest. */
    readonly toCite?: Cite
    readonly cite: Cite
  }
  readonly wagers: readonly WagerRule[]
  readonly settle: SettleRule
  readonly backLine: BackLineRule
  /** Where the filing is silent, the reading `otherCircles` decides. */
  readonly circles?: CirclesRule
  readonly bank: BankRule
  /** Where it is printed that third-party providers of proposition player services may play. */
  readonly providers?: Cite
  /**
   * Partners may make one bet together, which is paid and taken as one; `minimum`, where it is printed that each
   * of them wagers the table's minimum at least.
   */
  readonly kumKum?: { readonly minimum?: Cite; readonly cite: Cite }
  /** What this filing tolerates and the others refuse. */
  readonly tolerates?: {
    /** A wager below the table's minimum still has action. */
    readonly underMinimum?: Cite
    /** The part of a wager above the maximum has no action. */
    readonly overMaximum?: Cite
    /** A surplus back-line bettor has no action. */
    readonly beyondBackLine?: Cite
  }
  /** Wagers are multiples of this. */
  readonly step?: { readonly cents: Cents; readonly cite: Cite }
}

/** A wager's name on the layout. */
export const wagerName = (rules: Pick<BankedRules, 'wagers'>, on: string): string =>
  rules.wagers.find(wager => wager.on === on)?.name ?? on
