import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAsked } from './asked.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const HOLDEM = 'outlaws/texas-holdem'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([HOLDEM])
})
afterAll(() => room.close())

/** Opens a table of hold'em from the lobby, and so sits down at it. */
async function opensTable(page: Page, bots: number): Promise<string> {
  const form = page.getByRole('region', { name: 'Open a table' })
  await form.getByLabel(/^Game/).selectOption(HOLDEM)
  await form.getByLabel('Bots').fill(String(bots))
  await form.getByRole('button', { name: 'Open a table' }).click()
  await page.waitForURL(/\/table\//)
  return new URL(page.url()).pathname
}

test('a player sits down with the buy-in of the table’s schedule', async () => {
  const { page, trouble } = await room.enter('/')
  const form = page.getByRole('region', { name: 'Open a table' })
  await form.getByLabel(/^Game/).selectOption(HOLDEM)
  await form
    .getByLabel('Collection schedule')
    .selectOption({ label: 'rates/4, rates/5, rates/6 · buy-in $40–$300' })
  await form.getByText('Buy-in: $40 to $300').waitFor()
  await form.getByLabel('Lower bet, $').fill('2')
  await form.getByLabel('Bots').fill('0')
  await form.getByRole('button', { name: 'Open a table' }).click()
  await page.waitForURL(/\/table\//)
  await page.getByText('$2/$4 limit').first().waitFor()
  const table = new URL(page.url()).pathname

  const other = await room.enter(table)
  const pad = other.page.getByRole('region', { name: 'Sit down' })
  await pad.getByText('Buy-in: $40 to $300').waitFor()
  const dollars = pad.getByLabel('Amount in dollars')
  await dollars.fill('500')
  await dollars.blur()
  await expect.poll(() => dollars.inputValue()).toBe('300')
  await dollars.fill('60')
  await pad.getByRole('button', { name: 'Sit down with $60' }).click()
  await other.page.getByText('sits down at seat 2 with $60').waitFor()
  // More chips, between two rounds or before the first.
  await other.page.getByRole('button', { name: 'More' }).click()
  await other.page.getByRole('textbox', { name: 'Dollars' }).fill('40')
  await other.page.getByRole('button', { name: 'Buy chips' }).click()
  await other.page.getByText('buys $40').waitFor()
  expect([...trouble, ...other.trouble]).toEqual([])
})

test('a player who finds no seat waits for one, is called, and sits down', async () => {
  const ann = await room.enter('/')
  const table = await opensTable(ann.page, 9)
  const bob = await room.enter('/', 'phone')
  await bob.page.getByRole('button', { name: /^Wait for a seat at/ }).click()
  await bob.page.waitForURL(new RegExp(`${table}$`))
  await bob.page.getByText('You are the first on the waiting list.').waitFor()
  await ann.page.getByRole('tab', { name: 'Table' }).click()
  await ann.page.getByText('Waiting list').waitFor()
  await ann.page.getByRole('button', { name: 'More' }).click()
  await ann.page.getByRole('button', { name: 'Leave the seat' }).click()
  const leaves = ann.page.getByRole('dialog', { name: 'Leave the seat' })
  expect(await leaves.innerText()).toMatch(/Bought in[\s\S]*Chips in front of you/)
  await leaves.getByRole('button', { name: 'Leave the seat' }).click()
  const pad = bob.page.getByRole('region', { name: 'Sit down' })
  await pad.getByRole('alert').filter({ hasText: 'is yours until' }).waitFor()
  await pad.getByRole('button', { name: /^Sit down with/ }).click()
  await bob.page.getByRole('button', { name: 'More' }).click()
  await bob.page.getByRole('button', { name: 'Leave the seat' }).waitFor()
  expect([...ann.trouble, ...bob.trouble]).toEqual([])
})

test('a player changes seats at once, or when the round is over', async () => {
  const { page, trouble } = await room.enter('/')
  await opensTable(page, 0)
  await page.getByRole('button', { name: 'More' }).click()
  const change = page.getByRole('combobox', { name: 'Change seat' })
  await change.selectOption({ label: 'to seat 7' })
  await page.getByText('changes from seat 1 to seat 7').waitFor()

  const among = await room.enter(tableOf(HOLDEM))
  await among.page.getByRole('button', { name: /^Sit down with/ }).click()
  // Once the cards are dealt the change waits for the end of the round, and may be taken back.
  await untilAsked(among.page)
  const fold = among.page.getByRole('button', { name: /^Fold/ })
  await among.page.getByRole('button', { name: 'More' }).click()
  await among.page.getByRole('combobox', { name: 'Change seat' }).selectOption({ label: 'to seat 10' })
  await among.page.getByText('You change to seat 10 when the round is over.').waitFor()
  await among.page.getByRole('button', { name: 'Stay here' }).click()
  await among.page.getByRole('combobox', { name: 'Change seat' }).selectOption({ label: 'to seat 10' })
  await fold.click()
  // A fold that could have been a check is confirmed first.
  const sure = among.page.getByRole('button', { name: /^Sure/ })
  const changed = among.page.getByText(/changes from seat \d to seat 10/)
  await sure.or(changed).first().waitFor()
  if (await sure.isVisible()) await sure.click()
  await changed.waitFor()
  expect([...trouble, ...among.trouble]).toEqual([])
})
