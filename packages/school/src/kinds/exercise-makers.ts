import type { Rules } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import { EXERCISE_KINDS, type ExerciseKind } from '../exercise/exercise.ts'
import { schoolFamilyOf } from '../families/families.ts'
import { filedOptions } from '../table/house.ts'
import { drawExercise } from './draw.ts'
import type { ExerciseMaker } from './exercise-maker.ts'
import { feesExercise } from './fees.ts'
import { floorExercise } from './floor.ts'
import { houseWayExercise } from './house-way.ts'
import { readHandExercise } from './read-hand.ts'
import { settleExercise } from './settle.ts'

/** The change due to a player who calls, or pays a fee, with larger chips. */
const changeExercise: ExerciseMaker = {
  has(rules, book) {
    const asked = schoolFamilyOf(rules).change
    if (!asked?.onlyWithFee) return asked !== undefined
    return filedOptions(rules, book).some(({ option: { bank, player } }) => bank ?? player)
  },
  laid: { fees: true },
  find: (table, chance) => schoolFamilyOf(table.game.rules).change?.find(table, chance),
}

/** A kind of exercise for which each family has its own way to ask, or none. */
const ofFamily = (kind: 'first' | 'pays' | 'pots', laid: ExerciseMaker['laid'] = {}): ExerciseMaker => ({
  has: rules => schoolFamilyOf(rules)[kind] !== undefined,
  laid,
  find: (table, chance) => {
    const { rules } = table.game
    return schoolFamilyOf(rules)[kind]?.(table, rules, chance)
  },
})

/** Every kind of exercise. */
export const EXERCISE_MAKERS: Readonly<Record<ExerciseKind, ExerciseMaker>> = {
  'read-hand': readHandExercise,
  first: ofFamily('first'),
  draw: drawExercise,
  'house-way': houseWayExercise,
  // The player-dealer covers everything.
  pays: ofFamily('pays', { covers: true }),
  change: changeExercise,
  fees: feesExercise,
  pots: ofFamily('pots'),
  settle: settleExercise,
  floor: floorExercise,
}

/** The kinds of exercise that a game has. */
export const kindsOf = (rules: Rules, book: Rulebook): readonly ExerciseKind[] =>
  EXERCISE_KINDS.filter(kind => EXERCISE_MAKERS[kind].has(rules, book))

export const isKind = (text: string): text is ExerciseKind => EXERCISE_KINDS.some(kind => kind === text)
