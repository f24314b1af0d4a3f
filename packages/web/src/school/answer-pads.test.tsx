// @vitest-environment happy-dom
import type { ExerciseAnswer } from '@cardroom/school'
import { english } from '@cardroom/words/en'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { AmountsPad } from './amounts-pad.tsx'
import { NumberPad, SeatPad } from './pick-pads.tsx'
import { RulingPad } from './ruling-pad.tsx'
import { SettlementPad } from './settlement-pad.tsx'

const names = { m: english, players: new Map(), wagers: new Map() }

/** The properties of a pad, and the answers that it reports. */
function pad() {
  const answers: (ExerciseAnswer | undefined)[] = []
  const done = vi.fn()
  return {
    answers,
    done,
    given: { names, done, change: (answer: ExerciseAnswer | undefined) => void answers.push(answer) },
  }
}

test('answers a seat and a number with one tap or one key', async () => {
  const { answers, given } = pad()
  const part = await render(
    <>
      <SeatPad {...given} answer={undefined} asked={{ by: 'seat', seats: [2, 4] }} />
      <NumberPad {...given} answer={undefined} asked={{ by: 'number', least: 5, most: 7 }} />
    </>,
  )
  await part.press(/Seat 4/)
  await part.key('7')
  expect(answers).toEqual([
    { by: 'seat', seat: 4 },
    { by: 'number', number: 7 },
  ])
})

test('takes a ruling as an answer only with the line that it rests on', async () => {
  const { answers, given } = pad()
  const rulings = [{ say: 'misdeal' }, { say: 'play-on' }] as never
  const part = await render(
    <RulingPad {...given} asked={{ by: 'ruling', rulings, lines: ['002:1589', '002:1600'] }} />,
  )
  const choose = (at: number) => act(async () => part.all('choice')[at]!.click())
  await choose(1)
  expect(answers.at(-1)).toBeUndefined()
  await choose(2)
  expect(answers.at(-1)).toEqual({ by: 'ruling', ruling: 1, line: 0 })
})

test('takes the ruling alone as the answer where only one line is given', async () => {
  const { answers, given } = pad()
  const rulings = [{ say: 'misdeal' }, { say: 'play-on' }] as never
  const part = await render(<RulingPad {...given} asked={{ by: 'ruling', rulings, lines: ['002:1589'] }} />)
  await act(async () => part.all('choice')[0]!.click())
  expect(answers).toEqual([{ by: 'ruling', ruling: 0, line: 0 }])
})

test('adds chips to the chosen amount, and takes them back one by one', async () => {
  const { answers, given } = pad()
  const of = [
    { key: 'fee', text: { say: 'collection' } },
    { key: 'pay', text: { say: 'payout' } },
  ] as never
  const part = await render(<AmountsPad {...given} asked={{ by: 'cents', of }} />)
  await part.press('Lay $5')
  expect(answers.at(-1)).toEqual({ by: 'cents', cents: { fee: 500 } })
  await act(async () => part.page.querySelectorAll<HTMLElement>('.school-amount')[1]!.click())
  await part.press('Lay $25')
  expect(answers.at(-1)).toEqual({ by: 'cents', cents: { fee: 500, pay: 2_500 } })
  await part.press(/undo/i)
  expect(answers.at(-1)).toEqual({ by: 'cents', cents: { fee: 500 } })
})

test('completes a settlement once every wager was taken, paid or handed back', async () => {
  const { answers, given } = pad()
  const wagers = [
    { seat: 2, on: 'player', amount: 1_000 },
    { seat: 3, on: 'banker', amount: 2_000 },
  ] as never
  const part = await render(<SettlementPad {...given} asked={{ by: 'settlement', wagers }} />)
  const tap = (at: number) =>
    act(async () => part.page.querySelector<HTMLElement>(`[data-wager="${at}"]`)!.click())
  await tap(1)
  // Another wager cannot begin before this one is settled.
  expect(part.page.querySelector<HTMLButtonElement>('[data-wager="0"]')!.disabled).toBe(true)
  await part.key('t')
  expect(answers.at(-1)).toBeUndefined()
  await tap(0)
  await part.key('b')
  expect(answers.at(-1)).toMatchObject({
    by: 'settlement',
    steps: [
      { wager: 1, does: 'take' },
      { wager: 0, does: 'back' },
    ],
  })
})
