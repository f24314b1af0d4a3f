import { granted, isRefusal, type Move, type Refusal, type Rules } from '@cardroom/engine'
import { hasValues, NOTHING_YET, type PositionValues, reviewRecord, valuesOf } from '@cardroom/lab'
import { games, openRulebook } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { canBePractised } from '../sheet/can-be-practised.ts'
import { answered } from './answer.ts'
import { type Means, type Question, roundsCourse, seedCourse } from './course.ts'
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
const means: Means = {
  library,
  values: async ({ position }) => valuesOf(position),
  record: async () => record,
  earlier: async () => [],
}
const asked = (dealt: Question | Refusal | undefined): Question => {
  if (dealt === undefined || isRefusal(dealt)) throw new Error(JSON.stringify(dealt))
  return dealt
}
const byMove = (position: Question['position'], move: string): Move => ({
  kind: 'move',
  seat: position.ask.seat,
  ...(position.ask.hand === undefined ? {} : { hand: position.ask.hand }),
  move,
})

test('the games that have a way to practice are those whose choices have values', () => {
  expect(games.filter(canBePractised).map(({ id }) => id)).toEqual(practised.map(({ id }) => id))
})

describe('a seed stands for one decision', () => {
  test.each(practised.map(rules => [rules.id, rules] as const))('of %s', (_, rules) => {
    const seeds = ['a', 'b', 'c.1', 'c.2']
    const found = seeds.map(seed => granted(decisionFrom(rules, library, seed)))
    const again = seeds.map(seed => granted(decisionFrom(rules, library, seed)))
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
    const course = seedCourse(rules, 'abc', means)
    const first = asked(await course.next(() => NOTHING_YET))
    const second = asked(await course.next(() => NOTHING_YET))
    expect(first.what).toBe('abc')
    expect(second.what).toMatch(/^abc\.\d+$/)
    expect(asked(await course.again(second.what))).toEqual(second)
    const anew = seedCourse(rules, second.what, means)
    expect(asked(await anew.next(() => NOTHING_YET))).toEqual(second)
  })

  test('refuses what is no seed', async () => {
    expect(await seedCourse(rules, 'no seed', means).next(() => NOTHING_YET)).toMatchObject({
      code: 'page-not-a-seed',
    })
  })

  test('of a round that was played asks what was asked there, and costs what its review says', async () => {
    const [fold] = granted(reviewRecord(record, library)).decisions
    const course = roundsCourse([{ round: 'r.1', at: fold!.at }], means)
    const question = asked(await course.next(() => NOTHING_YET))
    expect(question.what).toBe(`r.1@${fold!.at}`)
    expect(question.chose).toMatchObject({ move: 'fold' })
    // Nothing of the player-dealer's hand is seen that was not seen then.
    expect(JSON.stringify(question.position.view)).not.toContain('7h')
    const answer = granted(await answered(question, byMove(question.position, 'fold'), neverAsked))
    expect(answer.cents).toBeCloseTo(fold!.bestCents - fold!.cents, 9)
    expect(granted(await answered(question, byMove(question.position, 'play'), neverAsked)).cost).toBe(0)
    expect(await course.next(() => NOTHING_YET)).toBeUndefined()
  })

  test('says where nothing was decided', () => {
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
