// @vitest-environment happy-dom
import type { Ask } from '@cardroom/engine'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { AskPad } from './ask-pad.tsx'

async function askPad(options: Ask['options']) {
  const answer = vi.fn()
  const part = await render(
    <AskPad ask={{ seat: 2, options }} title="Your decision" answer={answer} clock={null} />,
  )
  return { part, answer }
}

test('answers with a key, and the move’s cost', async () => {
  const { part, answer } = await askPad([
    { move: 'fold', key: 'f' },
    { move: 'call', cents: { min: 300, max: 300 }, key: 'c' },
  ])
  await part.key('c')
  expect(answer).toHaveBeenCalledWith({ move: 'call', cents: 300 })
})

test('makes a grave move only at the second press', async () => {
  const { part, answer } = await askPad([{ move: 'fold', grave: true }, { move: 'check' }])
  await part.press(/^Fold/)
  expect(answer).not.toHaveBeenCalled()
  await part.press(/Fold/)
  expect(answer).toHaveBeenCalledWith({ move: 'fold' })
})

test('raises by the amount in the field', async () => {
  const { part, answer } = await askPad([{ move: 'raise', cents: { min: 600, max: 4_500 } }])
  await part.fill(/dollars/i, '20')
  await part.press(/^Raise/)
  expect(answer).toHaveBeenCalledWith({ move: 'raise', cents: 2_000 })
})

test('enables a move once enough cards are picked', async () => {
  const { part, answer } = await askPad([{ move: 'set', cards: { from: [51, 48, 50], min: 2, max: 2 } }])
  const set = () => part.the('button', /^Set/) as HTMLButtonElement
  expect(set().disabled).toBe(true)
  await part.press(/ace of clubs/)
  expect(set().disabled).toBe(true)
  await part.press(/ace of spades/)
  await act(async () => set().click())
  expect(answer).toHaveBeenCalledWith({ move: 'set', cards: ['Ac', 'As'] })
})
