import type { Readings } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import type { Strategy } from './strategy.ts'

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
