import type { HouseChoice } from '../collection/posted.ts'
import type { Cents } from '../money/cents.ts'
import type { ShortBuys } from '../rules/seating.ts'

/** What one sits down with. */
export interface BuyIn {
  readonly min: Cents
  /** Without it one may bring as much as one likes. */
  readonly max?: Cents
  readonly usual: Cents
  /** How often one may buy less than the least; without it as often as one likes. */
  readonly short?: ShortBuys
}

/** What the house has decided for a table, once and for all. */
export interface TableSettings extends HouseChoice {
  readonly game: string
  readonly title: string
  /** What every round's setup has: decks, or stakes and blinds. The game's family reads it. */
  readonly setup: object
  readonly buyIn: BuyIn
}

/** From a twentieth of the usual stack to twenty times as much, where nothing else is filed. */
export const buyInAround = (usual: Cents, min = Math.ceil(usual / 20)): BuyIn => ({
  min,
  max: usual * 20,
  usual,
})
