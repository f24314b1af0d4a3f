import { isAsBefore, isRefusal, playRecord, type Refusal } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import type { Exercise, Level, Wanted } from '../exercise/exercise.ts'
import { refuse } from '../exercise/refusals.ts'
import { KINDS, kindsOf } from '../kinds/kinds.ts'
import { Chance } from '../table/chance.ts'
import { layTable, type SeededTable } from '../table/seeded-table.ts'

/** So many tables are looked at for something to ask. */
const TABLES = 300
const USUAL: Level = 2

/** Whatever can be read aloud and written on paper. */
export const isSchoolSeed = (seed: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(seed)

/** The exercise of that seed, or why there is none. */
export function makeExercise(book: Rulebook, wanted: Wanted): Exercise | Refusal {
  const { game: id, kind, seed, level = USUAL } = wanted
  if (!isSchoolSeed(seed)) return refuse('school-bad-seed', { seed })
  const game = book.game(id)
  if (isRefusal(game)) return game
  const kinds = kindsOf(game.rules, book)
  const of = KINDS[kind]
  if (!kinds.includes(kind)) return refuse('school-not-in-game', { kind, game: id, kinds })
  for (let n = 0; n < TABLES; n++) {
    const chance = new Chance('exercise', id, kind, level, seed, n)
    const table = layTable(game, book, { level, fees: false, ...of.laid }, chance)
    const found = table && of.find(table, chance)
    if (!found) continue
    table.playOut()
    if (!isPlayedAgain(table, book)) continue
    return { game: id, kind, seed, level, ...found, house: table.house.choice, record: table.record() }
  }
  return refuse('school-nothing-found', { kind, game: id, seed })
}

/** A ruling on a card that was seen long ago is taken at once by a record: then it is another round. */
function isPlayedAgain(table: SeededTable, book: Rulebook): boolean {
  const again = playRecord(table.record(), book)
  return !isRefusal(again) && isAsBefore(again.round.result, table.round.result)
}
