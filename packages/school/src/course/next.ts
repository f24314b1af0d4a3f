import type { Wanted } from '../exercise/exercise.ts'
import type { Course, Lesson } from './course.ts'
import { type Learnt, learntOf, type Memory } from './memory.ts'

/** The exercise that comes next, and of which lesson. */
export interface Next {
  readonly lesson: Lesson
  readonly wanted: Wanted
}

/** Somebody who learns: what is remembered, and the words that make this person's exercises. */
export interface Learner {
  readonly memory: Memory
  readonly seed: string
  /** Now, in milliseconds. */
  readonly at: number
}

/**
 * What is due comes first, the longest overdue before the others, and of a lesson what was wrong; then the first
 * lesson that was never asked; and when all rests, what is due next.
 */
export function nextExercise({ lessons }: Course, learner: Learner): Next | undefined {
  const { memory, at } = learner
  const known = lessons
    .map(lesson => ({ lesson, learnt: learntOf(memory, lesson.id) }))
    .sort((a, b) => (a.learnt?.due ?? 0) - (b.learnt?.due ?? 0))
  const next =
    known.find(({ learnt }) => learnt && learnt.due <= at) ?? known.find(({ learnt }) => !learnt) ?? known[0]
  return next && { lesson: next.lesson, wanted: wantedOf(next.lesson, next.learnt, learner.seed) }
}

function wantedOf({ kind, level, games }: Lesson, learnt: Learnt | undefined, seed: string): Wanted {
  const [wrong] = learnt?.again ?? []
  if (wrong) return { kind, level, ...wrong }
  const asked = learnt?.asked ?? 0
  return { kind, level, game: games[asked % games.length] ?? games[0], seed: `${seed}-${asked + 1}` }
}
