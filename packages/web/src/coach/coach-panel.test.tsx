// @vitest-environment happy-dom
import type { ChoiceValue, PositionValues } from '@cardroom/lab'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { CoachPanel } from './coach-panel.tsx'

const choice = (move: string, cents: number, more: Partial<ChoiceValue> = {}): ChoiceValue => ({
  choice: { move },
  move,
  value: cents / 1_000,
  cents,
  why: `because of ${move}`,
  ...more,
})

const values = (more: Partial<PositionValues> = {}): PositionValues => ({
  game: 'outlaws/pure-21-5-blackjack',
  method: 'exact',
  unit: 1_000,
  choices: [choice('stand', -400), choice('hit', -540), choice('surrender', -500)],
  ...more,
})

const panel = (answer: PositionValues, more: object = {}) =>
  render(<CoachPanel answered={{ state: 'there', answer }} {...more} />)

test('says the best choice at once, and the others with reasons only on demand', async () => {
  const part = await panel(values())
  expect(part.text()).toMatch(/^Best: Stand, −0\.4 × the first wager \(−\$4\)/)
  expect(part.all('item')).toEqual([])
  await part.press('Why?')
  expect(part.all('item').map(one => one.textContent)).toEqual([
    expect.stringMatching(/^Stand.*because of stand$/),
    expect.stringMatching(/^Hit.*because of hit$/),
    expect.stringMatching(/^Surrender.*because of surrender$/),
  ])
  expect(part.text()).toContain('Exact, by counting every case.')
  await part.press('Less')
  expect(part.all('item')).toEqual([])
})

test('says how far a simulated value can be off', async () => {
  const part = await panel(
    values({ method: 'simulated', choices: [choice('stand', -400, { stderr: 0.01 }), choice('hit', -540)] }),
  )
  await part.press('Why?')
  expect(part.text()).toContain('within 0.020 × the first wager')
})

test('always tells what an estimate rests on, and the notes of exact values on demand', async () => {
  const notes = ['The others play as the chart says.']
  const exact = await panel(values({ notes }))
  expect(exact.text()).not.toContain(notes[0])
  await exact.press('Why?')
  expect(exact.text()).toContain(notes[0])
  const estimate = await panel(values({ notes }), { isEstimate: true })
  expect(estimate.text()).toContain(notes[0])
})

test('compares the best setting of a hand with the house way', async () => {
  const setting = (cards: number[], cents: number) =>
    choice('set', cents, { choice: { move: 'set', cards }, move: `set ${cards}` })
  const part = await panel(
    values({ choices: [setting([0, 1], 300), choice('house way', 100), setting([2, 3], -900)] }),
    { isSetting: true },
  )
  expect(part.text()).toContain('The house way is worth $2 less.')
})

test('lists eight settings of many, and the house way wherever it stands', async () => {
  const settings = Array.from({ length: 12 }, (_, at) =>
    choice('set', 1_000 - at, { choice: { move: 'set', cards: [at, at + 1] }, move: `set ${at}` }),
  ) as [ChoiceValue, ...ChoiceValue[]]
  const part = await panel(values({ choices: [...settings, choice('house way', 10)] }), { isSetting: true })
  await part.press('Why?')
  expect(part.all('item')).toHaveLength(9)
})
