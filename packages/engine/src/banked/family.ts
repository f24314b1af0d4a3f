import type { BoardPart } from '../board/board-part.ts'
import type { Family } from '../family/family.ts'
import type { FamilyTable } from '../family/family-table.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import type { FaceDown } from '../round/face-down.ts'
import { Round } from '../round/round.ts'
import type { ToldStep } from '../round/told-step.ts'
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
import { tellFees, tellFirst } from './tell.ts'

/** What one family of player-dealer games adds to what they share. */
interface BankedGame<R extends BankedRules> {
  readonly name: R['family']
  readonly rules: Shape<R>
  readonly table: FamilyTable<R, BankedSetup>
  /** The rules as the readings in force make them, where readings change them. */
  underReadings?(rules: R, readings: Readings): R
  course(round: BankedRound<R>): Course
  /** Further checks of a setup, beyond those that all player-dealer games share. */
  check?(rules: R, setup: BankedSetup): Refusal | undefined
  /** How a round goes between the wagers and the settlement, step by step. */
  steps(rules: R, readings: Readings): readonly Statement[]
  /** Sections of the sheet that only this family has: charts, pay tables, house way. */
  sheet(rules: R, readings: Readings): readonly Section[]
  /** What the house dealer hears about draws and settings. */
  tell?(rules: R, view: View, readings: Readings): readonly ToldStep[]
  /** Whether suits matter with wagers on these spots; by default they do. */
  suitsMatter?(rules: R, wagers: readonly string[]): boolean
  /** For a family whose hands lie face down until they are turned over. */
  readonly faceDown?: FaceDown
  /** What the board above a table shows of this family alone. */
  readonly board?: BoardPart<R>
  advise(rules: R, view: View, ask: Ask): Move
}

export const banked = <R extends BankedRules>(game: BankedGame<R>): Family<R, BankedSetup> => ({
  name: game.name,
  kind: 'banked',
  rules: game.rules,
  setup: bankedSetup,
  table: game.table,
  deck: rules => deckOf(rules),
  prepare(filed, setup, posted) {
    const { readings } = posted
    const rules = game.underReadings?.(filed, readings) ?? filed
    const limits = tableLimits(setup, posted)
    if (isRefusal(limits)) return limits
    const wrong = checkWagers(rules, setup, readings, limits) ?? game.check?.(rules, setup)
    if (wrong) return wrong
    const fees = setup.free ? [] : collectionOf(rules, setup, posted)
    if (isRefusal(fees)) return fees
    const start = { rules, setup, readings, limits, fees }
    return () => new Round(new BankedPlay(start, game.course))
  },
  sheet(filed, readings) {
    const rules = game.underReadings?.(filed, readings) ?? filed
    return bankedSheet(rules, readings, game.steps(rules, readings), game.sheet(rules, readings))
  },
  tell(filed, view, posted) {
    const { readings } = posted
    const rules = game.underReadings?.(filed, readings) ?? filed
    const first = tellFirst(rules, view)
    return [
      ...(game.tell?.(rules, view, readings) ?? []),
      ...(first ? [first] : []),
      ...tellFees(view, posted),
    ]
  },
  suitsMatter(filed, readings, wagers) {
    const rules = game.underReadings?.(filed, readings) ?? filed
    return game.suitsMatter?.(rules, wagers) ?? true
  },
  ...(game.faceDown ? { faceDown: game.faceDown } : {}),
  ...(game.board ? { board: game.board } : {}),
  advise: game.advise,
})
