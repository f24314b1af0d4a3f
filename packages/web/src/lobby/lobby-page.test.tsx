// @vitest-environment happy-dom
import type { LobbyTable } from '@cardroom/protocol'
import { act } from 'react'
import { expect, test } from 'vitest'
import { here } from '../shared/routing/router.ts'
import { render } from '../testing/render.tsx'
import { openTestConnection } from '../testing/test-connection.ts'
import { LobbyPage } from './lobby-page.tsx'

const table = (id: string, family: string, more: Partial<LobbyTable> = {}): LobbyTable => ({
  id,
  title: id,
  game: `cameo/${id}`,
  name: `Game ${id}`,
  family,
  seats: 6,
  people: 1,
  bots: 0,
  playing: 1,
  ofTheHouse: true,
  names: ['Bea'],
  waiting: [],
  phase: 'wagers',
  ...more,
})

async function lobby(...tables: LobbyTable[]) {
  const room = openTestConnection('Ann')
  const part = await render(<LobbyPage />, { connection: room.connection })
  await act(async () => room.hear({ type: 'lobby', tables }))
  const shown = () => part.all('heading', /^Game /).map(one => one.textContent)
  const answer = (more: object) =>
    act(async () => room.hear({ re: room.sent.at(-1)!.re as number, ...more } as never))
  return { part, shown, answer, sent: room.sent }
}

test('says that it connects until the tables are there', async () => {
  const room = openTestConnection('Ann')
  const part = await render(<LobbyPage />, { connection: room.connection })
  expect(part.page.querySelector('.wait')).not.toBeNull()
  expect(room.sent.at(-1)).toEqual({ type: 'lobby', look: true })
})

test('shows only the tables of a family filter, and all again', async () => {
  const { part, shown } = await lobby(table('a', 'baccarat'), table('b', 'poker'), table('c', 'poker'))
  expect(shown()).toEqual(['Game a', 'Game b', 'Game c'])
  await part.press('Baccarat')
  expect(shown()).toEqual(['Game a'])
  expect(part.chosen()).toEqual(['Baccarat'])
  await part.press(/^All/)
  expect(shown()).toHaveLength(3)
})

test('goes to the table after sitting down', async () => {
  const { part, answer, sent } = await lobby(table('a', 'baccarat'))
  await part.press(/^Play.* a\b/)
  expect(sent.at(-1)).toMatchObject({ type: 'sit', table: 'a' })
  await answer({ type: 'ok' })
  expect(here().route).toMatchObject({ page: 'table', id: 'a' })
})

test('offers the waiting list of a full table, but not to a player who waits or sits there', async () => {
  const full = table('a', 'baccarat', { seats: 1 })
  const { part, sent } = await lobby(full)
  await part.press(/wait/i)
  expect(sent.at(-1)).toMatchObject({ type: 'wait', table: 'a' })

  const { part: own, sent: said } = await lobby(table('b', 'poker', { names: ['Ann'] }))
  const before = said.length
  await own.press(/back.* b\b/i)
  expect(said).toHaveLength(before)
  expect(here().route).toMatchObject({ page: 'table', id: 'b' })
})

test('shows at the table why sitting down was refused', async () => {
  const { part, answer } = await lobby(table('a', 'baccarat'))
  await part.press(/^Play.* a\b/)
  await answer({ type: 'refused', why: { code: 'page-line-lost', at: [], values: {} } })
  expect(part.the('item', /Game a/).querySelector('[role=alert], .wrong, .refused')).not.toBeNull()
})

test('gives no way into a table that could not be opened', async () => {
  const { part } = await lobby(table('a', 'baccarat', { phase: 'not-opened' }))
  expect(part.all('button', /^Play/)).toEqual([])
  expect(part.all('link', /Game a/)).toEqual([])
})
