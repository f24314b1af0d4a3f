import type { HouseChoice } from '../collection/posted.ts'
import type { Cents } from '../money/cents.ts'
import type { ShortBuys } from '../rules/seating.ts'
import type { Thinking } from './time-bank.ts'

/** What one sits down with: the least and the most that are allowed, and what bots and newcomers take. */
export interface BuyIn {
  readonly min: Cents
  /** Without it one may bring as much as one likes. */
  readonly max?: Cents
  readonly usual: Cents
  /** How often one may buy less than the least; without it as often as one likes. */
  readonly short?: ShortBuys
}

/** What the house has decided for a table, until it decides otherwise between two rounds. */
export interface TableSettings extends HouseChoice {
  readonly game: string
  readonly title: string
  /** What every round's setup has: decks, or stakes and blinds. The game's family reads it. */
  readonly setup: object
  readonly buyIn: BuyIn
  /** Places at the table, where the house sets out fewer than are filed. */
  readonly seats?: number
  /** The secret of a shuffle stays with the house; cards are shown with proofs. Without it all of it is opened. */
  readonly shuffle?: 'sealed'
  /** Only who knows the word comes in, and its rounds are their players' own. */
  readonly private?: { readonly word: string }
  /** Without it as the house has it. */
  readonly thinking?: Thinking
  /** Whether players may say whatever they type, or nothing; without it phrases that every language has. */
  readonly chat?: 'free' | 'off'
  /** The regime that the table is run under, where that is another than the filing itself. */
  readonly regime?: string
  /** Players may have told what their choices are worth. */
  readonly coach?: true
}

/** From a fifth of the usual stack to five times as much, where nothing else is filed. */
export const buyInAround = (usual: Cents, min = Math.ceil(usual / 5), max = usual * 5): BuyIn => ({
  min,
  max,
  usual,
})
