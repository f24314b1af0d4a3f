import type { Odds } from '../money/odds.ts'
import type { Supply } from '../rules/supply.ts'
import type { Nothing, Saying } from '../say/saying.ts'
import type { FiveCardHand, ThreeCardHand } from './hands.ts'
import type { FirstAction, SettleRule } from './rules.ts'
import type { HandComparison } from './showdown.ts'

/** What a game deals: cards to the hands, cards to a board too, or dominoes. */
export type DealtThings = 'cards' | 'cards-and-board' | 'tiles'

/** What the lists of incidents of all player-dealer games say: when something happens, and what follows. */
export interface BankedIncidentSentences {
  'banked-when-misdeal': Nothing
  'banked-when-boxed-card': { dealt: DealtThings }
  'banked-when-wrong-count-early': { dealt: DealtThings }
  'banked-when-wrong-count-of-bank': { dealt: DealtThings }
  'banked-when-wrong-count': { dealt: DealtThings }
  'banked-when-collection-forgotten': Nothing
  'banked-when-exposed-card-of-player': { dealt: DealtThings }
  'banked-when-exposed-card': { dealt: DealtThings }
  'banked-when-bank-opened-early': Nothing
  'banked-when-fold-miscounted': Nothing
  'banked-when-wager-touched': Nothing
  'banked-when-misread-hand': Nothing
  'banked-when-shuffler-failure': Nothing
  'banked-when-play-wager-changed': Nothing
  'banked-then-void': Nothing
  'banked-then-misdeal': Nothing
  'banked-then-next-card': { dealt: DealtThings }
  'banked-then-dead-hand': Nothing
  'banked-then-collected-later': Nothing
  'banked-then-card-plays': { dealt: DealtThings }
  'banked-then-play-goes-on': Nothing
  'banked-then-fold-stands': Nothing
  'banked-then-wager-as-it-stood': Nothing
  'banked-then-true-value': Nothing
  'banked-then-shuffled-by-hand': Nothing
  'banked-then-play-wager-once': Nothing
}

/** Why the open points of all player-dealer games are read as they are. */
export interface BankedReadingSentences {
  'banked-why-coverage': Nothing
  'banked-why-misdeal-collection': Nothing
  'banked-why-other-circles': Nothing
  'banked-why-second-hand': Nothing
  'banked-why-early-settlement': Nothing
  'banked-why-forfeit-order': Nothing
  'banked-why-foul-back-line': Nothing
  'banked-why-bonus-on-foul': Nothing
  'banked-why-deal': Nothing
  'banked-why-supply': Nothing
  'banked-why-cut-card': Nothing
  'banked-why-shoe-runs-out': Nothing
  'banked-why-burn-ten': Nothing
  'banked-why-decisions': Nothing
  'banked-why-hand-of': Nothing
  'banked-why-suited-wheel': Nothing
  'banked-why-losing-order': Nothing
  'banked-why-play-maximum': Nothing
}

/** What the sheets of all player-dealer games say. Wagers are called by their names on the layout. */
export interface BankedSheetSentences {
  'banked-title-table': Nothing
  'banked-title-wagers': Nothing
  'banked-title-round': Nothing
  'banked-title-showdown': Nothing
  'banked-title-settlement': Nothing
  'banked-column-wager': Nothing
  'banked-column-when': Nothing
  'banked-column-condition': Nothing
  'banked-column-hand': Nothing
  'banked-column-pays': Nothing
  'banked-column-player-dealer': Nothing
  'banked-column-players-hand': Nothing
  'banked-column-outcome': Nothing

  'banked-tile-set': Nothing
  /** `without` are ranks; the jokers are in each deck, or only from this many decks on. */
  'banked-decks': {
    from: number
    to: number
    cards: number
    without: readonly string[]
    jokers: number
    jokersFrom: number | undefined
  }
  /** The largest number of decks is not printed: its citation stands apart. */
  'banked-decks-or-more': { from: number; cards: number }
  'banked-decks-at-most': { to: number }
  'banked-places': { places: number }
  'banked-smaller-table': { places: number }
  'banked-larger-table': { places: number }
  'banked-bank-button': { turns: boolean }
  'banked-no-back-line': Nothing
  'banked-supply': { from: Supply }
  'banked-supply-burn': Nothing
  'banked-supply-cut': Nothing
  'banked-supply-free-hands': { most: number }
  'banked-providers': Nothing
  'banked-kum-kum': { minimum: boolean }
  'banked-back-line': Nothing
  'banked-back-line-up-to': { most: number }

  'banked-circles': { open: boolean }
  'banked-sees-one-hand': Nothing

  'banked-before-the-deal': Nothing
  'banked-during-the-round': Nothing
  'banked-conditions': { conditions: readonly Saying[] }
  'banked-required': Nothing
  'banked-beside': { others: readonly string[] }
  'banked-as-much-as': { other: string }
  'banked-no-more-than': { others: readonly string[] }
  'banked-on-each-hand': { hands: number }
  'banked-not-back-line': Nothing

  'banked-position-offered': { wageredBefore: boolean; rounds: number }
  'banked-wagers-are-made': { wagers: readonly string[] }
  'banked-first-action': { first: Saying }
  'banked-first-at': { place: FirstPlace }
  'banked-first-by-card': Omit<CardCountRule, 'which'> & {
    which: NonNullable<CardCountRule['which']> | 'any'
  }
  'banked-first-by-dice': { bankAt: readonly number[]; passedTo: PassedTo }
  'banked-settled-as-covered': Nothing

  'banked-settlement-order': {
    order: SettleRule['order']
    direction: SettleRule['direction']
    wagers: readonly string[]
    last: readonly string[]
  }
  'banked-losing-hand': { wagers: readonly string[] }

  'banked-qualifies': Nothing
  'banked-does-not-qualify': Nothing
  'banked-compared': { hand: HandComparison }
  'banked-outcome': { outcome: 'lose' | 'push' }
  'banked-odds': { odds: Odds }
  'banked-hand': { hand: ThreeCardHand | FiveCardHand }
}

type FirstPlace = 'left-of-bank' | 'house-dealers-left' | 'house-dealers-right'
type CardCountRule = Omit<Extract<FirstAction, { by: 'card' }>, 'by' | 'cite'>
type PassedTo = Extract<FirstAction, { by: 'dice' }>['passedTo']

/** All sentences of games against a player-dealer. */
export interface BankedSentences
  extends BankedIncidentSentences,
    BankedReadingSentences,
    BankedSheetSentences {}
