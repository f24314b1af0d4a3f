import { granted, isRefusal } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { book } from '../testing/exercises.ts'
import { makeExamination, mark, type WantedExam } from './examination.ts'
import { onPaper } from './sheet.ts'

const GAME = 'comstock/ez-baccarat-panda-8'
const MINUTE = 60_000

test('the same seed gives the same sheet, another seed another', () => {
  const sheet = (seed: string) =>
    JSON.stringify(
      onPaper(book, granted(makeExamination(book, { game: GAME, seed, questions: 8, level: 3 }))),
    )
  expect(sheet('spring')).toBe(sheet('spring'))
  expect(sheet('spring')).not.toBe(sheet('autumn'))
})

test('the kinds come in turn, as many questions as were asked for, each with something to write and a key', () => {
  const exam = granted(
    makeExamination(book, { game: GAME, seed: 'x', questions: 5, kinds: ['pays', 'settle'] }),
  )
  expect(exam.questions.map(({ kind }) => kind)).toEqual(['pays', 'settle', 'pays', 'settle', 'pays'])
  for (const { write, key, why, situation } of onPaper(book, exam).questions) {
    expect(Math.min(write.length, key.length, why.length, situation.length)).toBeGreaterThan(0)
  }
})

test('a room is examined in its games in turn, and the sheet names each', () => {
  const exam = granted(
    makeExamination(book, { game: 'comstock', seed: 'x', questions: 6, kinds: ['settle'] }),
  )
  expect(new Set(exam.questions.map(({ game }) => game)).size).toBeGreaterThan(1)
  const names = exam.questions.map(({ game }) => granted(book.game(game)).rules.name)
  expect(onPaper(book, exam).questions.map(({ situation }) => situation[0]?.text)).toEqual(names)
  expect(exam.name).toBe('Comstock Card Room')
})

test('what is answered in time and right counts; what comes late does not', () => {
  const exam = granted(makeExamination(book, { game: GAME, seed: 'x', questions: 4, minutes: 10 }))
  const given = exam.questions.map(({ key }, n) => ({ answer: key, at: 1_000 + n * 4 * MINUTE }))
  const marked = mark(exam, given, 1_000)
  expect(marked).toMatchObject({ right: 3, of: 4, late: 1 })
  expect(marked.each.map(one => one?.verdict)).toEqual(['right', 'right', 'right', undefined])
  expect(mark(exam, [], 0)).toMatchObject({ right: 0, of: 4, late: 0 })
  expect(mark({ ...exam, questions: exam.questions.slice(0, 1) }, given, 0).right).toBe(1)
})

test('what is no examination is refused', () => {
  const code = (wanted: Partial<WantedExam>) => {
    const found = makeExamination(book, { game: GAME, seed: 'x', ...wanted })
    return isRefusal(found) ? found.code : 'made'
  }
  expect(code({ questions: 0 })).toBe('school-count-out-of-bounds')
  expect(code({ questions: 1.5 })).toBe('school-count-out-of-bounds')
  expect(code({ minutes: 0 })).toBe('school-count-out-of-bounds')
  expect(code({ seed: '-' })).toBe('school-bad-seed')
  expect(code({ kinds: ['pots'] })).toBe('school-not-in-game')
  expect(code({ game: 'comstock/whist' })).toBe('no-such-game')
})
