import { readFileSync } from 'node:fs'
import { verifyRecord } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserRoom, openRoom } from './room.ts'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(['outlaws/texas-holdem'])
})
afterAll(() => room.close())

test('a real table is followed: cards typed and tapped, a slip taken back, the record verifies', async () => {
  const { page, trouble } = await room.enter('/deal?game=outlaws%2Fthree-card-poker-6-card-bonus')
  const type = async (card: string) => {
    await page.getByLabel('Type it').fill(card)
    await page.keyboard.press('Enter')
  }
  for (const card of ['9s', '9d']) await type(card)
  await page.getByRole('button', { name: 'king of clubs' }).click()
  await page.getByRole('button', { name: /Take back the last entry/ }).click()
  for (const card of ['4c', 'Jh', '8d', '2c', 'Qh', '7c', '6d']) await type(card)
  await page.getByRole('heading', { name: 'Seat 2 decides' }).waitFor()
  await page.locator('.pad').getByRole('button', { name: /^Play/ }).click()
  await page.getByRole('heading', { name: 'Seat 3 decides' }).waitFor()
  await page.locator('.pad').getByRole('button', { name: /^Fold/ }).click()
  await page.getByRole('button', { name: /^Settle the round/ }).click()
  await page.getByText('The round is over.').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const record = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(record.result.net).toEqual({ 1: -1000, 2: 2000, 3: -1000 })
  expect(verifyRecord(record, await openRulebook(), english.say)).toBeUndefined()
  expect(trouble).toEqual([])
})

test('on a phone nothing runs off the side', async () => {
  const { page } = await room.enter('/deal?game=outlaws%2Ftexas-holdem', 'phone')
  await page.getByLabel('Type it').waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
