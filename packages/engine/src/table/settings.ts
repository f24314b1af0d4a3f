import type { HouseChoice } from '../collection/posted.ts'
import type { Cents } from '../money/cents.ts'

/** What one sits down with. */
export interface BuyIn {
  readonly min: Cents
  readonly max: Cents
  readonly usual: Cents
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
