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
  await page.getByLabel('Decks').selectOption('6')
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
