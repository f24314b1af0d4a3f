import type { Posted } from '../collection/posted.ts'
import type { Family } from '../family/family.ts'
import type { FamilyTable } from '../family/family-table.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import type { Fee } from '../round/result.ts'
import { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import type { Section, Statement } from '../rules/section.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Shape } from '../shape/shape.ts'
import { checkWagers } from './check.ts'
import { collectionOf, tableLimits } from './collection.ts'
import { deckOf } from './deck.ts'
import type { BankedPlay } from './play.ts'
import type { BankedRules } from './rules.ts'
import { type BankedSetup, bankedSetup } from './setup.ts'
import { bankedSheet } from './sheet.ts'

/** What one family of player-dealer games brings to the frame. */
export interface BankedGame<R extends BankedRules> {
  readonly name: R['family']
  readonly rules: Shape<R>
  readonly table: FamilyTable<R, BankedSetup>
  play(rules: R, setup: BankedSetup, posted: Posted, fees: readonly Fee[]): BankedPlay<R>
  /** What else may be wrong with a setup, beyond what all player-dealer games check. */
  check?(rules: R, setup: BankedSetup, posted: Posted): Refusal | undefined
  /** How a round goes between the wagers and the settlement, step by step. */
  steps(rules: R): readonly Statement[]
  /** Sections of the sheet that only this family has: charts, pay tables, house way. */
  sheet(rules: R): readonly Section[]
  advise(rules: R, view: View, ask: Ask): Move
}

export const banked = <R extends BankedRules>(game: BankedGame<R>): Family<R, BankedSetup> => ({
  name: game.name,
  kind: 'banked',
  rules: game.rules,
  setup: bankedSetup,
  table: game.table,
  deck: rules => deckOf(rules),
  start(rules, setup, posted) {
    const limits = tableLimits(setup, posted)
    if (isRefusal(limits)) return limits
    const wrong = checkWagers(rules, setup, limits) ?? game.check?.(rules, setup, posted)
    if (wrong) return wrong
    const fees = collectionOf(rules, setup, posted)
    if (isRefusal(fees)) return fees
    return new Round(game.play(rules, setup, posted, fees))
  },
  sheet: rules => bankedSheet(rules, game.steps(rules), game.sheet(rules)),
  advise: game.advise,
})
