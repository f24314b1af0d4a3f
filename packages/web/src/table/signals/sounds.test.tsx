// @vitest-environment happy-dom
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { awakenSounds } from './sounds.ts'

function Table() {
  useEffect(awakenSounds, [])
  return <button type="button">Check</button>
}

test('opens no sound for a press after the table was left', async () => {
  const opened = vi.fn()
  vi.stubGlobal('AudioContext', opened)
  const part = await render(<Table />)
  await part.again(null)
  await part.key('c')
  expect(opened).not.toHaveBeenCalled()
})
