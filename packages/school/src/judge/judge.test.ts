import { unwrap } from '@cardroom/engine'
import { expect, test } from 'vitest'
import type { ExerciseAnswer, ExerciseKind, ExerciseLevel } from '../exercise/exercise.ts'
import { makeExercise } from '../make/make.ts'
import { book } from '../testing/exercises.ts'
import { judgeAnswer } from './judge.ts'

const made = (game: string, kind: ExerciseKind, level: ExerciseLevel = 2) =>
  unwrap(makeExercise(book, { game, kind, level, seed: 'judged' }))

const codes = (wrong: ReturnType<typeof judgeAnswer>['wrong']): string[] =>
  wrong.map(({ text }) => (typeof text === 'string' ? text : text.say))

test('takes an answer of another kind as wrong', () => {
  const exercise = made('comstock/ez-baccarat-panda-8', 'draw')
  const { verdict, wrong } = judgeAnswer(exercise, { by: 'seat', seat: 1 })
  expect(verdict).toBe('wrong')
  expect(codes(wrong)).toEqual(['wrong-kind-of-answer'])
})

test('a seat, a choice, a number and an amount are right or wrong', () => {
  const first = made('comstock/ez-baccarat-panda-8', 'first')
  if (first.key.by !== 'seat' || first.asked.by !== 'seat') throw new Error('no seat is asked')
  const { seat } = first.key
  const other = first.asked.seats.find(one => one !== seat)!
  expect(judgeAnswer(first, { by: 'seat', seat }).verdict).toBe('right')
  expect(codes(judgeAnswer(first, { by: 'seat', seat: other }).wrong)).toEqual(['wrong-seat'])
  const read = made('comstock/ez-baccarat-panda-8', 'read-hand')
  expect(codes(judgeAnswer(read, { by: 'number', number: -1 }).wrong)).toEqual(['wrong-number'])
  const drawn = made('comstock/ez-baccarat-panda-8', 'draw')
  const at = drawn.key.by === 'choice' ? 1 - drawn.key.at : 0
  expect(codes(judgeAnswer(drawn, { by: 'choice', at }).wrong)).toEqual(['wrong-choice'])
  const paid = made('comstock/ez-baccarat-panda-8', 'pays')
  expect(codes(judgeAnswer(paid, { by: 'cents', cents: { pays: 1 } }).wrong)).toEqual(['wrong-amount'])
})

test('accepts other cards that make the same hand, tapped in any order', () => {
  const tapped = Array.from({ length: 40 }, (_, n) =>
    unwrap(makeExercise(book, { game: 'towers/omaha-hi-lo', kind: 'read-hand', seed: `cards-${n}` })),
  ).find(({ key }) => key.by === 'cards' && (key.others?.length ?? 0) > 0)
  if (tapped?.key.by !== 'cards') throw new Error('no cards that are as good')
  const { cards, others = [] } = tapped.key
  for (const five of [cards, ...others]) {
    expect(judgeAnswer(tapped, { by: 'cards', cards: five.toReversed() }).verdict).toBe('right')
  }
  expect(judgeAnswer(tapped, { by: 'cards', cards: cards.slice(1) }).verdict).toBe('wrong')
})

test('accepts change in any chips, and none with a dollar missing', () => {
  const exercise = made('towers/texas-holdem', 'change')
  if (exercise.key.by !== 'chips') throw new Error('no chips are asked')
  const cents = exercise.key.chips.reduce((sum, chip) => sum + chip.cents * chip.count, 0)
  const inPennies: ExerciseAnswer = { by: 'chips', chips: [{ cents: 1, count: cents }] }
  expect(judgeAnswer(exercise, inPennies).verdict).toBe('right')
  const short: ExerciseAnswer = { by: 'chips', chips: [{ cents: 1, count: cents - 100 }] }
  expect(codes(judgeAnswer(exercise, short).wrong)).toEqual(['wrong-change'])
})

test('counts each wager of a settlement by itself, in any order', () => {
  const exercise = made('comstock/ez-baccarat-panda-8', 'settle', 3)
  if (exercise.key.by !== 'settlement') throw new Error('no settlement is asked')
  const { steps } = exercise.key
  const turned: ExerciseAnswer = { by: 'settlement', steps: [...steps.slice(1), steps[0]!] }
  const judged = judgeAnswer(exercise, turned)
  expect(judged).toMatchObject({ verdict: 'partly', right: steps.length, of: 2 * steps.length })
  expect(new Set(codes(judged.wrong))).toEqual(new Set(['wrong-place']))
  const paidTwice = steps.map((step, at) => (at === 0 ? { ...step, cents: step.cents * 2 } : step))
  const one = judgeAnswer(exercise, { by: 'settlement', steps: paidTwice })
  expect(one).toMatchObject({ verdict: 'partly', right: 2 * steps.length - 1 })
  expect(codes(one.wrong)).toEqual(['wrong-step'])
  expect(judgeAnswer(exercise, { by: 'settlement', steps: [] }).verdict).toBe('wrong')
})

test('the ruling without its line is partly right', () => {
  const exercise = made('towers/texas-holdem', 'floor')
  if (exercise.key.by !== 'ruling') throw new Error('no ruling is asked')
  const { ruling, line } = exercise.key
  expect(judgeAnswer(exercise, { by: 'ruling', ruling, line: line + 1 })).toMatchObject({
    verdict: 'partly',
    right: 1,
    of: 2,
  })
  expect(codes(judgeAnswer(exercise, { by: 'ruling', ruling: ruling + 1, line }).wrong)).toEqual([
    'wrong-ruling',
  ])
})
