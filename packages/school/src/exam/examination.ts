import { isRefusal, type Refusal, type Rules, roomOf } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import { rooms } from '@cardroom/rulebook/rooms'
import {
  EXERCISE_KINDS,
  type Exercise,
  type ExerciseAnswer,
  type ExerciseKind,
  type ExerciseLevel,
  type Judgement,
} from '../exercise/exercise.ts'
import { refuseExercise } from '../exercise/refusals.ts'
import { judgeAnswer } from '../judge/judge.ts'
import { kindsOf } from '../kinds/exercise-makers.ts'
import { isSchoolSeed, makeExercise } from '../make/make.ts'

export const EXAM_QUESTION_LIMITS = { least: 1, most: 100, usual: 10 } as const
export const EXAM_MINUTE_LIMITS = { least: 1, most: 600 } as const
const DEFAULT_LEVEL: ExerciseLevel = 2
const MINUTE = 60_000

/** A request for an examination: the same request gives the same one on every machine. */
export interface WantedExam {
  /** A game, or a room whose games are asked in turn. */
  readonly game: string
  readonly seed: string
  readonly questions?: number
  readonly level?: ExerciseLevel
  /** Only these kinds; by default all kinds of the game. */
  readonly kinds?: readonly ExerciseKind[]
  readonly minutes?: number
}

/** An examination of a chosen length and time. */
export interface Examination {
  readonly game: string
  readonly name: string
  readonly seed: string
  readonly level: ExerciseLevel
  readonly minutes?: number
  readonly questions: readonly Exercise[]
}

const isWithin = (count: number, { least, most }: { least: number; most: number }): boolean =>
  Number.isSafeInteger(count) && count >= least && count <= most

/** The examination of a seed, kind after kind in turn, or a refusal. */
export function makeExamination(book: Rulebook, wanted: WantedExam): Examination | Refusal {
  const {
    game: id,
    seed,
    questions: count = EXAM_QUESTION_LIMITS.usual,
    level = DEFAULT_LEVEL,
    minutes,
  } = wanted
  if (!isSchoolSeed(seed)) return refuseExercise('school-bad-seed', { seed })
  const games = gamesOf(book, id)
  if (isRefusal(games)) return games
  if (!isWithin(count, EXAM_QUESTION_LIMITS)) return outOfBounds('questions', EXAM_QUESTION_LIMITS)
  if (minutes !== undefined && !isWithin(minutes, EXAM_MINUTE_LIMITS))
    return outOfBounds('minutes', EXAM_MINUTE_LIMITS)
  const having = games.map(rules => ({ rules, kinds: kindsOf(rules, book) }))
  const has = EXERCISE_KINDS.filter(kind => having.some(one => one.kinds.includes(kind)))
  const kinds = wanted.kinds ?? has
  const missing = kinds.find(kind => !has.includes(kind))
  if (missing) return refuseExercise('school-not-in-game', { kind: missing, game: id, kinds: has })
  const questions: Exercise[] = []
  for (let n = 0; n < count; n++) {
    const kind = kinds[n % kinds.length]
    if (!kind) break
    const able = having.filter(one => one.kinds.includes(kind))
    const game = able[n % able.length]!.rules.id
    const made = makeExercise(book, { game, kind, level, seed: questionSeed(seed, n) })
    if (isRefusal(made)) return made
    questions.push(made)
  }
  const name = games.find(rules => rules.id === id)?.name ?? rooms[id] ?? id
  return { game: id, name, seed, level, ...(minutes === undefined ? {} : { minutes }), questions }
}

/** All games of a room, or the one that is named. */
function gamesOf(book: Rulebook, id: string): readonly Rules[] | Refusal {
  const ofRoom = book.games.filter(rules => roomOf(rules.id) === id)
  if (ofRoom.length > 0) return ofRoom
  const game = book.game(id)
  return isRefusal(game) ? game : [game.rules]
}

/** Each question has its own seed, so that it can be made again alone. */
const questionSeed = (seed: string, n: number): string => `${seed.slice(0, 58)}.${n + 1}`

const outOfBounds = (
  what: 'questions' | 'minutes',
  { least, most }: { least: number; most: number },
): Refusal => refuseExercise('school-count-out-of-bounds', { what, least, most })

/** An answer to the question at its place, and when it was given. */
export interface ExamAnswer {
  readonly answer: ExerciseAnswer
  readonly at: number
}

export interface ExamMark {
  /** The judgement of each question; missing where it was not answered, or too late. */
  readonly each: readonly (Judgement | undefined)[]
  /** Questions that were answered wholly right. */
  readonly right: number
  readonly of: number
  /** Answers that came when the time was up. */
  readonly late: number
}

/** The marks of an examination that began at a time. */
export function markExam(
  { questions, minutes }: Examination,
  given: readonly (ExamAnswer | undefined)[],
  began: number,
): ExamMark {
  const ends = minutes === undefined ? Number.POSITIVE_INFINITY : began + minutes * MINUTE
  const isLate = (one: ExamAnswer | undefined): boolean => one !== undefined && one.at > ends
  const each = questions.map((question, n) => {
    const one = given[n]
    return one === undefined || isLate(one) ? undefined : judgeAnswer(question, one.answer)
  })
  return {
    each,
    right: each.filter(judged => judged?.verdict === 'right').length,
    of: questions.length,
    late: given.filter(isLate).length,
  }
}
