// @vitest-environment happy-dom
import type { CountReply, CountSheet, Part } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { openTestConnection } from '../../testing/test-connection.ts'
import CountPage from './count-page.tsx'

const AT = Date.UTC(2026, 10, 18, 20)

/** A pulled box with $40 by the log, counted as one line of $20 bills. */
const counted = (pieces: number, more: Partial<CountSheet> = {}): CountSheet => ({
  box: 7,
  shift: 'Swing',
  table: 'Table 3',
  game: 'EZ Baccarat',
  byHand: false,
  number: 12,
  pulled: { at: AT, by: 'p1' },
  expected: { collection: 4_000, jackpot: 0 },
  count: {
    at: AT,
    by: 'p1',
    lines: [{ fund: 'collection', denomination: 2_000, count: pieces, struck: [] }],
    counted: { collection: pieces * 2_000, jackpot: 0 },
    difference: { collection: pieces * 2_000 - 4_000, jackpot: 0 },
  },
  signed: [],
  ...more,
})

const reply = (...sheets: CountSheet[]): CountReply => ({
  day: { zone: 'America/Los_Angeles', turns: 6 },
  now: { shift: 'Swing', opened: true },
  boxes: [
    { table: 'Table 3', game: 'EZ Baccarat', byHand: false, number: 13, collection: 1_200, jackpot: 100 },
  ],
  shifts: [{ shift: 'Swing', boxes: 1 }],
  shift: 'Swing',
  sheets,
  names: { p1: 'Lee' },
})

async function countPage(part: Part | undefined, ...sheets: CountSheet[]) {
  const me = { id: 'p1', name: 'Lee', parts: part ? [part] : [], wallet: 0 }
  const path = part === 'auditor' ? '/api/audit/count' : '/api/house/count'
  return render(<CountPage />, {
    connection: openTestConnection('Lee').connection,
    replies: { '/api/me': me, [path]: reply(...sheets), '/api/house/count/sign': {} },
  })
}

test('shows a player who is no staff neither boxes nor sheets', async () => {
  const page = await countPage(undefined, counted(2))
  expect(page.all('heading').map(one => one.textContent)).toEqual(['Drop and count'])
  expect(page.all('button')).toEqual([])
})

test('lets an auditor read every sheet and change nothing', async () => {
  const page = await countPage('auditor', counted(1))
  expect(page.text()).toContain('Difference not signed yet')
  expect(page.all('button').map(one => one.textContent)).toEqual(['Table (CSV)', 'Print or PDF'])
})

test('pulls the box of one table, in the shift that is on', async () => {
  const page = await countPage('floor')
  await page.press('Pull the box of Table 3')
  const body = { table: 'Table 3', byHand: false, shift: 'Swing' }
  expect(page.posts).toEqual([{ path: '/api/house/boxes/pull', body }])
})

test('says that a count agrees with the log, and asks for no signature then', async () => {
  const page = await countPage('floor', counted(2))
  expect(page.text()).toContain('Counted as the log says.')
  expect(page.all('button', 'Sign the difference')).toEqual([])
})

test('shows a difference as unsigned, and signs it with initials and a reason', async () => {
  const page = await countPage('floor', counted(1))
  expect(page.text()).toContain('Difference−$20')
  expect(page.text()).toContain('Difference not signed yet')
  await page.fill('Why there is one', 'a bill fell behind the box')
  // The first one belongs to the form that corrects a line.
  await page.fill(page.all('field', 'Initials')[1]!, 'LE')
  await page.press('Sign the difference')
  const body = { box: 7, initials: 'LE', why: 'a bill fell behind the box' }
  expect(page.posts).toEqual([{ path: '/api/house/count/sign', body }])
})

test('calls a signed difference no longer unsigned, and names who signed', async () => {
  const page = await countPage('floor', counted(1, { signed: [{ initials: 'LE', by: 'p1', at: AT }] }))
  expect(page.text()).not.toContain('Difference not signed yet')
  expect(page.text()).toMatch(/Signed LE \(Lee, /)
})

test('keeps a corrected line readable, struck through with initials', async () => {
  const sheet = counted(2)
  const [line] = sheet.count!.lines
  const struck = [{ count: 3, initials: 'LE', by: 'p1', at: AT }]
  const page = await countPage('auditor', {
    ...sheet,
    count: { ...sheet.count!, lines: [{ ...line!, struck }] },
  })
  const [old, now] = page.all('row', /\$20/)
  expect(old!.querySelectorAll('s')).toHaveLength(3)
  expect(old!.textContent).toMatch(/^\$20 struck by LE \(Lee, .*\)3\$60$/)
  expect(now!.textContent).toBe('$202$40')
})
