import type { Refusal, Saying } from '@cardroom/engine'
import { EXERCISE_KINDS, type ExerciseKind, LEVELS, type Level } from '../exercise/exercise.ts'
import { refuse } from '../exercise/refusals.ts'
import { say } from '../exercise/sentences.ts'
import { isKind } from '../kinds/kinds.ts'

/** Kinds of exercises as somebody names them. */
export function readKinds(names: readonly string[]): readonly ExerciseKind[] | Refusal {
  const wrong = names.find(name => !isKind(name))
  if (wrong !== undefined) return refuse('school-no-such-kind', { kind: wrong, kinds: EXERCISE_KINDS })
  return names.filter(isKind)
}

export const readLevel = (name: string): Level | Refusal =>
  LEVELS.find(level => String(level) === name) ?? refuse('school-no-such-level', { level: name })

/** What a kind of exercise is called. */
export const kindTitle = (kind: ExerciseKind): Saying => say('kind-name', { kind })

/** What a level is called. */
export const levelTitle = (level: Level): Saying => say('level-name', { level })
