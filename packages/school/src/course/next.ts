import type { ExerciseRequest } from '../exercise/exercise.ts'
import type { Lesson, SchoolCourse } from './course.ts'
import { type CourseMemory, type LessonMemory, learntOf } from './memory.ts'

/** The next exercise, and its lesson. */
export interface NextExercise {
  readonly lesson: Lesson
  readonly wanted: ExerciseRequest
}

/** A learner: the memory, and the words that seed this person's exercises. */
export interface Learner {
  readonly memory: CourseMemory
  readonly seed: string
  /** Now, in milliseconds. */
  readonly at: number
}

/**
 * Chooses what is due, the longest overdue first, and within a lesson the wrong answers; then the first
 * lesson that was never asked; and when everything rests, what is due next.
 */
export function nextExercise({ lessons }: SchoolCourse, learner: Learner): NextExercise | undefined {
  const { memory, at } = learner
  const known = lessons
    .map(lesson => ({ lesson, learnt: learntOf(memory, lesson.id) }))
    .sort((a, b) => (a.learnt?.due ?? 0) - (b.learnt?.due ?? 0))
  const next =
    known.find(({ learnt }) => learnt && learnt.due <= at) ?? known.find(({ learnt }) => !learnt) ?? known[0]
  return next && { lesson: next.lesson, wanted: wantedOf(next.lesson, next.learnt, learner.seed) }
}

function wantedOf(
  { kind, level, games }: Lesson,
  learnt: LessonMemory | undefined,
  seed: string,
): ExerciseRequest {
  const [wrong] = learnt?.again ?? []
  if (wrong) return { kind, level, ...wrong }
  const asked = learnt?.asked ?? 0
  return { kind, level, game: games[asked % games.length] ?? games[0], seed: `${seed}-${asked + 1}` }
}
