import type { Family } from '../family/family.ts'
import type { FamilyTable } from '../family/family-table.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import type { Readings } from '../rules/readings.ts'
import type { Section, Statement } from '../rules/section.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Shape } from '../shape/shape.ts'
import { checkWagers } from './check.ts'
import { collectionOf, tableLimits } from './collection.ts'
import { deckOf } from './deck.ts'
import { BankedPlay } from './play.ts'
import type { BankedRound, Course } from './round.ts'
import type { BankedRules } from './rules.ts'
import { type BankedSetup, bankedSetup } from './setup.ts'
import { bankedSheet } from './sheet.ts'

/** What one family of player-dealer games brings to the frame. */
export interface BankedGame<R extends BankedRules> {
  readonly name: R['family']
  readonly rules: Shape<R>
  readonly table: FamilyTable<R, BankedSetup>
  /** The rules as the readings in force make them, where readings change them. */
  underReadings?(rules: R, readings: Readings): R
  course(round: BankedRound<R>): Course
  /** What else may be wrong with a setup, beyond what all player-dealer games check. */
  check?(rules: R, setup: BankedSetup): Refusal | undefined
  /** How a round goes between the wagers and the settlement, step by step. */
  steps(rules: R, readings: Readings): readonly Statement[]
  /** Sections of the sheet that only this family has: charts, pay tables, house way. */
  sheet(rules: R, readings: Readings): readonly Section[]
  advise(rules: R, view: View, ask: Ask): Move
}

export const banked = <R extends BankedRules>(game: BankedGame<R>): Family<R, BankedSetup> => ({
  name: game.name,
  kind: 'banked',
  rules: game.rules,
  setup: bankedSetup,
  table: game.table,
  deck: rules => deckOf(rules),
  start(filed, setup, posted) {
    const { readings } = posted
    const rules = game.underReadings?.(filed, readings) ?? filed
    const limits = tableLimits(setup, posted)
    if (isRefusal(limits)) return limits
    const wrong = checkWagers(rules, setup, readings, limits) ?? game.check?.(rules, setup)
    if (wrong) return wrong
    const fees = setup.free ? [] : collectionOf(rules, setup, posted)
    if (isRefusal(fees)) return fees
    return new Round(new BankedPlay({ rules, setup, readings, limits, fees }, game.course))
  },
  sheet(filed, readings) {
    const rules = game.underReadings?.(filed, readings) ?? filed
    return bankedSheet(rules, readings, game.steps(rules, readings), game.sheet(rules, readings))
  },
  advise: game.advise,
})
