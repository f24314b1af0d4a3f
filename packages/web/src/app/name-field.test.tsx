// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { testConnection } from '../testing/test-connection.ts'
import { NameField } from './name-field.tsx'

/** The field of a player called Ann, pressed; `answer` plays the server after the reconnection. */
async function nameField() {
  const { connection, sockets } = testConnection()
  const latest = () => sockets.at(-1)!
  latest().onopen?.()
  latest().hear({ type: 'welcome', token: 'secret', name: 'Ann', wallet: 0 })
  const part = await render(<NameField />, { connection })
  await part.press(/Ann/)
  const answer = (name: string) =>
    act(async () => {
      await new Promise(resolve => setTimeout(resolve))
      latest().onopen?.()
      latest().hear({ type: 'welcome', token: 'secret', name, wallet: 0 })
    })
  return { part, answer }
}

test('shows the new name once the server has given it', async () => {
  const { part, answer } = await nameField()
  await part.fill('Your name', ' Anna ')
  await part.submit()
  await answer('Anna')
  expect(part.all('field')).toEqual([])
  expect(part.text()).toBe('Anna')
})

test('says at once why a name is none, and keeps the field open', async () => {
  const { part } = await nameField()
  await part.fill('Your name', '!')
  await part.submit()
  expect(part.page.querySelector('[role=alert]')?.textContent).not.toBe('')
  expect(part.all('field')).toHaveLength(1)
})

test('says that a seated player keeps the name', async () => {
  const { part, answer } = await nameField()
  await part.fill('Your name', 'Anna')
  await part.submit()
  await answer('Ann')
  expect(part.page.querySelector('[role=alert]')?.textContent).toMatch(/seat/)
})

test('leaves the name as it was on Escape', async () => {
  const { part } = await nameField()
  await part.fill('Your name', 'Anna')
  await part.key('Escape')
  expect(part.text()).toBe('Ann')
})
