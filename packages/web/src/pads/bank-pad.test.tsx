// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { BankPad } from './bank-pad.tsx'

const BOUNDS = { min: 10_000, max: 100_000, usual: 20_000, fee: { min: 100, max: 300 } }

async function bankPad() {
  const answer = vi.fn()
  const part = await render(
    <BankPad bounds={BOUNDS} turn={{ turn: 1, turns: 2 }} answer={answer} clock={null} />,
  )
  return { part, answer }
}

test('puts up the usual wager with one press, and answers zero on passing', async () => {
  const { part, answer } = await bankPad()
  await part.key('t')
  await part.key('n')
  expect(answer.mock.calls).toEqual([[20_000], [0]])
})

test('puts up the whole stack only when pressed twice', async () => {
  const { part, answer } = await bankPad()
  await part.fill(/dollars/i, '1000')
  await part.key('t')
  expect(answer).not.toHaveBeenCalled()
  await part.key('t')
  expect(answer).toHaveBeenCalledWith(100_000)
})

test('takes the first press back on Escape and on another amount', async () => {
  const { part, answer } = await bankPad()
  await part.fill(/dollars/i, '1000')
  await part.key('t')
  await part.key('Escape')
  await part.key('t')
  expect(answer).not.toHaveBeenCalled()
  await part.fill(/dollars/i, '150')
  await part.key('t')
  expect(answer).toHaveBeenCalledWith(15_000)
})
