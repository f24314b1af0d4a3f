// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { StoredChoice, storedSwitch, useStoredChoice } from './stored-choice.ts'

const size = new StoredChoice('size', ['small', 'large'], () => 'small')

afterEach(() => localStorage.clear())

function Shown() {
  return <b>{useStoredChoice(size)}</b>
}

test('shows a choice everywhere as soon as it is made', async () => {
  const part = await render(
    <>
      <Shown />
      <Shown />
    </>,
  )
  expect(part.text()).toBe('smallsmall')
  await act(async () => size.choose('large'))
  expect(part.text()).toBe('largelarge')
})

test('keeps a choice for the next visit, and takes no unknown word', () => {
  size.choose('large')
  expect(new StoredChoice('size', ['small', 'large'], () => 'small').now()).toBe('large')
  localStorage.setItem('cardroom.size', 'enormous')
  expect(size.now()).toBe('small')
})

test('a switch begins as usual', () => {
  expect([storedSwitch('a', 'on').now(), storedSwitch('b', 'off').now()]).toEqual(['on', 'off'])
})
