import type { Readings } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'

/** How hands are played: as well as can be found, or by the house way where there is one. */
export const STRATEGIES = ['best', 'house-way'] as const
/** How hands are played. */
export type Strategy = (typeof STRATEGIES)[number]

/** Under which circumstances the odds are asked for. */
export interface Circumstances {
  readonly readings: Readings
  readonly decks: number
  /** Cards that have left the shoe. */
  readonly dealt: readonly Card[]
  /** Only this wager. */
  readonly wager?: string | undefined
  /** How the hands are played; each family has its own default. */
  readonly strategy?: Strategy | undefined
}
