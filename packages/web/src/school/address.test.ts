import { isRefusal } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { routeOf } from '../routing/router.ts'
import { examAddress, exerciseAddress, isInCourse, placeOf, wantedExam, wantedExercise } from './address.ts'

const never = () => {
  throw new Error('no seed was needed')
}

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://x')
  const route = routeOf(pathname)
  return { place: route.page === 'school' ? placeOf(route.parts) : undefined, search }
}

test('an address leads back to the exercise that it names, in its course or alone', () => {
  const wanted = { game: 'a/game', kind: 'house-way', seed: 'é-1.2', level: 3 } as const
  for (const course of [true, false]) {
    const { place, search } = at(exerciseAddress(wanted, course))
    expect(place).toEqual({ at: 'exercise', game: 'a/game', kind: 'house-way' })
    expect(wantedExercise('a/game', 'house-way', search, never)).toEqual(wanted)
    expect(isInCourse(search)).toBe(course)
  }
})

test('an address leads back to the examination that it names, and to its sheet', () => {
  const wanted = { game: 'a/game', seed: 's', questions: 7, level: 1, minutes: 9, kinds: ['pays'] } as const
  const exam = at(examAddress(wanted, 'exam'))
  expect(exam.place).toEqual({ at: 'exam', game: 'a/game' })
  expect(wantedExam('a/game', exam.search, never)).toEqual(wanted)
  expect(at(examAddress(wanted, 'sheet')).place).toEqual({ at: 'sheet', game: 'a/game' })
  expect(wantedExam('a/game', '', () => 'new')).toEqual({ game: 'a/game', seed: 'new' })
})

test('rooms, courses and games have places; what is none of these has none', () => {
  expect(placeOf([])).toEqual({ at: 'rooms' })
  expect(placeOf(['a'])).toEqual({ at: 'course', room: 'a' })
  expect(placeOf(['a', 'game'])).toEqual({ at: 'game', game: 'a/game' })
  expect(placeOf(['exam'])).toEqual({ at: 'choose-exam' })
  expect(placeOf(['exam', 'a'])).toEqual({ at: 'exam', game: 'a' })
  expect(placeOf(['exam', 'a', 'sheet'])).toEqual({ at: 'sheet', game: 'a' })
  for (const parts of [
    ['a', 'game', 'none'],
    ['a', 'game', 'pays', 'x'],
    ['exam', 'a', 'b', 'c'],
  ])
    expect(placeOf(parts)).toEqual({ at: 'unknown' })
})

test('a level or a kind that is none is refused', () => {
  expect(isRefusal(wantedExercise('a/game', 'pays', '?level=4', never))).toBe(true)
  expect(isRefusal(wantedExam('a/game', '?kinds=pays,none', never))).toBe(true)
})
