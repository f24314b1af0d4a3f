import { isRefusal, unwrap } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { book } from '../testing/exercises.ts'
import { makeExamination, markExam, type WantedExam } from './examination.ts'
import { onPaper } from './sheet.ts'

const GAME = 'comstock/ez-baccarat-panda-8'
const MINUTE = 60_000

test('gives the same sheet for the same seed, and another for another', () => {
  const sheet = (seed: string) =>
    JSON.stringify(onPaper(book, unwrap(makeExamination(book, { game: GAME, seed, questions: 8, level: 3 }))))
  expect(sheet('spring')).toBe(sheet('spring'))
  expect(sheet('spring')).not.toBe(sheet('autumn'))
})

test('asks the wanted number of questions, kind by kind, each with an answer line and a key', () => {
  const exam = unwrap(
    makeExamination(book, { game: GAME, seed: 'x', questions: 5, kinds: ['pays', 'settle'] }),
  )
  expect(exam.questions.map(({ kind }) => kind)).toEqual(['pays', 'settle', 'pays', 'settle', 'pays'])
  for (const { write, key, why, situation } of onPaper(book, exam).questions) {
    expect(Math.min(write.length, key.length, why.length, situation.length)).toBeGreaterThan(0)
  }
})

test('examines a room in its games in turn, and names each', () => {
  const exam = unwrap(makeExamination(book, { game: 'comstock', seed: 'x', questions: 6, kinds: ['settle'] }))
  expect(new Set(exam.questions.map(({ game }) => game)).size).toBeGreaterThan(1)
  const names = exam.questions.map(({ game }) => unwrap(book.game(game)).rules.name)
  expect(onPaper(book, exam).questions.map(({ situation }) => situation[0]?.text)).toEqual(names)
  expect(exam.name).toBe('Comstock Card Room')
})

test('counts right answers in time, and no late ones', () => {
  const exam = unwrap(makeExamination(book, { game: GAME, seed: 'x', questions: 4, minutes: 10 }))
  const given = exam.questions.map(({ key }, n) => ({ answer: key, at: 1_000 + n * 4 * MINUTE }))
  const marked = markExam(exam, given, 1_000)
  expect(marked).toMatchObject({ right: 3, of: 4, late: 1 })
  expect(marked.each.map(one => one?.verdict)).toEqual(['right', 'right', 'right', undefined])
  expect(markExam(exam, [], 0)).toMatchObject({ right: 0, of: 4, late: 0 })
  expect(markExam({ ...exam, questions: exam.questions.slice(0, 1) }, given, 0).right).toBe(1)
})

test('refuses a wrong request', () => {
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
