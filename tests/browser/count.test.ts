import { handDealt, handRound, tabletOf } from '@cardroom/server/testing/hand-dealt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless } from './accessible.ts'
import { type BrowserRoom, openRoom } from './room.ts'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([])
})
afterAll(() => room.close())

test('opens a shift, pulls the box of a table dealt by hand, corrects its miscount, and agrees with the books', async () => {
  const tablet = tabletOf(room.served, handDealt('by-hand-one'))
  await tablet.begin()
  await tablet.append(0, handRound(1, 1, 1_000))
  const link = new URL((await room.served.operatorLink())!)
  const { page, context, trouble } = await room.enter(`${link.pathname}${link.hash}`)
  await page.getByRole('button', { name: 'Become the operator' }).click()
  await page.getByRole('link', { name: 'Drop and count' }).click()
  await page.getByLabel('Establishment').fill('The House')
  await page.getByRole('button', { name: 'Name it' }).click()
  await page.getByLabel('Time zone of the house').selectOption('America/Denver')
  await page.getByLabel('The day turns at').selectOption('04:00')
  await page.getByRole('button', { name: 'Tell days so' }).click()
  await expect
    .poll(() => room.served.room.context.store.house.drop(0))
    .toMatchObject([
      { event: { type: 'day-set', zone: 'America/Los_Angeles', turns: 6 } },
      { event: { type: 'establishment-named' } },
      { event: { type: 'day-set', zone: 'America/Denver', turns: 4 } },
    ])
  await page.getByLabel('Name or number of the shift').fill('day')
  await page.getByRole('button', { name: 'Open the shift' }).click()
  await page.getByText(/The shift \d{4}-\d\d-\d\d day is on\./).waitFor()
  await page.getByLabel('Table dealt by hand').fill('by-hand-one')
  await page.getByRole('button', { name: 'Give it a box' }).click()
  const row = page.locator('tr', { hasText: 'by-hand-one' })
  const held = (await row.locator('td.figure').first().textContent())!
  const dollars = Number(held.slice(1))
  expect(dollars).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pull the box of by-hand-one' }).click()
  const sheet = page.getByRole('article', { name: 'Count sheet: by-hand-one, Box 1' })
  await sheet.getByText(`Collection: By the log${held}`).waitFor()
  const count = sheet.getByRole('button', { name: 'Write down the count' })
  await sheet.getByLabel('$1', { exact: true }).fill('-1')
  await count.click()
  await page.getByRole('alert').filter({ hasText: 'a count is never below zero' }).waitFor()
  await sheet.getByLabel('$1', { exact: true }).fill(String(dollars + 1))
  await count.click()
  await sheet.getByText('Difference not signed yet').waitFor()
  expect(await nameless(page)).toEqual([])
  await sheet.getByLabel('Line').selectOption({ label: 'Collection $1' })
  await sheet.getByLabel('Pieces, corrected').fill(String(dollars))
  await sheet.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('alert').filter({ hasText: 'initials' }).waitFor()
  await sheet.getByLabel('Initials').first().fill('FL')
  await sheet.getByRole('button', { name: 'Correct' }).click()
  await sheet.getByText('Counted as the log says.').waitFor()
  // The line that was struck can still be read, and is on the paper too.
  expect(await sheet.locator('s').allTextContents()).toContain(String(dollars + 1))
  await page.emulateMedia({ media: 'print' })
  await sheet.getByText(/struck by FL/).waitFor()
  expect(await sheet.getByLabel('Initials').count()).toBeGreaterThan(0)
  expect(await sheet.getByLabel('Initials').first().isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  // A page that still shows a closed shift as open says that it is closed.
  const other = await context.newPage()
  await other.goto(page.url())
  const close = { name: 'Close the shift and pull every box' } as const
  await other.getByRole('button', close).waitFor()
  await page.getByRole('button', close).click()
  await page.getByText(/No shift is open/).waitFor()
  await other.getByRole('button', close).click()
  await other.getByRole('alert').filter({ hasText: 'is closed' }).waitFor()
  await other.close()

  await page.getByRole('link', { name: 'The house' }).click()
  await page.getByRole('link', { name: 'The books' }).click()
  await page.getByText('every one balances').waitFor()
  await page.getByLabel('Laid out by').selectOption('shift')
  const line = page.locator('tr', { hasText: / day/ })
  await line.waitFor()
  expect(await line.locator('td').nth(3).textContent()).toBe(held)
  expect(await nameless(page)).toEqual([])
  expect(trouble.filter(said => !said.includes('409'))).toEqual([])
  await context.close()
})
