import { type Refusal, roomOf, type Saying } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import type { ExerciseKind, ExerciseLevel } from '../exercise/exercise.ts'
import { refuseExercise } from '../exercise/refusals.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import { kindsOf } from '../kinds/exercise-makers.ts'

/** One kind of exercise at one level, in the games of a room that have it. */
export interface Lesson {
  /** `comstock/settle/3`: the name under which the learner's mastery is stored. */
  readonly id: string
  readonly title: Saying
  readonly kind: ExerciseKind
  readonly level: ExerciseLevel
  readonly games: readonly [string, ...string[]]
}

/** What a room teaches, from the first hand on. */
export interface SchoolCourse {
  readonly room: string
  readonly lessons: readonly Lesson[]
}

/** The order of learning: first what a hand is, at last a whole table with limited cover. */
const LEARNING_ORDER: readonly (readonly [ExerciseLevel, readonly ExerciseKind[]])[] = [
  [1, ['read-hand', 'first', 'draw', 'house-way', 'pays', 'change', 'settle', 'pots']],
  [2, ['read-hand', 'first', 'house-way', 'pays', 'change', 'fees', 'pots', 'settle', 'floor']],
  [3, ['fees', 'pots', 'floor', 'settle']],
]

/** Makes the course of a room from its games. */
export function courseOf(book: Rulebook, room: string): SchoolCourse | Refusal {
  const rooms = [...new Set(book.games.map(({ id }) => roomOf(id)))]
  const games = book.games.filter(({ id }) => roomOf(id) === room)
  if (games.length === 0) return refuseExercise('school-no-such-room', { room, rooms })
  const having = new Map(games.map(rules => [rules.id, kindsOf(rules, book)]))
  const lessons = LEARNING_ORDER.flatMap(([level, kinds]) =>
    kinds.flatMap((kind): Lesson[] => {
      const [first, ...others] = [...having].flatMap(([id, has]) => (has.includes(kind) ? [id] : []))
      if (first === undefined) return []
      return [
        {
          id: `${room}/${kind}/${level}`,
          title: sayInSchool('lesson-name', { kind, level }),
          kind,
          level,
          games: [first, ...others],
        },
      ]
    }),
  )
  return { room, lessons }
}
