import type { Odds } from '../../money/odds.ts'
import type { Cite } from '../../rules/cite.ts'
import type { BankedIncident } from '../incident.ts'
import type { BankedRules, WagerRule } from '../rules.ts'
import type { BaccaratEvent } from './event.ts'

/** A wager of a baccarat game: on what it wins, and what it pays. */
export interface BaccaratWager extends WagerRule {
  /** The first of these events that happens pays. */
  readonly wins: readonly { readonly when: BaccaratEvent; readonly pays: Odds; readonly cite: Cite }[]
  readonly loses: { readonly cite: Cite }
  /** Handed back when this happens; with a reading, only where that reading is in force. */
  readonly pushes?: readonly Push[]
}

/** When a wager goes back. */
export interface Push {
  readonly when: BaccaratEvent
  readonly reading?: { readonly name: string; readonly is: string }
  readonly cite: Cite
}

/** The totals on which each hand draws, with one row for each total of the banker's. */
export interface DrawingChart {
  /** The player hand draws on this total and below. */
  readonly playerDraws: { readonly upTo: number; readonly cite: Cite }
  /** The banker hand draws on this and below when the player hand stood. */
  readonly bankerAlone: { readonly upTo: number; readonly cite: Cite }
  /** Eight or nine in two cards: nobody draws. A reading may switch this off. */
  readonly natural: {
    readonly from: number
    readonly unless?: { readonly reading: string; readonly is: string }
    readonly cite: Cite
  }
  /** For each banker's total, the player's third cards (0 for ten and faces) against which it draws. */
  readonly banker: readonly { readonly total: number; readonly drawsOn: string; readonly cite: Cite }[]
}

/** The rule set of a baccarat game. */
export interface BaccaratRules extends BankedRules {
  readonly family: 'baccarat'
  readonly incidents: readonly BankedIncident[]
  readonly wagers: readonly BaccaratWager[]
  readonly deal?: { readonly cite: Cite }
  readonly chart: DrawingChart
  /** The order of hands, where the filing prints one. */
  readonly hands?: { readonly cite: Cite }
  /** A hand that the house dealer is asked to play draws up to this total. */
  readonly houseWay?: { readonly drawsUpTo: number; readonly cite: Cite }
}
