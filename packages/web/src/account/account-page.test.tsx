// @vitest-environment happy-dom
import type { AccountAnswer, AccountView } from '@cardroom/protocol'
import { act } from 'react'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { openTestConnection } from '../testing/test-connection.ts'
import AccountPage from './account-page.tsx'

const credential = (id: string, label: string) => ({ id, label, added: 0, used: null })
const HERE = {
  id: 's1',
  browser: 'Firefox',
  by: 'password',
  begun: 0,
  used: 0,
  expires: 0,
  isThis: true,
} as const

const view = (more: Partial<AccountView> = {}): AccountView => ({
  name: 'Ann',
  password: credential('pw', ''),
  passkeys: [],
  codes: 0,
  sessions: [HERE],
  ...more,
})

const PROVE_FIRST = { type: 'refused', why: { code: 'prove-first', at: [], values: {} } } as const

async function accountPage(of: AccountView) {
  const room = openTestConnection('Ann')
  const page = await render(<AccountPage />, { connection: room.connection })
  const requests = () => room.sent.flatMap(({ request }) => (request === undefined ? [] : [request]))
  const answer = (more: object) =>
    act(async () => room.hear({ re: room.sent.at(-1)!.re as number, ...more } as never))
  const accept = (account: AccountAnswer = {}) => answer({ type: 'ok', account })
  await accept({ view: of })
  return { page, requests, answer, accept }
}

test('removes one of several credentials after one question', async () => {
  const { page, requests } = await accountPage(view({ passkeys: [credential('k', 'Phone')] }))
  await page.press('Remove Phone')
  expect(requests()).toHaveLength(1)
  await page.press('Remove Phone. Sure?')
  expect(requests().at(-1)).toEqual({ do: 'remove', credential: 'k' })
})

test('warns before the last credential goes that a guest is left, and keeps it on demand', async () => {
  const { page, requests } = await accountPage(view({ password: null, passkeys: [credential('k', 'Phone')] }))
  await page.press('Remove Phone')
  expect(page.text()).toContain('That is your only way in.')
  await page.press('Keep it')
  expect(page.text()).not.toContain('That is your only way in.')
  await page.press('Remove Phone')
  await page.press('Be a guest again')
  expect(requests().slice(1)).toEqual([{ do: 'remove', credential: 'k', guest: true }])
})

test('repeats a grave change by itself once the player has shown who they are', async () => {
  const { page, requests, answer, accept } = await accountPage(view({ passkeys: [credential('k', 'Phone')] }))
  await page.press('Remove Phone')
  await page.press('Remove Phone. Sure?')
  await answer(PROVE_FIRST)
  await page.fill(page.the('dialog').querySelector<HTMLElement>('input[type=password]')!, 'correct horse')
  await page.press('Go on')
  expect(requests().at(-1)).toEqual({ do: 'prove', password: 'correct horse' })
  await accept()
  expect(page.all('dialog')).toEqual([])
  expect(requests().at(-1)).toEqual({ do: 'remove', credential: 'k' })
  await accept({ view: view() })
  expect(page.all('button', /Remove Phone/)).toEqual([])
})

test('changes nothing when the question who it is gets no answer', async () => {
  const { page, requests, answer } = await accountPage(view({ passkeys: [credential('k', 'Phone')] }))
  await page.press('Remove Phone')
  await page.press('Remove Phone. Sure?')
  await answer(PROVE_FIRST)
  await page.press('Close')
  expect(page.all('dialog')).toEqual([])
  expect(requests()).toHaveLength(2)
})

test('ends other browsers’ sessions, and this one only by signing out', async () => {
  const { page, requests } = await accountPage(
    view({ sessions: [HERE, { ...HERE, id: 's2', browser: 'Safari', isThis: false }] }),
  )
  expect(page.all('button', /Firefox/)).toEqual([])
  await page.press(/Safari/)
  expect(requests().at(-1)).toEqual({ do: 'end-session', session: 's2' })
})
