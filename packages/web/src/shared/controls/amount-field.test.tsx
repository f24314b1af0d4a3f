// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { AmountField } from './amount-field.tsx'

async function amountField() {
  let now = 0
  function Field() {
    const [value, setValue] = useState(1_000)
    now = value
    return (
      <AmountField
        label="Raise"
        bounds={{ min: 1_000, max: 9_000 }}
        value={value}
        change={setValue}
        pot={{ pot: 6_000, highest: 0, own: 0 }}
      />
    )
  }
  const part = await render(<Field />)
  const leave = () =>
    act(async () => {
      part.the('field', /dollars/i).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    })
  return { part, leave, value: () => now }
}

test('shows the same value in slider and number', async () => {
  const { part, value } = await amountField()
  await part.fill('Raise', '2500')
  expect(value()).toBe(2_500)
  expect((part.the('field', /dollars/i) as HTMLInputElement).value).toBe('25')
})

test('takes a typed amount once it is within the bounds, and clamps it on leaving', async () => {
  const { part, leave, value } = await amountField()
  await part.fill(/dollars/i, '40')
  expect(value()).toBe(4_000)
  await part.fill(/dollars/i, '400')
  expect(value()).toBe(4_000)
  await leave()
  expect(value()).toBe(9_000)
})

test('restores the value on leaving when the text is no number', async () => {
  const { part, leave, value } = await amountField()
  await part.fill(/dollars/i, 'many')
  await leave()
  expect(value()).toBe(1_000)
  expect((part.the('field', /dollars/i) as HTMLInputElement).value).toBe('10')
})

test('sets the value from a preset', async () => {
  const { part, value } = await amountField()
  await part.press(/\$60/)
  expect(value()).toBe(6_000)
  expect(part.chosen()).toEqual([expect.stringContaining('$60')])
})
