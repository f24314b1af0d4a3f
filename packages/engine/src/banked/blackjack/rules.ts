import type { Odds } from '../../money/odds.ts'
import type { Cite } from '../../rules/cite.ts'
import type { BankedIncident } from '../incident.ts'
import type { BankedRules, PayTable } from '../rules.ts'
import type { FiledOutcome } from '../showdown.ts'
import type { BlackjackEvent } from './events.ts'

/** Where the deal begins. */
export type DealStart = 'left-of-bank' | 'house-dealers-left'

/** How the first cards come. */
export interface DealRule {
  readonly from: DealStart
  /** Hands of each seat. */
  readonly hands: 1 | 2
  /**
   * The player-dealer's two cards: one up and one down; both down until the deal is complete, then the first
   * is turned; or one up only, and the second after the players.
   */
  readonly bank: 'up-and-down' | 'turned-after-the-deal' | 'one-up'
  readonly cite: Cite
}

/** The best hand: an ace and a ten-value card, or two jokers, in the first two cards. */
export interface NaturalRule {
  readonly name: string
  readonly of: 'ace-and-ten' | 'two-jokers'
  /** What it counts: 21½ is more than any 21. */
  readonly points: 21 | 21.5 | 22
  readonly cite: Cite
}

/** A hand that counts more is over. */
export interface OverRule {
  readonly above: number
  readonly cite: Cite
}

/** On which totals a player has no choice but to stand, or to take a card. */
export interface PlayerChart {
  /** Stands on this total and above; without `soft`, a soft hand never has to. */
  readonly mustStand: { readonly hard: number; readonly soft?: number; readonly cite: Cite }
  /** Takes a card on this total and below. */
  readonly mustHit?: { readonly upTo: number; readonly cite: Cite }
}

/** The totals up to which the player-dealer takes a card; above them it stands. */
export interface BankChart {
  readonly hard: number
  readonly soft: number
  readonly cite: Cite
}

/** When the bank's down card is looked at. */
export interface CheckRule {
  /** The house dealer looks at the down card under these up cards, before any player decides. */
  readonly under: 'ace' | 'ace-or-ten'
  readonly cite: Cite
}

/** What insurance costs and pays. */
export interface InsuranceRule {
  readonly amount: 'up-to-half' | 'half'
  readonly pays: Odds
  /** What becomes of the insurance of a hand that is a natural itself, when the player-dealer has one. */
  readonly ofNatural: 'pays' | 'returned'
  readonly cite: Cite
  readonly wins: Cite
  readonly loses: Cite
}

/** When a hand may be doubled, and for how much. */
export interface DoubleRule {
  readonly amount: 'up-to-wager' | 'wager'
  /** Also on hands that the chart makes stand. */
  readonly onMustStand: boolean
  /** How often the total wager may be doubled again. */
  readonly again: number
  /** After a double card the last doubled portion may be taken back, and the rest is forfeited. */
  readonly rescue?: { readonly cite: Cite }
  readonly cite: Cite
}

/** When a hand may be split, and how the new hands are played. */
export interface SplitRule {
  /** Ten-value cards may be split in any pair of them, or only with the same rank. */
  readonly tens: 'any' | 'same-rank'
  /** The most hands that one hand may become. */
  readonly hands: number
  /** From this split on the two cards must be of one suit. */
  readonly suitedFrom?: { readonly split: number; readonly cite: Cite }
  readonly aces: {
    /** The most hands that a pair of aces may become. */
    readonly hands: number
    /** Cards that each of them gets. */
    readonly cards: 'one' | 'any'
    readonly cite: Cite
  }
  /** An ace and a ten-value card after a split are a natural. */
  readonly natural: 'never' | 'after-tens'
  readonly cite: Cite
}

/** When a hand may be given up, and what that costs. */
export interface SurrenderRule {
  readonly when: 'first-two-cards' | 'any-time'
  /** Not on less than this. */
  readonly from?: number
  /** Also on hands that the chart makes stand. */
  readonly onMustStand: boolean
  readonly cite: Cite
}

