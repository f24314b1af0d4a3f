import { describe, expect, test } from 'vitest'
import type { ChoiceValue, PositionValues } from '../values/answer.ts'
import { type Candidate, chooseNext, gapOf, topicOf, weightFor, worthAsking } from './choose.ts'
import {
  askedIn,
  dueAgain,
  EMPTY_PRACTICE_MEMORY,
  type PracticeMemory,
  rememberPractice,
  wrongAnswers,
} from './memory.ts'

/** Choices with what they are worth, the best first. */
function values(...worths: readonly [move: string, value: number, cards?: readonly number[]][]) {
  const choices = worths.map(
    ([move, value, cards]): ChoiceValue => ({
      choice: { move, ...(cards ? { cards } : {}) },
      move,
      value,
      cents: value * 1000,
      why: '',
    }),
  )
  return { game: 'a/game', method: 'exact', unit: 1000, choices } as unknown as PositionValues
}

const answered = (
  topic: string,
  costs: readonly number[],
  from: PracticeMemory = EMPTY_PRACTICE_MEMORY,
): PracticeMemory =>
  costs.reduce((memory, cost, i) => rememberPractice(memory, { what: `${topic} ${i}`, topic, cost }), from)

describe('the topic of a decision', () => {
  test('names the best move and the next worse one in one order', () => {
    expect(topicOf(values(['hit', 0.2], ['stand', 0.1], ['surrender', -0.5]))).toBe('hit/stand')
    expect(topicOf(values(['stand', 0.2], ['hit', 0.1]))).toBe('hit/stand')
  })

  test('takes equal choices as one', () => {
    expect(topicOf(values(['house-way', 0.3], ['set', 0.3, [1, 2]], ['set', 0.1, [1, 3]]))).toBe('set')
    expect(topicOf(values(['set', 0.3, [1, 2]], ['house-way', 0.3], ['set', 0.1, [1, 3]]))).toBe('set')
    expect(topicOf(values(['hit', 0.1], ['stand', 0.1]))).toBe('hit')
  })

  test('measures the gap to the first choice that is really worse', () => {
    expect(gapOf(values(['a', 0.3], ['b', 0.2999], ['c', 0.1]))).toBeCloseTo(0.2, 12)
    expect(gapOf(values(['a', 0.3], ['b', 0.3]))).toBe(0)
  })
})

describe('how much a decision is worth asking', () => {
  const gap = (of: number) => worthAsking(values(['hit', of], ['stand', 0]))

  test('weighs near-equal choices least, and plain ones less than close ones that matter', () => {
    expect(gap(0)).toBe(0)
    expect(gap(0.003)).toBeLessThan(gap(0.02))
    expect(gap(0.02)).toBeLessThan(gap(0.08))
    expect(gap(2)).toBeLessThan(gap(0.08) / 2)
  })

  test('weighs a topic more after wrong answers and less after right ones', () => {
    const at = values(['hit', 0.08], ['stand', 0])
    const right = weightFor(at, answered('hit/stand', [0, 0, 0, 0, 0, 0]))
    const fresh = weightFor(at, EMPTY_PRACTICE_MEMORY)
    const wrong = weightFor(at, answered('hit/stand', [0.1, 0.2, 0.1, 0.3, 0.1, 0.1]))
    expect(right).toBeLessThan(fresh)
    expect(fresh).toBeLessThan(wrong)
    expect(wrong).toBeLessThanOrEqual(1)
    expect(weightFor(at, answered('fold/play', [1, 1, 1]))).toBe(fresh)
  })
})

describe('the memory', () => {
  test('counts answers, their cost and the streak', () => {
    const memory = answered('hit/stand', [0, 0, 0.25, 0])
    expect(memory.topics['hit/stand']).toEqual({ asked: 4, wrong: 1, lost: 0.25 })
    expect([askedIn(memory), wrongAnswers(memory), memory.streak, memory.longest]).toEqual([4, 1, 1, 2])
  })

  test('repeats a wrongly answered decision after four others, until it is right', () => {
    let memory = rememberPractice(EMPTY_PRACTICE_MEMORY, { what: 'x', topic: 'a', cost: 1 })
    for (let i = 0; i < 4; i++) {
      expect(dueAgain(memory)).toBeUndefined()
      memory = rememberPractice(memory, { what: `${i}`, topic: 'a', cost: 0 })
    }
    expect(dueAgain(memory)).toBe('x')
    expect(dueAgain(rememberPractice(memory, { what: 'x', topic: 'a', cost: 1 }))).toBeUndefined()
    expect(rememberPractice(memory, { what: 'x', topic: 'a', cost: 0 }).again).toEqual([])
  })

  test('keeps at most forty decisions to repeat', () => {
    const memory = answered('a', Array<number>(60).fill(1))
    expect(memory.again).toHaveLength(40)
    expect(memory.again[0]!.what).toBe('a 20')
  })
})

describe('the next decision', () => {
  const close = values(['hit', 0.08], ['stand', 0])
  const alike = values(['fold', 0], ['play', 0])
  const from = (asked: readonly PositionValues[], root: string): Candidate<PositionValues>[] =>
    asked.map((one, i) => ({ seed: `${root}.${i}`, asked: one }))
  const looking = async (one: PositionValues) => one

  test('follows from the seed and the memory alone', async () => {
    const all = from([alike, close, close, close], 'root')
    const first = await chooseNext(all, looking, EMPTY_PRACTICE_MEMORY)
    expect(await chooseNext(all, looking, EMPTY_PRACTICE_MEMORY)).toEqual(first)
    expect(first!.asked).toBe(close)
  })

  test('prefers topics with wrong answers to known ones', async () => {
    const other = values(['split', 0.08], ['stand', 0])
    const memory = answered('split/stand', [1, 1, 1, 1, 1, 1], answered('hit/stand', [0, 0, 0, 0, 0, 0]))
    let wrong = 0
    for (let i = 0; i < 200; i++) {
      const found = await chooseNext(
        from([close, other, close, other, close, other], `s${i}`),
        looking,
        memory,
      )
      if (found!.asked === other) wrong++
    }
    expect(wrong).toBeGreaterThan(150)
    expect(wrong).toBeLessThan(200)
  })

  test('skips decisions without a value, and may find none', async () => {
    const refused = { code: 'no-choice-to-value', at: [], values: {} }
    const never = async () => refused
    expect(await chooseNext(from([close], 'a'), never, EMPTY_PRACTICE_MEMORY)).toBeUndefined()
    const sometimes = async (one: PositionValues) => (one === alike ? refused : one)
    expect((await chooseNext(from([alike, close], 'a'), sometimes, EMPTY_PRACTICE_MEMORY))!.asked).toBe(close)
  })

  test('looks at six candidates at most', async () => {
    let looked = 0
    const found = await chooseNext(
      from(Array<PositionValues>(50).fill(alike), 'a'),
      async one => {
        looked++
        return one
      },
      EMPTY_PRACTICE_MEMORY,
    )
    expect([looked, found!.seed]).toEqual([6, 'a.0'])
  })
})
