import { isRefusal, unwrap } from '@cardroom/engine'
import { rooms } from '@cardroom/rulebook/rooms'
import { expect, test } from 'vitest'
import { judgeAnswer } from '../judge/judge.ts'
import { makeExercise } from '../make/make.ts'
import { book } from '../testing/exercises.ts'
import { courseOf } from './course.ts'
import {
  type CourseMemory,
  EMPTY_COURSE_MEMORY,
  isMastered,
  learntOf,
  readMemory,
  rememberExercise,
} from './memory.ts'
import { nextExercise } from './next.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('every room has a course from the first hand to limited cover, made from its games', () => {
  for (const room of Object.keys(rooms)) {
    const { lessons } = unwrap(courseOf(book, room))
    const levels = lessons.map(({ level }) => level)
    expect(levels).toEqual(levels.toSorted())
    expect(lessons[0]).toMatchObject({ kind: 'read-hand', level: 1 })
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
    expect(lessons.every(({ games }) => games.every(game => game.startsWith(`${room}/`)))).toBe(true)
  }
  const last = unwrap(courseOf(book, 'comstock')).lessons.at(-1)
  expect(last).toMatchObject({ id: 'comstock/settle/3', kind: 'settle', level: 3 })
  const none = courseOf(book, 'nowhere')
  expect(isRefusal(none) && none.code).toBe('school-no-such-room')
})

const course = unwrap(courseOf(book, 'comstock'))
const next = (memory: CourseMemory, at: number) => nextExercise(course, { memory, seed: 'kim', at })!

/** Answers what comes next, and remembers it. */
function answer(memory: CourseMemory, at: number, verdict: 'right' | 'partly' | 'wrong'): CourseMemory {
  const { lesson, wanted } = next(memory, at)
  return rememberExercise(memory, { lesson: lesson.id, exercise: wanted, judged: { verdict }, at })
}

test('repeats a wrong exercise before anything new, until it is right', () => {
  const first = next(EMPTY_COURSE_MEMORY, 0)
  expect(first.lesson).toBe(course.lessons[0])
  const wrong = answer(EMPTY_COURSE_MEMORY, 0, 'wrong')
  expect(next(wrong, MINUTE).lesson).toBe(course.lessons[1])
  const later = next(wrong, 11 * MINUTE)
  expect(later.wanted).toEqual(first.wanted)
  const right = answer(wrong, 11 * MINUTE, 'right')
  expect(learntOf(right, first.lesson.id)).toMatchObject({ again: [], asked: 2, right: 1, box: 1 })
  expect(next(right, 12 * MINUTE).lesson).toBe(course.lessons[1])
})

test('rests a lesson longer after each right answer until it is mastered, and restarts it after a slip', () => {
  const { id } = course.lessons[0]!
  let memory = EMPTY_COURSE_MEMORY
  const rests: number[] = []
  for (let at = 0, n = 0; n < 5; n++) {
    const exercise = { game: 'comstock/texas-holdem', seed: `s${n}` }
    memory = rememberExercise(memory, { lesson: id, exercise, judged: { verdict: 'right' }, at })
    const { due } = learntOf(memory, id)!
    rests.push((due - at) / DAY)
    at = due
  }
  expect(rests).toEqual([1, 3, 7, 16, 35])
  expect(isMastered(learntOf(memory, id))).toBe(true)
  const exercise = { game: 'comstock/texas-holdem', seed: 'slip' }
  const slipped = rememberExercise(memory, { lesson: id, exercise, judged: { verdict: 'wrong' }, at: 0 })
  expect(learntOf(slipped, id)).toMatchObject({ box: 0, due: 10 * MINUTE, again: [exercise] })
  expect(isMastered(learntOf(slipped, id))).toBe(false)
})

test('goes through the whole course in order when every answer is right', () => {
  let memory = EMPTY_COURSE_MEMORY
  const met: string[] = []
  for (let n = 0; n < course.lessons.length; n++) {
    const { lesson, wanted } = next(memory, n)
    met.push(lesson.id)
    const exercise = unwrap(makeExercise(book, wanted))
    memory = rememberExercise(memory, {
      lesson: lesson.id,
      exercise,
      judged: judgeAnswer(exercise, exercise.key),
      at: n,
    })
  }
  expect(met).toEqual(course.lessons.map(({ id }) => id))
  expect(unwrap(readMemory(JSON.parse(JSON.stringify(memory))))).toEqual(memory)
})

test('refuses text that is no memory', () => {
  for (const value of [
    undefined,
    {},
    { version: 2, lessons: [] },
    { version: 1, lessons: [{ lesson: 'x' }] },
  ]) {
    const read = readMemory(value)
    expect(isRefusal(read) && read.code).toBe('school-memory-unreadable')
  }
})
