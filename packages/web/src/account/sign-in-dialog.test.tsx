// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { openTestConnection } from '../testing/test-connection.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

async function signIn() {
  const room = openTestConnection('Guest-1')
  const close = vi.fn()
  const signInWith = vi.spyOn(room.connection, 'signInWith')
  const part = await render(<SignInDialog close={close} />, { connection: room.connection })
  const answer = (more: object) =>
    act(async () => room.hear({ re: room.sent.at(-1)!.re as number, ...more } as never))
  return { part, close, signInWith, answer, sent: room.sent }
}

test('sends name and password, and takes the token', async () => {
  const { part, close, signInWith, answer, sent } = await signIn()
  await part.fill(/name/i, ' Ann ')
  await part.fill(/password/i, 'correct horse')
  await part.submit()
  expect(sent.at(-1)).toMatchObject({
    type: 'account',
    request: { do: 'sign-in', name: 'Ann', password: 'correct horse' },
  })
  await answer({ type: 'ok', account: { token: 'new-token' } })
  expect(signInWith).toHaveBeenCalledWith('new-token')
  expect(close).toHaveBeenCalledOnce()
})

test('reads a refusal out, and stays open for another try', async () => {
  const { part, close, answer } = await signIn()
  await part.fill(/name/i, 'Ann')
  await part.fill(/password/i, 'wrong')
  await part.submit()
  const busy = () => part.all('button').some(one => one.hasAttribute('disabled'))
  expect(busy()).toBe(true)
  await answer({ type: 'refused', why: { code: 'page-line-lost', at: [], values: {} } })
  expect(part.the('dialog').querySelector('[role=alert]')?.textContent).not.toBe('')
  expect(close).not.toHaveBeenCalled()
  expect(busy()).toBe(false)
})

test('accepts a code in place of the password', async () => {
  const { part, sent } = await signIn()
  await part.press(/code/i)
  await part.fill(/name/i, 'Ann')
  await part.fill(/code/i, 'abcd-efgh')
  await part.submit()
  expect(sent.at(-1)).toMatchObject({ request: { do: 'sign-in-by-code', name: 'Ann', code: 'abcd-efgh' } })
})

test('shows the password on demand while it is typed', async () => {
  const { part } = await signIn()
  const field = () => part.the('field', /password/i) as HTMLInputElement
  expect(field().type).toBe('password')
  await act(async () => part.the('choice').click())
  expect(field().type).toBe('text')
})
