// @vitest-environment happy-dom
import { unwrap } from '@cardroom/engine'
import { reviewRecord, valuesOf } from '@cardroom/lab'
import { openRulebook } from '@cardroom/rulebook'
import { afterEach, expect, test } from 'vitest'
import { go } from '../shared/routing/router.ts'
import { render } from '../testing/render.tsx'
import { openTestConnection } from '../testing/test-connection.ts'
import { roundsCourse } from './course.ts'
import { Run } from './run.tsx'

const library = await openRulebook()

/** A pair of kings in three card poker, which was folded: only Play is right. */
const RECORD = {
  record: 1,
  game: 'comstock/three-card-poker-6-card-bonus',
  bank: { seat: 1, wager: 100_000 },
  wagers: [{ seat: 2, on: 'ante', amount: 1000 }],
  cards: { 2: 'Ks Kh 4d', bank: '2s 7h 9c' },
  moves: ['2 fold'],
}
const [FOLD] = unwrap(reviewRecord(RECORD, library)).decisions

afterEach(() => {
  localStorage.clear()
  go('/')
})

/** A practice of this one decision. */
async function practice() {
  const course = roundsCourse([{ round: 'r.1', at: FOLD!.at }], {
    library,
    values: async ({ position }) => valuesOf(position),
    record: async () => RECORD,
    earlier: async () => [],
  })
  const part = await render(<Run course={course} goesOn="/practice" sheetOf={() => []} />, {
    connection: openTestConnection('Ann').connection,
  })
  await part.until(() => part.all('button', /^Play/).length > 0)
  /** Answers, twice where the move is grave. */
  const answer = async (name: RegExp) => {
    await part.press(name)
    if (part.all('button', name).length > 0) await part.press(name)
    await part.until(() => part.all('button', 'Next decision').length > 0)
  }
  return { part, answer }
}

test('shows what the choices are worth only after the answer', async () => {
  const { part, answer } = await practice()
  expect(part.text()).not.toContain('What each choice is worth')
  expect(part.text()).not.toContain('At the table you chose')
  await answer(/^Play/)
  expect(part.text()).toContain('What each choice is worth')
  expect(part.text()).toContain('Right.')
  expect(part.text()).toContain('Right: 1 of 1')
  expect(part.text()).toContain('At the table you chose: Fold.')
})

test('says what a wrong answer costs, and marks the best and the own one', async () => {
  const { part, answer } = await practice()
  await answer(/Fold/)
  expect(part.text()).toMatch(/That costs \$\d+/)
  const [best, own] = [...part.page.querySelectorAll('.verdict-choice')].map(one => one.textContent)
  expect(best).toBe('Play best')
  expect(own).toBe('Fold your answer')
  expect(part.text()).toContain('Right: 0 of 1')
})

test('says when there are no more decisions, and leads to others', async () => {
  const { part, answer } = await practice()
  await answer(/^Play/)
  await part.press('Next decision')
  await part.until(() => part.text().startsWith('That was the last of them.'))
  expect(part.the('link', 'Go on with other decisions').getAttribute('href')).toBe('/practice')
})

test('forgets the answers on demand', async () => {
  const { part, answer } = await practice()
  await answer(/^Play/)
  await part.press('Forget these answers')
  expect(part.text()).toContain('Right: 0 of 0')
})
