// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { ValueGraph } from './value-graph.tsx'

const DOTS = [
  { step: 4, said: 'Hit', cost: 'none', before: 500, after: 500 },
  { step: 7, said: 'Stand', cost: 'much', before: 800, after: -300 },
] as const

test('draws each decision as a button that goes to its step', async () => {
  const go = vi.fn()
  const part = await render(<ValueGraph dots={DOTS} last={10} net={-1_000} at={7} go={go} />)
  const dots = part.all('button')
  expect(dots).toHaveLength(2)
  for (const dot of dots) dot.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(go.mock.calls).toEqual([[4], [7]])
})

test('draws the line from zero to the result, down where a choice cost something', async () => {
  const part = await render(<ValueGraph dots={DOTS} last={10} net={-1_000} at={0} go={() => {}} />)
  const path = part.page.querySelector('path, polyline')!
  const numbers = (path.getAttribute('d') ?? path.getAttribute('points'))!.match(/[\d.]+ [\d.]+/g)!
  const points = numbers.map(pair => pair.split(' ').map(Number) as [number, number])
  // The start, before and after each decision, the end.
  expect(points).toHaveLength(6)
  const [start, , , before, after, end] = points as [number, number][]
  expect(after![1]).toBeGreaterThan(before![1])
  expect(end![0]).toBeGreaterThan(start![0])
  expect(end![1]).toBeGreaterThan(start![1])
})
