import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserRoom, openRoom } from './room.ts'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(['outlaws/texas-holdem'])
})
afterAll(() => room.close())

test('the lab counts in the browser, and its address can be shared', async () => {
  const { page, trouble } = await room.enter(
    '/lab?game=comstock%2Fez-baccarat-panda-8&reading=bankerThreeCardSeven%3Dpushes',
  )
  const banker = page.getByRole('row', { name: /^Banker line/ })
  await banker.waitFor()
  expect(await banker.innerText()).toContain('1.0183 %')
  await page.getByLabel(/^Decks/).selectOption('6')
  await page.waitForURL(/decks=6/)
  await page.getByText('6 decks').waitFor()
  expect(page.url()).toContain('bankerThreeCardSeven')
  expect(trouble).toEqual([])
})

test('on a phone nothing runs off the side', async () => {
  const { page } = await room.enter('/lab', 'phone')
  await page.getByRole('row', { name: /^Banker line/ }).waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test('keeps the chosen picture in the address, and downloads its figures', async () => {
  const { page, trouble, context } = await room.enter(
    '/lab?game=comstock%2Fez-baccarat-panda-8&picture=decks',
    'phone',
  )
  const picture = page.getByRole('figure', { name: 'EZ Baccarat Panda 8: edge by number of decks' })
  await picture.waitFor()
  await page.getByText(/^The lab is counting/).waitFor({ state: 'detached' })
  const saved = page.waitForEvent('download')
  await picture.getByRole('button', { name: 'Download as CSV' }).click()
  const chunks = await (await saved).createReadStream().then(stream => stream.toArray())
  const [heads, ...rows] = Buffer.concat(chunks).toString().trim().split('\r\n')
  expect(heads).toBe('Decks,Player line,Banker line,Tie Bet,Panda 8,Dragon 7')
  expect(rows.map(row => row.split(',')[0])).toEqual(['3', '4', '5', '6', '7', '8'])
  await page.getByRole('button', { name: 'A night’s bankroll' }).click()
  await page.waitForURL(/picture=night/)
  await page.getByText(/an hour on average at 70 rounds an hour, without the collection/).waitFor()
  // What the chosen option collects is a part of the night.
  await page.getByLabel('Collection').first().selectOption({ index: 1 })
  await page.getByText(/an hour on average at 70 rounds an hour, with the collection of/).waitFor()
  expect(page.url()).toContain('picture=night')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(trouble).toEqual([])
  await context.close()
})
