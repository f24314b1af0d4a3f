import type { Saying, Text } from '../say/saying.ts'
import type { Cite } from './cite.ts'
import type { SeatingRules } from './seating.ts'
import type { SupplyRule } from './supply.ts'

/**
 * The opponents of a player: a player-dealer who pays and takes (`banked`), the others for the pot (`pot`), or
 * the others hand by hand, with melds (`rummy`).
 */
export type GameKind = 'banked' | 'pot' | 'rummy'

/**
 * A named choice where a filing leaves something open: the default with its reason, and the other meanings of
 * the lines.
 */
export interface Reading<T = Text> {
  readonly name: string
  readonly default: string
  readonly others: readonly string[]
  /** One line: what depends on it, and why this is the default. */
  readonly why: T
  readonly cite: Cite
}

/** A row of a game's list of incidents: the fields that all families share (`floor/` has the rest). */
export interface Incident {
  readonly name: string
  readonly written: 'ruling' | 'in-the-record'
  readonly then: string
  /** The row applies under these readings of the house. */
  readonly readings?: readonly { readonly name: string; readonly is: string }[]
  readonly says: { readonly when: Saying; readonly then: Saying }
  readonly cite: Cite
}

/** A word of the filing whose meaning decides something at the table. */
export interface Word<T = Text> {
  readonly word: T
  readonly means: T
  readonly cite: Cite
}

/** Places at the table, the player-dealer's among them. */
export interface SeatsRule {
  readonly places: number
  /** A smaller table on which the game may be played too. */
  readonly smaller?: { readonly places: number; readonly cite: Cite }
  /** The table may have more places, if no more of them play. */
  readonly larger?: Cite
  readonly cite: Cite
}

/** The fields of every filed game: plain data, so that a room can export it, change it and load it back. */
export interface RuleSet {
  /** `room/game`. */
  readonly id: string
  readonly name: string
  /** Which family's code plays it. */
  readonly family: string
  /** Registration number (GEGA or GEGR) where the filings name one. */
  readonly number?: string
  /** Who owns the game, where the filing has a notice. */
  readonly owner?: string
  readonly source: readonly Cite[]
  readonly seats: SeatsRule
  /** Buy-ins, seats that are held or changed. */
  readonly seating?: SeatingRules
  /** Where the cards come from; by default they are shuffled for every round. */
  readonly supply?: SupplyRule
  readonly readings: readonly Reading[]
  readonly incidents: readonly Incident[]
  readonly glossary?: readonly Word[]
}

/** The room of a game's id: `towers` of `towers/omaha`. */
export const roomOf = (id: string): string => id.slice(0, id.indexOf('/'))
