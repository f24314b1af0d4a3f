import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless } from './accessible.ts'
import { type BrowserRoom, openRoom } from './room.ts'

const GAME = 'comstock/texas-holdem'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([GAME])
})
afterAll(() => room.close())

test('the link makes an operator, who grants a part, sets the play money and closes a table', async () => {
  const link = new URL((await room.served.operatorLink())!)
  const ann = await room.enter('/')
  await ann.page.locator('.wallet', { hasText: '$10,000' }).waitFor()
  const { page, context, trouble } = await room.enter(`${link.pathname}${link.hash}`)
  await page.getByRole('button', { name: 'Become the operator' }).click()
  await page.getByRole('heading', { name: 'People' }).waitFor()
  const name = await ann.page.locator('.name-words').innerText()
  await page.getByLabel('Find somebody by name').fill('Guest')
  const row = page.locator('tbody tr').filter({ has: page.getByRole('button', { name: /: operator$/ }) })
  await row.first().waitFor()
  await page.getByRole('button', { name: `Make ${name} floor` }).click()
  await page.getByRole('button', { name: `Take from ${name}: floor` }).waitFor()

  await page.getByLabel('For newcomers, in dollars').fill('250')
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await page.getByText('That is in force now.').waitFor()
  const newcomer = await room.enter('/')
  await newcomer.page.locator('.wallet', { hasText: '$250' }).waitFor()

  expect(await nameless(page)).toEqual([])
  await page.locator('#content').getByRole('link', { name: 'Tables', exact: true }).click()
  await page.getByRole('button', { name: /^Close .*Hold/ }).click()
  await page.getByRole('button', { name: /^Close .*Hold/ }).waitFor({ state: 'detached' })
  await page.goto(`http://localhost:${room.served.port}/house`)
  await page
    .locator('.house-log')
    .getByText(/closed comstock-texas-holdem/)
    .waitFor()
  expect(trouble).toEqual([])
  for (const one of [ann.context, newcomer.context, context]) await one.close()
})

test('says that a link was used, and shows the house only to those who run it', async () => {
  const used = new URL((await room.served.operatorLink()) ?? 'http://x/house/claim#used')
  const { page, context } = await room.enter(`${used.pathname}${used.hash}`, 'phone')
  await page.getByRole('button', { name: 'Become the operator' }).click()
  await page.getByRole('alert').filter({ hasText: 'not good' }).waitFor()
  await page.goto(`http://localhost:${room.served.port}/house`)
  await page.getByText('This page is for those who run the house.').waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await context.close()
})
