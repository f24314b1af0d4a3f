import type { Readings, Refusal } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import type { HolePlays, PotHalf } from '@cardroom/engine/poker'
import type { HouseSetup } from '@cardroom/engine/random'
import type { FoundExercise } from '../exercise/exercise.ts'
import type { Chance } from '../table/chance.ts'
import type { SeededTable, TableRequirements } from '../table/seeded-table.ts'

/** Plays the table as far as it likes; undefined where this round has nothing to ask. */
type Finder<R> = (table: SeededTable, rules: R, chance: Chance) => FoundExercise | undefined

/** What two hands that were set are worth, as a text: equal hands have equal texts. */
export type WorthOfSetting = (front: readonly Card[], back: readonly Card[]) => string

/** What the school needs to know of a family. It asks no questions about the parts that a family leaves out. */
export interface SchoolFamily<R> {
  /** How a round starts at a table of the school. */
  setup(rules: R, house: HouseSetup, laid: TableRequirements, chance: Chance): object | Refusal
  /** The first seat to act. */
  readonly first?: Finder<R>
  /** The pay of a winning wager or meld. */
  readonly pays?: Finder<R>
  /** What each pot pays to which hand. */
  readonly pots?: Finder<R>
  /** Which change is due; `onlyWithFee` where it is asked of the collection only. */
  readonly change?: {
    find(table: SeededTable, chance: Chance): FoundExercise | undefined
    readonly onlyWithFee?: true
  }
  /** Hands are read; of five cards out of more, which of them may play, and for which halves of the pot. */
  readonly hands?: {
    fiveOf?(rules: R): { readonly plays: HolePlays; readonly halves: readonly PotHalf[] }
  }
  /** A chart says whether a hand draws: only while it has so many cards, or by the house way where that is followed. */
  readonly draws?: { readonly cards?: number; readonly houseWay?: true }
  /** Hands are set in two as the house sets them. */
  setting?(rules: R, readings: Readings): WorthOfSetting
}
