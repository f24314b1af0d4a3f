import type { HouseChoice } from '../collection/posted.ts'
import type { Cents } from '../money/cents.ts'
import type { ShortBuys } from '../rules/seating.ts'
import type { ThinkingTime } from './time-bank.ts'

/** The buy-in: minimum and maximum, and what bots and newcomers take. */
export interface BuyIn {
  readonly min: Cents
  /** Missing: any amount. */
  readonly max?: Cents
  readonly usual: Cents
  /** How often a player may buy less than the minimum; missing: any number of times. */
  readonly short?: ShortBuys
}

/** The house's settings of a table; it may change them between two rounds. */
export interface TableSettings extends HouseChoice {
  readonly game: string
  readonly title: string
  /** What every round's setup has: decks, or stakes and blinds. The game's family reads it. */
  readonly setup: object
  readonly buyIn: BuyIn
  /** Places at the table, where the house sets out fewer than are filed. */
  readonly seats?: number
  /**
   * Whether the house keeps the secret of a shuffle and shows cards with proofs. Missing: it opens
   * everything.
   */
  readonly shuffle?: 'sealed'
  /** Only people with the word may come in, and its rounds belong to their players. */
  readonly private?: { readonly word: string }
  /** Missing: the house's default. */
  readonly thinking?: ThinkingTime
  /** Whether players may chat in free text, or not at all; missing: in phrases that every language has. */
  readonly chat?: 'free' | 'off'
  /** The regime of the table, where that is not the filing itself. */
  readonly regime?: string
  /** Whether players may ask what their choices are worth. */
  readonly coach?: true
}

/** A fifth of the default stack to five times as much, where nothing is filed. */
export const buyInAround = (usual: Cents, min = Math.ceil(usual / 5), max = usual * 5): BuyIn => ({
  min,
  max,
  usual,
})
