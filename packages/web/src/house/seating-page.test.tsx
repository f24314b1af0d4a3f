// @vitest-environment happy-dom
import type { SeatingReply, TableSeating } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { openTestConnection } from '../testing/test-connection.ts'
import SeatingPage from './seating-page.tsx'

const table = (id: string, free: number, more: Partial<TableSeating> = {}): TableSeating => ({
  id,
  title: `Table ${id.toUpperCase()}`,
  seats: 6,
  free,
  waiting: [],
  people: [],
  ...more,
})

async function seatingPage(tables: readonly TableSeating[], part: 'floor' | 'auditor' = 'floor') {
  const seating: SeatingReply = {
    now: 0,
    games: [
      {
        game: 'cameo/texas-holdem',
        name: 'Texas Hold’em',
        list: [
          { person: 'p1', name: 'Ann' },
          { person: 'p2', name: 'Bo' },
        ],
        tables,
      },
    ],
  }
  return render(<SeatingPage />, {
    connection: openTestConnection('Lee').connection,
    replies: { '/api/me': { parts: [part] }, '/api/house/seating': seating },
  })
}

test('calls a waiting player to the first table with a free seat, for the set time', async () => {
  const page = await seatingPage([table('a', 0), table('b', 2), table('c', 1)])
  await page.fill('A seat is kept for, in minutes', '5')
  await page.press('Call Bo to Table B')
  const body = { person: 'p2', table: 'b', minutes: 5 }
  expect(page.posts).toEqual([{ path: '/api/house/seating/call', body }])
})

test('calls nobody while every table is full, but takes names off the list', async () => {
  const page = await seatingPage([table('a', 0)])
  expect(page.all('button', /^Call/)).toEqual([])
  await page.press('Take Ann off the list')
  const body = { game: 'cameo/texas-holdem', person: 'p1' }
  expect(page.posts).toEqual([{ path: '/api/house/seating/strike', body }])
})

test('moves a player only to tables with a free seat, and once', async () => {
  const people = [
    { person: 'p3', name: 'Cy', seat: 1, stack: 20_000, away: false },
    { person: 'p4', name: 'Di', seat: 2, stack: 30_000, away: false, movingTo: 'b' },
  ] as const
  const page = await seatingPage([table('a', 0, { people }), table('b', 1), table('c', 0)])
  expect(page.all('button', /to Table [ABC]$/).map(one => one.getAttribute('aria-label'))).toEqual([
    'Call Ann to Table B',
    'Call Bo to Table B',
    'Cy to Table B',
  ])
  expect(page.text()).toContain('Di $300 on the way to Table B')
})

test('lets players of a feeder table move to no main game but another table’s', async () => {
  const page = await seatingPage([table('a', 1), table('b', 1, { feeds: 'a' })])
  const choice = page.the('field', 'Where players of Table B must move to') as HTMLSelectElement
  expect([...choice.options].map(one => one.text)).toEqual(['nowhere', 'Table A'])
  await page.fill('Where players of Table B must move to', '')
  expect(page.posts).toEqual([{ path: '/api/house/seating/must-move', body: { table: 'b' } }])
})

test('is for floor and operators only', async () => {
  const page = await seatingPage([table('a', 1)], 'auditor')
  expect(page.text()).not.toContain('Ann')
})
