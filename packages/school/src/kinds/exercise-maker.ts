import type { Rules } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import type { FoundExercise } from '../exercise/exercise.ts'
import type { Chance } from '../table/chance.ts'
import type { SeededTable, TableRequirements } from '../table/seeded-table.ts'

/** A kind of exercise: which games have it, and what it finds at a table of one of them. */
export interface ExerciseMaker {
  has(rules: Rules, book: Rulebook): boolean
  /** What its tables need, whatever the level. */
  readonly laid?: Partial<Omit<TableRequirements, 'level'>>
  /** Plays the table as far as it likes; undefined where this round has nothing to ask. */
  find(table: SeededTable, chance: Chance): FoundExercise | undefined
}
