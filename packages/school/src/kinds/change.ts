import { schoolFamilyOf } from '../families/families.ts'
import { filedOptions } from '../table/house.ts'
import type { ExerciseMaker } from './exercise-maker.ts'

/** The change due to a player who calls, or pays a fee, with larger chips. */
export const changeExercise: ExerciseMaker = {
  has(rules, book) {
    const asked = schoolFamilyOf(rules).change
    if (!asked?.onlyWithFee) return asked !== undefined
    return filedOptions(rules, book).some(({ option: { bank, player } }) => bank ?? player)
  },
  laid: { fees: true },
  find: (table, chance) => schoolFamilyOf(table.game.rules).change?.find(table, chance),
}
