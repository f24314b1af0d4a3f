import { isRefusal, isUnchanged, playRecord, type Refusal } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import type { Exercise, ExerciseLevel, ExerciseRequest } from '../exercise/exercise.ts'
import { refuseExercise } from '../exercise/refusals.ts'
import { layTable } from '../families/families.ts'
import { EXERCISE_MAKERS, kindsOf } from '../kinds/exercise-makers.ts'
import { Chance } from '../table/chance.ts'
import type { SeededTable } from '../table/seeded-table.ts'

/** How many tables are searched for something to ask. */
const MAX_TABLES = 300
const DEFAULT_LEVEL: ExerciseLevel = 2

/** Any text that can be read aloud and written on paper. */
export const isSchoolSeed = (seed: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(seed)

/** The exercise of a seed, or a refusal. */
export function makeExercise(book: Rulebook, wanted: ExerciseRequest): Exercise | Refusal {
  const { game: id, kind, seed, level = DEFAULT_LEVEL } = wanted
  if (!isSchoolSeed(seed)) return refuseExercise('school-bad-seed', { seed })
  const game = book.game(id)
  if (isRefusal(game)) return game
  const kinds = kindsOf(game.rules, book)
  const of = EXERCISE_MAKERS[kind]
  if (!kinds.includes(kind)) return refuseExercise('school-not-in-game', { kind, game: id, kinds })
  for (let n = 0; n < MAX_TABLES; n++) {
    const chance = new Chance('exercise', id, kind, level, seed, n)
    const table = layTable(game, book, { level, fees: false, ...of.laid }, chance)
    const found = table && of.find(table, chance)
    if (!found) continue
    table.playOut()
    if (!isPlayedAgain(table, book)) continue
    return { game: id, kind, seed, level, ...found, house: table.house.choice, record: table.record() }
  }
  return refuseExercise('school-nothing-found', { kind, game: id, seed })
}

/** A record takes a ruling on a long-seen card at once, which makes another round. */
function isPlayedAgain(table: SeededTable, book: Rulebook): boolean {
  const again = playRecord(table.record(), book)
  return !isRefusal(again) && isUnchanged(again.round.result, table.round.result)
}
