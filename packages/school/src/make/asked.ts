import type { Refusal, Saying } from '@cardroom/engine'
import {
  EXERCISE_KINDS,
  EXERCISE_LEVELS,
  type ExerciseKind,
  type ExerciseLevel,
} from '../exercise/exercise.ts'
import { refuseExercise } from '../exercise/refusals.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import { isKind } from '../kinds/exercise-makers.ts'

/** Kinds of exercises by their typed names. */
export function readKinds(names: readonly string[]): readonly ExerciseKind[] | Refusal {
  const wrong = names.find(name => !isKind(name))
  if (wrong !== undefined)
    return refuseExercise('school-no-such-kind', { kind: wrong, kinds: EXERCISE_KINDS })
  return names.filter(isKind)
}

export const readLevel = (name: string): ExerciseLevel | Refusal =>
  EXERCISE_LEVELS.find(level => String(level) === name) ??
  refuseExercise('school-no-such-level', { level: name })

/** The name of a kind of exercise. */
export const kindTitle = (kind: ExerciseKind): Saying => sayInSchool('kind-name', { kind })

/** The name of a level. */
export const levelTitle = (level: ExerciseLevel): Saying => sayInSchool('level-name', { level })
