import { isRefusal, type Refusal } from '@cardroom/engine'
import { listOf, object, oneOf, type Read, readBy, text, whole } from '@cardroom/engine/shape'
import type { Judged, Wanted } from '../exercise/exercise.ts'
import { refuse } from '../exercise/refusals.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long a lesson rests once it was answered right so many times in a row. */
const RESTS: readonly number[] = [10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY]
/** From this box on a lesson is mastered. */
const MASTERED = 3
/** So many exercises that were wrong are kept of a lesson; the oldest are forgotten. */
const MOST_AGAIN = 5

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

/** What is kept of one lesson. */
export type Learnt = Read<typeof learnt.fields>
/** What somebody has learnt: plain data, to be kept under a name. */
export type Memory = Read<typeof memory.fields>

export const NOTHING_LEARNT: Memory = { version: 1, lessons: [] }

/** What was kept, or that it cannot be read. */
export function readMemory(value: unknown): Memory | Refusal {
  const read = readBy(memory, value)
  return isRefusal(read) ? refuse('school-memory-unreadable') : read
}

export const learntOf = ({ lessons }: Memory, lesson: string): Learnt | undefined =>
  lessons.find(one => one.lesson === lesson)

export const isMastered = (one: Learnt | undefined): boolean =>
  one !== undefined && one.box >= MASTERED && one.again.length === 0

/** An exercise of a lesson, and how it was answered. */
export interface Answered {
  readonly lesson: string
  readonly exercise: Pick<Wanted, 'game' | 'seed'>
  readonly judged: Pick<Judged, 'verdict'>
  /** When, in milliseconds. */
  readonly at: number
}

const NEVER = { box: 0, due: 0, asked: 0, right: 0, again: [] }

/** What is known after an answer: right rests longer, partly right as long, and what was wrong comes back soon. */
export function remember(before: Memory, { lesson, exercise, judged, at }: Answered): Memory {
  const one = learntOf(before, lesson) ?? { lesson, ...NEVER }
  const { game, seed } = exercise
  const others = one.again.filter(wrong => wrong.game !== game || wrong.seed !== seed)
  const isRight = judged.verdict === 'right'
  const box = isRight ? Math.min(one.box + 1, RESTS.length - 1) : judged.verdict === 'partly' ? one.box : 0
  const again = isRight ? others : [...others, { game, seed }].slice(-MOST_AGAIN)
  const rest = isRight && again.length === 0 ? box : 0
  const after: Learnt = {
    lesson,
    box,
    due: at + RESTS[rest]!,
    asked: one.asked + 1,
    right: one.right + (isRight ? 1 : 0),
    again,
  }
  return { version: 1, lessons: [...before.lessons.filter(other => other.lesson !== lesson), after] }
}
