import type { Odds } from '../../money/odds.ts'
import type { Cite } from '../../round/result.ts'
import type { BankedRules, WagerRule } from '../rules.ts'

/** What the two hands come to. */
export interface Hands {
  readonly player: Hand
  readonly banker: Hand
}
export interface Hand {
  readonly total: number
  readonly cards: number
}

/** What a baccarat wager is on. */
export const BACCARAT_EVENTS = {
  'player-higher': ({ player, banker }: Hands) => player.total > banker.total,
  'banker-higher': ({ player, banker }: Hands) => banker.total > player.total,
  equal: ({ player, banker }: Hands) => player.total === banker.total,
  'banker-wins-with-three-card-7': ({ player, banker }: Hands) =>
    banker.total === 7 && banker.cards === 3 && player.total < 7,
  'player-wins-with-three-card-8': ({ player, banker }: Hands) =>
    player.total === 8 && player.cards === 3 && banker.total < 8,
} as const

export type BaccaratEvent = keyof typeof BACCARAT_EVENTS

export interface BaccaratWager extends WagerRule {
  readonly wins: { readonly when: BaccaratEvent; readonly pays: Odds; readonly cite: Cite }
  readonly loses: { readonly cite: Cite }
  /** Handed back when this happens; with a reading, only where that reading is in force. */
  readonly pushes?: readonly Push[]
}

export interface Push {
  readonly when: BaccaratEvent
  readonly reading?: { readonly name: string; readonly is: string }
  readonly cite: Cite
}

/** The total on which a hand draws, by the third card of the other: one row a banker's total. */
export interface DrawingChart {
  /** The player hand draws on this total and below. */
  readonly playerDraws: { readonly upTo: number; readonly cite: Cite }
  /** The banker hand draws on this and below when the player hand stood. */
  readonly bankerAlone: { readonly upTo: number; readonly cite: Cite }
  /** Eight or nine in two cards: nobody draws. */
  readonly natural: { readonly from: number; readonly cite: Cite }
  /** For each banker's total, the player's third cards (0 for ten and faces) against which it draws. */
  readonly banker: readonly { readonly total: number; readonly drawsOn: string; readonly cite: Cite }[]
}

export interface BaccaratRules extends BankedRules {
  readonly family: 'baccarat'
  readonly wagers: readonly BaccaratWager[]
  readonly chart: DrawingChart
}
