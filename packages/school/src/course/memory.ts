import { isRefusal, type Refusal } from '@cardroom/engine'
import { listOf, object, oneOf, type ReadFields, readBy, text, whole } from '@cardroom/engine/shape'
import type { ExerciseRequest, Judgement } from '../exercise/exercise.ts'
import { refuseExercise } from '../exercise/refusals.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long a lesson rests, by the number of right answers in a row. */
const REST_BY_BOX: readonly number[] = [10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY]
/** A lesson is mastered from this box on. */
const MASTERED_BOX = 3
/** How many wrong exercises of a lesson are kept; the oldest are forgotten. */
const MAX_AGAIN = 5

const failed = object({ game: text, seed: text })
const learnt = object({
  lesson: text,
  /** How many times in a row it was answered right, up to the last rest. */
  box: whole(0),
  /** When it is asked again, in milliseconds. */
  due: whole(0),
  asked: whole(0),
  right: whole(0),
  /** Exercises that were wrong, and come back until they are right. */
  again: listOf(failed),
})
const memory = object({ version: oneOf(1), lessons: listOf(learnt) })

/** The memory of one lesson. */
export type LessonMemory = ReadFields<typeof learnt.fields>
/** What a learner has learnt: plain data, to be stored under a name. */
export type CourseMemory = ReadFields<typeof memory.fields>

export const EMPTY_COURSE_MEMORY: CourseMemory = { version: 1, lessons: [] }

/** Reads a stored memory, or refuses it. */
export function readMemory(value: unknown): CourseMemory | Refusal {
  const read = readBy(memory, value)
  return isRefusal(read) ? refuseExercise('school-memory-unreadable') : read
}

export const learntOf = ({ lessons }: CourseMemory, lesson: string): LessonMemory | undefined =>
  lessons.find(one => one.lesson === lesson)

export const isMastered = (one: LessonMemory | undefined): boolean =>
  one !== undefined && one.box >= MASTERED_BOX && one.again.length === 0

/** An exercise of a lesson, and how it was answered. */
export interface AnsweredExercise {
  readonly lesson: string
  readonly exercise: Pick<ExerciseRequest, 'game' | 'seed'>
  readonly judged: Pick<Judgement, 'verdict'>
  /** When, in milliseconds. */
  readonly at: number
}

const NEW_LESSON = { box: 0, due: 0, asked: 0, right: 0, again: [] }

/** Adds an answer: a right one rests longer, a partly right one as long, and a wrong one comes back soon. */
export function rememberExercise(
  before: CourseMemory,
  { lesson, exercise, judged, at }: AnsweredExercise,
): CourseMemory {
  const one = learntOf(before, lesson) ?? { lesson, ...NEW_LESSON }
  const { game, seed } = exercise
  const others = one.again.filter(wrong => wrong.game !== game || wrong.seed !== seed)
  const isRight = judged.verdict === 'right'
  const box = isRight
    ? Math.min(one.box + 1, REST_BY_BOX.length - 1)
    : judged.verdict === 'partly'
      ? one.box
      : 0
  const again = isRight ? others : [...others, { game, seed }].slice(-MAX_AGAIN)
  const rest = isRight && again.length === 0 ? box : 0
  const after: LessonMemory = {
    lesson,
    box,
    due: at + REST_BY_BOX[rest]!,
    asked: one.asked + 1,
    right: one.right + (isRight ? 1 : 0),
    again,
  }
  return { version: 1, lessons: [...before.lessons.filter(other => other.lesson !== lesson), after] }
}
