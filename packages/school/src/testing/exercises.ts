import { granted, type Played, playRecord, type Rules } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { type Exercise, type ExerciseKind, LEVELS } from '../exercise/exercise.ts'
import { kindsOf } from '../kinds/kinds.ts'
import { makeExercise } from '../make/make.ts'

export const book = await openRulebook()

const SEEDS = Number(process.env.SEEDS ?? 1)

/** An exercise with its rules, and the round that its record plays. */
export interface Tried {
  readonly rules: Rules
  readonly exercise: Exercise
  readonly played: Played
}

/** Exercises of a kind in every game that has it, at every level; `SEEDS=20` tries more of them. */
export function* everyExercise(kind: ExerciseKind): Generator<Tried> {
  for (const rules of book.games) {
    if (!kindsOf(rules, book).includes(kind)) continue
    for (const level of LEVELS) {
      for (let n = 1; n <= SEEDS; n++) {
        const exercise = granted(makeExercise(book, { game: rules.id, kind, level, seed: `try-${n}` }))
        yield { rules, exercise, played: granted(playRecord(exercise.record, book)) }
      }
    }
  }
}

/** Which exercise it is, for what a test has to say. */
export const named = ({ game, kind, level, seed }: Exercise): string => `${game} ${kind} ${level} ${seed}`
