import { type PlayedRecord, playRecord, type Rules, unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { EXERCISE_LEVELS, type Exercise, type ExerciseKind } from '../exercise/exercise.ts'
import { kindsOf } from '../kinds/exercise-makers.ts'
import { makeExercise } from '../make/make.ts'

export const book = await openRulebook()

const SEEDS = Number(process.env.SEEDS ?? 1)

/** An exercise with its rules, and the round that its record plays. */
interface PlayedExercise {
  readonly rules: Rules
  readonly exercise: Exercise
  readonly played: PlayedRecord
}

/** Exercises of a kind in every game that has it, at every level; `SEEDS=20` tries more of them. */
export function* everyExercise(kind: ExerciseKind): Generator<PlayedExercise> {
  for (const rules of book.games) {
    if (!kindsOf(rules, book).includes(kind)) continue
    for (const level of EXERCISE_LEVELS) {
      for (let n = 1; n <= SEEDS; n++) {
        const exercise = unwrap(makeExercise(book, { game: rules.id, kind, level, seed: `try-${n}` }))
        yield { rules, exercise, played: unwrap(playRecord(exercise.record, book)) }
      }
    }
  }
}

/** Names an exercise for a test's message. */
export const exerciseName = ({ game, kind, level, seed }: Exercise): string =>
  `${game} ${kind} ${level} ${seed}`
