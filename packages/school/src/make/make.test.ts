import { isRefusal, unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { judgeAnswer } from '../judge/judge.ts'
import { kindsOf } from '../kinds/exercise-makers.ts'
import { makeExercise } from './make.ts'

const book = await openRulebook()

const made = (game: string, kind: Parameters<typeof makeExercise>[1]['kind'], seed: string) =>
  unwrap(makeExercise(book, { game, kind, seed }))

test('every kind in every game that has it: the same seed gives the same, and its key is right', () => {
  for (const rules of book.games) {
    for (const kind of kindsOf(rules, book)) {
      const one = made(rules.id, kind, 'one')
      expect(judgeAnswer(one, one.key)).toMatchObject({ verdict: 'right', wrong: [] })
      expect(JSON.stringify(made(rules.id, kind, 'one'))).toBe(JSON.stringify(one))
    }
  }
})

test('another seed makes another exercise', () => {
  const seeds = Array.from({ length: 30 }, (_, n) => `seed-${n}`)
  const exercises = seeds.map(seed =>
    JSON.stringify(made('comstock/ez-baccarat-panda-8', 'settle', seed).key),
  )
  expect(new Set(exercises).size).toBeGreaterThan(25)
})

test('refuses a false seed, an unfiled game, and a game without that kind', () => {
  const code = (wanted: Parameters<typeof makeExercise>[1]) => {
    const found = makeExercise(book, wanted)
    return isRefusal(found) ? found.code : 'made'
  }
  const game = 'comstock/ez-baccarat-panda-8'
  expect(code({ game, kind: 'pays', seed: '' })).toBe('school-bad-seed')
  expect(code({ game, kind: 'pays', seed: 'two words' })).toBe('school-bad-seed')
  expect(code({ game, kind: 'pays', seed: 'x'.repeat(65) })).toBe('school-bad-seed')
  expect(code({ game: 'comstock/whist', kind: 'pays', seed: '1' })).toBe('no-such-game')
  expect(code({ game, kind: 'house-way', seed: '1' })).toBe('school-not-in-game')
  expect(code({ game: 'towers/omaha', kind: 'pays', seed: '1' })).toBe('school-not-in-game')
})
