import type { Cents } from '../money/cents.ts'
import { type HouseChoice, houseOf } from '../record/house.ts'
import type { Library } from '../record/record.ts'
import type { Family, House } from '../rules/family.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'

/** What the house has decided for a table, once and for all. */
export interface TableSettings extends HouseChoice {
  readonly game: string
  readonly title: string
  /** What every round's setup has: decks, or stakes and blinds. */
  readonly setup: Readonly<Record<string, unknown>>
  /** What one sits down with. */
  readonly buyIn: { readonly min: Cents; readonly max: Cents; readonly usual: Cents }
}

/** The game of a table with everything that the house has set for it. */
export interface TableGame {
  readonly rules: RuleSet
  readonly family: Family
  readonly house: House
}

export function gameOf(settings: TableSettings, library: Library): TableGame | Refusal {
  const game = library.game(settings.game)
  if (isRefusal(game)) return game
  const house = houseOf(game.rules, settings, library)
  return isRefusal(house) ? house : { ...game, house }
}
