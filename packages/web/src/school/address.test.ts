import { isRefusal } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { routeOf } from '../shared/routing/router.ts'
import {
  examAddress,
  exerciseAddress,
  isInCourse,
  schoolPlaceOf,
  wantedExam,
  wantedExercise,
} from './address.ts'

const never = () => {
  throw new Error('no seed was needed')
}

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://x')
  const route = routeOf(pathname)
  return { place: route.page === 'school' ? schoolPlaceOf(route.parts) : undefined, search }
}

test('reads an exercise back from its address, in its course or alone', () => {
  const wanted = { game: 'a/game', kind: 'house-way', seed: 'é-1.2', level: 3 } as const
  for (const course of [true, false]) {
    const { place, search } = at(exerciseAddress(wanted, course))
    expect(place).toEqual({ at: 'exercise', game: 'a/game', kind: 'house-way' })
    expect(wantedExercise('a/game', 'house-way', search, never)).toEqual(wanted)
    expect(isInCourse(search)).toBe(course)
  }
})

test('reads an examination and its sheet back from their addresses', () => {
  const wanted = { game: 'a/game', seed: 's', questions: 7, level: 1, minutes: 9, kinds: ['pays'] } as const
  const exam = at(examAddress(wanted, 'exam'))
  expect(exam.place).toEqual({ at: 'exam', game: 'a/game' })
  expect(wantedExam('a/game', exam.search, never)).toEqual(wanted)
  expect(at(examAddress(wanted, 'sheet')).place).toEqual({ at: 'sheet', game: 'a/game' })
  expect(wantedExam('a/game', '', () => 'new')).toEqual({ game: 'a/game', seed: 'new' })
})

test('reads places of rooms, courses and games, and nothing else', () => {
  expect(schoolPlaceOf([])).toEqual({ at: 'rooms' })
  expect(schoolPlaceOf(['a'])).toEqual({ at: 'course', room: 'a' })
  expect(schoolPlaceOf(['a', 'game'])).toEqual({ at: 'game', game: 'a/game' })
  expect(schoolPlaceOf(['exam'])).toEqual({ at: 'choose-exam' })
  expect(schoolPlaceOf(['exam', 'a'])).toEqual({ at: 'exam', game: 'a' })
  expect(schoolPlaceOf(['exam', 'a', 'sheet'])).toEqual({ at: 'sheet', game: 'a' })
  for (const parts of [
    ['a', 'game', 'none'],
    ['a', 'game', 'pays', 'x'],
    ['exam', 'a', 'b', 'c'],
  ])
    expect(schoolPlaceOf(parts)).toEqual({ at: 'unknown' })
})

test('refuses an unknown level or kind', () => {
  expect(isRefusal(wantedExercise('a/game', 'pays', '?level=4', never))).toBe(true)
  expect(isRefusal(wantedExam('a/game', '?kinds=pays,none', never))).toBe(true)
})
