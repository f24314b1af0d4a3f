// @vitest-environment happy-dom
import type { Evening, TableView } from '@cardroom/protocol'
import { act, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { go } from '../shared/routing/router.ts'
import { render } from '../testing/render.tsx'
import { openTestConnection } from '../testing/test-connection.ts'
import { FriendsPanel } from './friends-panel.tsx'
import { JoinForm } from './invite/join-form.tsx'

const EVENING: Evening = [
  { who: { name: 'Ann' }, bought: 20_000, has: 26_000 },
  { who: { name: 'Bo' }, bought: 20_000, has: 13_500 },
  { who: 'house', bought: 0, has: 500 },
]

const table = (more: object = {}) =>
  ({ id: 't1', word: 'AbCd', seats: [], you: { may: [] }, ...more }) as unknown as TableView

afterEach(() => go('/'))

async function inRoom(element: ReactNode) {
  const room = openTestConnection('Ann')
  const part = await render(element, { connection: room.connection })
  const answer = (more: object) =>
    act(async () => room.hear({ re: room.sent.at(-1)!.re as number, ...more } as never))
  return { part, answer, asked: () => room.sent.slice(1) }
}

test('says who owes whom, the house’s collection too', async () => {
  const { part, answer } = await inRoom(<FriendsPanel table={table()} />)
  await answer({ type: 'ok', evening: EVENING })
  expect(part.all('item').map(one => one.textContent)).toEqual([
    'Bo owes Ann $60.',
    'Bo owes The house (collection) $5.',
  ])
})

test('asks for the evening’s account anew after each round, and not in between', async () => {
  const { part, asked } = await inRoom(<FriendsPanel table={table()} />)
  expect(asked()).toHaveLength(1)
  await part.again(<FriendsPanel table={table({ wagers: [] })} />)
  expect(asked()).toHaveLength(1)
  await part.again(<FriendsPanel table={table({ last: { id: 'r1' } })} />)
  expect(asked()).toMatchObject([{ type: 'evening' }, { type: 'evening', table: 't1' }])
})

test('shows the invitation only to those who know the word', async () => {
  const { part } = await inRoom(<FriendsPanel table={table({ word: undefined })} />)
  expect(part.all('field', 'Word')).toEqual([])
  await part.again(<FriendsPanel table={table()} />)
  expect((part.the('field', 'Word') as HTMLInputElement).value).toBe('AbCd')
  expect((part.the('field', 'Link') as HTMLInputElement).value).toMatch(/\/table\/t1#word=AbCd$/)
})

test('lets bots be added up to the free seats, and taken away down to none', async () => {
  const bots = (count: number) => table({ you: { may: [{ do: 'bots', count, max: 2 }] } })
  const { part, asked } = await inRoom(<FriendsPanel table={bots(2)} />)
  expect(part.the('button', 'One bot more').hasAttribute('disabled')).toBe(true)
  await part.press('One bot less')
  expect(asked().at(-1)).toMatchObject({ type: 'bots', table: 't1', count: 1 })
  await part.again(<FriendsPanel table={bots(0)} />)
  expect(part.the('button', 'One bot less').hasAttribute('disabled')).toBe(true)
})

test('goes to the table whose word was typed', async () => {
  const { part, answer, asked } = await inRoom(<JoinForm />)
  await part.fill(/invited/, ' AbCdEfGhIjKl ')
  await part.press('Come in')
  expect(asked()).toMatchObject([{ type: 'find', word: 'AbCdEfGhIjKl' }])
  await answer({ type: 'ok', table: 't1' })
  expect(location.pathname + location.hash).toBe('/table/t1#word=AbCdEfGhIjKl')
})

test('says that no table has the word, until another is typed', async () => {
  const { part, answer } = await inRoom(<JoinForm />)
  await part.fill(/invited/, 'AbCdEfGhIjKl')
  await part.press('Come in')
  await answer({ type: 'refused', why: { code: 'line-no-such-word', at: [], values: {} } })
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/no table/i)
  await part.fill(/invited/, 'AbCdEfGhIjKm')
  expect(document.querySelector('[role=alert]')).toBeNull()
})
