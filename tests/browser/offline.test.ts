import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from './context.ts'
import { PATIENCE } from './play-rounds.ts'
import { play } from './robot.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const BACCARAT = 'comstock/ez-baccarat-panda-8'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([BACCARAT])
}, PATIENCE)
afterAll(() => room.close())

async function visit({ browser, served }: BrowserRoom = room) {
  const context = await openContext(browser, {
    viewport: { width: 960, height: 600 },
    serviceWorkers: 'allow',
  })
  context.setDefaultTimeout(40_000)
  const page = await context.newPage()
  const trouble: string[] = []
  page.on('pageerror', error => trouble.push(error.message))
  const url = `http://localhost:${served.port}`
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { context, page, trouble, url }
}

test(
  'opens the rulebook, the lab and a table against bots without a network after one visit',
  async () => {
    const { context, page, trouble, url } = await visit()
    const name = await page.locator('.name').textContent()
    await context.setOffline(true)

    await page.goto(`${url}/rules/${BACCARAT}`)
    await page.getByRole('heading', { name: /EZ Baccarat/, level: 1 }).waitFor()
    await page.goto(`${url}/lab?game=${encodeURIComponent(BACCARAT)}`)
    await page.getByRole('row', { name: /^Banker line/ }).waitFor()

    await page.goto(`${url}${tableOf(BACCARAT)}`)
    await page.getByText('You are offline').waitFor()
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    const played = await play(page, { rounds: 1, banks: false })
    expect(played.rounds).toHaveLength(1)

    // The device looks back on the rounds played there, and offers decisions for practice.
    await page.goto(`${url}/me/play`)
    await page.getByRole('row', { name: /^EZ Baccarat/ }).waitFor()
    await page.goto(`${url}/practice/comstock/super-pan-9?seed=abc`)
    await page.locator('.practice-dock .moves .btn').first().click()
    await page.locator('.verdict-said').waitFor()
    // It has the exercises for house dealers, too.
    await page.goto(`${url}/school/${BACCARAT}/draw?seed=abc`)
    await page.locator('.school-pick').first().click()
    await page.getByRole('button', { name: 'Check' }).click()
    await page.locator('.school-verdict').waitFor()
    await page.goto(`${url}${tableOf(BACCARAT)}`)

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Back to the card room' }).click()
    await page.locator('.name', { hasText: name! }).waitFor()
    await page.getByRole('button', { name: /^Sit down with/ }).waitFor()
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'moves a player who loses the line to play on the device only when they ask for it',
  async () => {
    const own = await openRoom([BACCARAT])
    const { page, context, url } = await visit(own)
    await page.goto(`${url}${tableOf(BACCARAT)}`)
    const sit = page.getByRole('button', { name: /^Sit down with/ })
    await sit.click()
    await sit.waitFor({ state: 'detached' })
    await own.served.close()
    const here = page.getByRole('button', { name: 'Play against bots on this device' })
    await here.waitFor()
    expect(await page.getByText('You play on this device').count()).toBe(0)
    await here.click()
    await sit.waitFor()
    await page.getByText('You play on this device').waitFor()
    await context.close()
    rmSync(own.data, { recursive: true, force: true })
  },
  PATIENCE,
)
