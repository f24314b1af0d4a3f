import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from '../context.ts'
import { buildPage, launchBrowser, leave } from '../room.ts'
import { FullTables, type MomentName } from './moments.ts'
import { ShownTable } from './shown.ts'

const PATIENCE = 60_000

const tables = new FullTables()
let browser: Browser
beforeAll(async () => {
  buildPage()
  browser = await launchBrowser()
})
afterAll(async () => {
  await leave(browser)
  await tables.close()
})

async function shownAt(game: string, places: number, moment: MomentName, phone = false): Promise<Page> {
  const context = await openContext(
    browser,
    phone
      ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
      : { viewport: { width: 1280, height: 800 } },
  )
  context.setDefaultTimeout(20_000)
  const shown = await ShownTable.in(await context.newPage())
  const { url, moments } = await tables.momentsOf(game, places)
  const found = moments.find(({ name }) => name === moment)
  if (!found) throw new Error(`no ${moment} at ${game}`)
  await shown.show(url, found.table)
  return shown.page
}

const spot = (page: Page, name: RegExp) => page.locator('.own-cloth').getByRole('button', { name })

test('chips are pressed, keyed and dragged onto the spots, and come back', {
  timeout: PATIENCE,
}, async () => {
  const page = await shownAt('comstock/ez-baccarat-panda-8', 14, 'wagers')
  await page.getByRole('button', { name: /^Take back/ }).click()
  await spot(page, /^Banker line, pays 1 to 1, nothing lies there/).waitFor()

  await page.getByRole('button', { name: 'Chip of $25' }).click()
  await spot(page, /^Banker line/).click()
  await spot(page, /^Banker line, pays 1 to 1, \$25 lies there/).waitFor()

  await page.keyboard.press('p')
  await spot(page, /^Player line, pays 1 to 1, \$25 lies there/).waitFor()

  const from = (await page.getByRole('button', { name: /^Chip of \$5( |$)/ }).boundingBox())!
  const to = (await spot(page, /^Dragon 7/).boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
  await page.locator('.dragged').first().waitFor({ state: 'attached' })
  await page.mouse.up()
  await spot(page, /^Dragon 7, pays 40 to 1, \$5 lies there/).waitFor()

  // With the keyboard alone: the spot shows its focus, takes a chip and gives it back.
  await spot(page, /^Panda 8/).focus()
  await page.keyboard.press('Space')
  await spot(page, /^Panda 8, pays 25 to 1, \$25 lies there/).waitFor()
  await page.keyboard.press('Delete')
  await spot(page, /^Panda 8, pays 25 to 1, nothing lies there/).waitFor()
  await page.keyboard.press('z')
  await spot(page, /^Panda 8, pays 25 to 1, \$25 lies there/).waitFor()
  await page.context().close()
})

test('on a phone one’s own spots are large enough for a finger', { timeout: PATIENCE }, async () => {
  const page = await shownAt('players/golden-frog-baccarat', 14, 'wagers', true)
  const sizes = await page
    .locator('.own-cloth button.spot')
    .evaluateAll(spots =>
      spots.map(one => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    )
  expect(sizes).toHaveLength(8)
  for (const [width, height] of sizes) {
    expect(width).toBeGreaterThanOrEqual(44)
    expect(height).toBeGreaterThanOrEqual(40)
  }
  await page.context().close()
})

test('names both halves of a hand, and lays it the house way with one press', {
  timeout: PATIENCE,
}, async () => {
  const page = await shownAt('cameo/fortune-pai-gow-poker', 7, 'decision')
  const set = page.getByRole('button', { name: /^Set the hand/ })
  expect(await set.isDisabled()).toBe(true)
  await page.getByRole('button', { name: /^Show the house way/ }).click()
  expect(await page.locator('.pick[aria-pressed="true"]').count()).toBe(2)
  const halves = await page.locator('.halves dd').allTextContents()
  expect(halves).toHaveLength(2)
  expect(halves).not.toContain('–')
  expect(await page.locator('.halves.foul').count()).toBe(0)
  expect(await set.isEnabled()).toBe(true)
  await page.context().close()
})
