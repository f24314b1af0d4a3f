import { isRefusal, type Move, type Refusal, type Rules, unwrap } from '@cardroom/engine'
import { EMPTY_PRACTICE_MEMORY, hasValues, type PositionValues, reviewRecord, valuesOf } from '@cardroom/lab'
import { games, openRulebook } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { canBePractised } from '../rules/sheet/can-be-practised.ts'
import { compareAnswer } from './answer.ts'
import { type CourseSources, type PracticeQuestion, roundsCourse, seedCourse } from './course.ts'
import { decisionFrom, decisionIn } from './decision.ts'

const library = await openRulebook()
const practised = games.filter(hasValues)
const gameNamed = (id: string) => games.find(one => one.id === id) as Rules

const record = {
  record: 1,
  game: 'comstock/three-card-poker-6-card-bonus',
  bank: { seat: 1, wager: 100_000 },
  wagers: [{ seat: 2, on: 'ante', amount: 1000 }],
  cards: { 2: 'Ks Kh 4d', bank: '2s 7h 9c' },
  moves: ['2 fold'],
}
const sources: CourseSources = {
  library,
  values: async ({ position }) => valuesOf(position),
  record: async () => record,
  earlier: async () => [],
}
const asked = (dealt: PracticeQuestion | Refusal | undefined): PracticeQuestion => {
  if (dealt === undefined || isRefusal(dealt)) throw new Error(JSON.stringify(dealt))
  return dealt
}
const byMove = (position: PracticeQuestion['position'], move: string): Move => ({
  kind: 'move',
  seat: position.ask.seat,
  ...(position.ask.hand === undefined ? {} : { hand: position.ask.hand }),
  move,
})

test('offers practice for exactly the games whose choices have values', () => {
  expect(games.filter(canBePractised).map(({ id }) => id)).toEqual(practised.map(({ id }) => id))
})

describe('a seed gives one decision', () => {
  test.each(practised.map(rules => [rules.id, rules] as const))('of %s', (_, rules) => {
    const seeds = ['a', 'b', 'c.1', 'c.2']
    const found = seeds.map(seed => unwrap(decisionFrom(rules, library, seed)))
    const again = seeds.map(seed => unwrap(decisionFrom(rules, library, seed)))
    expect(again).toEqual(found)
    for (const { position } of found) {
      expect(position.ask.seat).toBe(2)
      expect(position.ask.options.length).toBeGreaterThan(0)
    }
    const shown = found.map(({ position }) => JSON.stringify(position.view.piles))
    expect(new Set(shown).size).toBeGreaterThan(1)
  })
})

describe('a course', () => {
  const rules = gameNamed('comstock/three-card-poker-6-card-bonus')

  test('begins with its seed and goes on with others, each of which can be found again', async () => {
    const course = seedCourse(rules, 'abc', sources)
    const first = asked(await course.next(() => EMPTY_PRACTICE_MEMORY))
    const second = asked(await course.next(() => EMPTY_PRACTICE_MEMORY))
    expect(first.what).toBe('abc')
    expect(second.what).toMatch(/^abc\.\d+$/)
    expect(asked(await course.again(second.what))).toEqual(second)
    const anew = seedCourse(rules, second.what, sources)
    expect(asked(await anew.next(() => EMPTY_PRACTICE_MEMORY))).toEqual(second)
  })

  test('refuses an invalid seed', async () => {
    expect(await seedCourse(rules, 'no seed', sources).next(() => EMPTY_PRACTICE_MEMORY)).toMatchObject({
      code: 'page-not-a-seed',
    })
  })

  test('asks the decisions of a played round, at the costs of its review', async () => {
    const [fold] = unwrap(reviewRecord(record, library)).decisions
    const course = roundsCourse([{ round: 'r.1', at: fold!.at }], sources)
    const question = asked(await course.next(() => EMPTY_PRACTICE_MEMORY))
    expect(question.what).toBe(`r.1@${fold!.at}`)
    expect(question.chose).toMatchObject({ move: 'fold' })
    // The player-dealer's hidden cards stay hidden.
    expect(JSON.stringify(question.position.view)).not.toContain('7h')
    const answer = unwrap(await compareAnswer(question, byMove(question.position, 'fold'), neverAsked))
    expect(answer.cents).toBeCloseTo(fold!.bestCents - fold!.cents, 9)
    expect(unwrap(await compareAnswer(question, byMove(question.position, 'play'), neverAsked)).cost).toBe(0)
    expect(await course.next(() => EMPTY_PRACTICE_MEMORY)).toBeUndefined()
  })

  test('says when a round had no decision', () => {
    expect(decisionIn(record, library, { round: 'r.1', at: 0 })).toMatchObject({
      code: 'page-no-decision-there',
      values: { round: 'r.1', at: 0 },
    })
    expect(decisionIn(record, library, { round: 'r.1', at: Number.NaN })).toMatchObject({
      code: 'page-no-decision-there',
    })
  })
})

const neverAsked = (): Promise<PositionValues | Refusal> => {
  throw new Error('the choice is among those that are known')
}