/** A joker stops the play: of the hand that holds it, or of every hand when the player-dealer shows it. */
export interface FreezeRule {
  readonly hand: Cite
  readonly bank: Cite
}

/** The outcome of the wagers on a hand when all of these events hold; the first row that fits decides. */
export type VerdictRow = FiledOutcome & {
  readonly when: readonly BlackjackEvent[]
  /** Only for these wagers. */
  readonly on?: readonly string[]
  /** Only where this reading is in force. */
  readonly reading?: { readonly name: string; readonly is: string }
}

/**
 * The payout by the number of cards in the player-dealer's hand that is over; the last row also covers more
 * cards.
 */
export interface BusterRow {
  readonly cards: number
  readonly pays: Odds
  readonly cite: Cite
}

/** What a player's cards may match of the bank's. */
export type MatchHand =
  | 'two suited matches'
  | 'one suited and one unsuited match'
  | 'one suited match'
  | 'two unsuited matches'
  | 'one unsuited match'

/** A hand as the Super Match bonus names it. */
export type SuperMatchHand = 'four of a kind' | 'two pair' | 'three of a kind' | 'pair'

/** A bonus bet on the bank's going over. */
export interface Buster {
  readonly kind: 'buster'
  readonly pays: readonly BusterRow[]
  readonly loses: Cite
}

/** A bonus bet on matching the bank's card. */
export interface MatchTheDealer {
  readonly kind: 'match-the-dealer'
  readonly card: 'up' | 'down'
  /** The numbers of decks with which the bet is offered. */
  readonly decks: readonly number[]
  readonly pays: PayTable<MatchHand>
  readonly loses: Cite
}

/** On the four cards of a seat's two hands; settled right after the deal. */
export interface SuperMatch {
  readonly kind: 'super-match'
  /** By the number of decks; with another number the bet is not offered. */
  readonly tables: readonly { readonly decks: readonly number[]; readonly pays: PayTable<SuperMatchHand> }[]
  readonly loses: Cite
  readonly settled: Cite
}

/** Before deciding on two hands a player may exchange their second cards. */
export interface SwitchRule {
  /** When it is offered once more after a double or a split, before any other move. */
  readonly again?: 'after-raises' | 'never'
  readonly cite: Cite
}

/** A bonus bet of the blackjack family. */
export type BlackjackBonus = Buster | MatchTheDealer | SuperMatch

/** The part of a rule set that a reading may change. */
export interface BlackjackTerms {
  readonly settle: BankedRules['settle']
  readonly natural: NaturalRule
  readonly over: OverRule
  readonly chart: { readonly player: PlayerChart; readonly bank: BankChart }
  readonly check?: CheckRule
  readonly insurance?: InsuranceRule
  readonly double: DoubleRule
  readonly split: SplitRule
  readonly surrender?: SurrenderRule
  readonly switching?: SwitchRule
  /** By wager. */
  readonly bonus: Readonly<Record<string, BlackjackBonus>>
}

/** Some fields of some terms; a list is replaced as a whole. */
export type TermsChange = Change<BlackjackTerms>
type Change<T> = T extends string | number | boolean | readonly unknown[]
  ? T
  : { readonly [K in keyof T]?: Change<T[K]> }

/** The rule set of a blackjack game. */
export interface BlackjackRules extends BankedRules, BlackjackTerms {
  readonly family: 'blackjack'
  readonly incidents: readonly BankedIncident[]
  readonly deal: DealRule
  /** Who decides first; the others follow clockwise. */
  readonly turns: { readonly from: DealStart; readonly cite: Cite }
  readonly freeze?: FreezeRule
  /** A natural is paid as soon as the player-dealer cannot have one. */
  readonly naturalsAtOnce?: { readonly cite: Cite }
  /** The lines that rule out a surrender expressly. */
  readonly noSurrender?: Cite
  /** The filing ranks hands from the natural down to this total. */
  readonly ranked?: { readonly downTo: number; readonly cite: Cite }
  readonly verdicts: readonly VerdictRow[]
  /** What a reading other than the default changes: by its name and value. */
  readonly otherwise: Readonly<Record<string, Readonly<Record<string, TermsChange>>>>
}
