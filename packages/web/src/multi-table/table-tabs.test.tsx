// @vitest-environment happy-dom
import type { ServerMessage } from '@cardroom/protocol'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { go, PageLocationContext, usePageLocation } from '../shared/routing/router.ts'
import { render } from '../testing/render.tsx'
import { openTestConnection } from '../testing/test-connection.ts'
import { forgetTable, keepTable } from './seated-tables.ts'
import { TableTabs } from './table-tabs.tsx'

afterEach(() => {
  go('/')
  for (const id of ['a', 'b']) forgetTable(id)
})

const tableMessage = (id: string, you: object) =>
  ({
    type: 'table',
    number: 1,
    table: { id, you: { name: 'Ann', may: [], ...you } },
  }) as unknown as ServerMessage

function Tabs() {
  return (
    <PageLocationContext value={usePageLocation()}>
      <TableTabs />
    </PageLocationContext>
  )
}

/** The tabs of a player who sits at these tables. */
async function tabsOf(...ids: string[]) {
  for (const id of ids) keepTable({ id, title: `Table ${id.toUpperCase()}` })
  const { connection, hear } = openTestConnection('Ann')
  const part = await render(<Tabs />, { connection })
  const tell = (id: string, you: object) => act(async () => hear(tableMessage(id, you)))
  return { part, tell, tabs: () => part.all('link').map(one => one.textContent) }
}

test('leads back to the only table from elsewhere, and shows no tab at it', async () => {
  const { part, tabs } = await tabsOf('a')
  expect(tabs()).toEqual(['Table A'])
  await act(async () => part.the('link').click())
  expect(location.pathname).toBe('/table/a')
  expect(tabs()).toEqual([])
})

test('offers several tables side by side', async () => {
  const { tabs } = await tabsOf('a', 'b')
  expect(tabs()).toEqual(['Table A', 'Table B', 'Side by side'])
})

test('says at which table it is the player’s turn, and only there', async () => {
  const { tabs, tell } = await tabsOf('a', 'b')
  await tell('a', { seat: 1 })
  await tell('b', { seat: 2, may: [{ do: 'move' }] })
  expect(tabs()).toEqual(['Table A', 'Table B: your turn', 'Side by side'])
  await tell('b', { seat: 2 })
  expect(tabs()).toEqual(['Table A', 'Table B', 'Side by side'])
})

test('drops the tab of a table where the player has left the seat', async () => {
  const { tabs, tell } = await tabsOf('a', 'b')
  await tell('a', { seat: 1 })
  await tell('a', {})
  expect(tabs()).toEqual(['Table B'])
})
