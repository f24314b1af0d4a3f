import type { Cents } from '@cardroom/engine'

/** What is posted at the table: limits, stakes, collection. */
export interface Sign {
  readonly limits: string
  /** The schedule option in force, as records name it. */
  readonly schedule?: string
  /** Games against a player-dealer: where one may bet before the deal, and how much. */
  readonly spots: readonly Spot[]
  /** Back-line bettors that a hand may have: 0 for none. */
  readonly backLine: number | 'any'
  readonly blinds?: readonly Cents[]
  readonly ante?: Cents
}

export interface Spot {
  readonly on: string
  readonly name: string
  readonly kind: 'base' | 'bonus'
  readonly min: Cents
  readonly max: Cents
  /** Wagers are multiples of this. */
  readonly step: Cents
  readonly must: boolean
  /** Only beside one of these. */
  readonly needs: readonly string[]
  /** As much as that one. */
  readonly equals?: string
  /** One wager on each of so many hands, numbered from 1. */
  readonly hands?: number
}
