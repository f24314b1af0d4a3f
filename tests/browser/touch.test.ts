import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press } from './asked.ts'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const BACCARAT = 'comstock/ez-baccarat-panda-8'
const PAI_GOW = 'cameo/fortune-pai-gow-poker'
const PAN = 'players/pan'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([BACCARAT, PAI_GOW, PAN])
}, PATIENCE)
afterAll(() => room.close())

async function middleOf(of: Locator): Promise<{ x: number; y: number }> {
  await of.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await of.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** A finger takes something, moves it in steps and lets it go. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const start = await middleOf(from)
  const end = await middleOf(to)
  await touch('touchStart', start)
  for (const part of [0.2, 0.6, 1]) {
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    })
  }
  await touch('touchEnd')
}

async function sitAt(game: string) {
  const visitor = await room.enter(tableOf(game), 'phone')
  await visitor.page.getByRole('button', { name: /^Sit down with/ }).click()
  return visitor
}

/** A spot of one's own, when wagers are open: the player-dealer position is passed on. */
async function openSpot(page: Page): Promise<Locator> {
  const spot = page.locator('button.spot.base').first()
  const before = page.locator('.pad.bank .moves .btn, .dock > .moves:not(.hold) .btn').first()
  for (;;) {
    await before.or(spot).first().waitFor()
    if ((await spot.count()) > 0) return spot
    await before.click({ timeout: 2_000 }).catch(() => {})
  }
}

test(
  'lays a chip by finger',
  async () => {
    const { page, context, trouble } = await sitAt(BACCARAT)
    const spot = await openSpot(page)
    await drag(page, page.locator('.chip-button').first(), spot)
    await page.locator('button.spot.base.has').first().waitFor()
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'sets a hand by finger, with each card in the half that it is dropped on',
  async () => {
    const { page, context, trouble } = await sitAt(PAI_GOW)
    const spot = await openSpot(page)
    await spot.click()
    await page.locator('.pad.wagers .btn.main:not(:disabled)').click()
    const low = page.locator('.halves [data-drop="low"]')
    const high = page.locator('.halves [data-drop="high"]')
    const cards = page.locator('.setting .pick')
    const taken = page.locator('.setting .pick[aria-pressed="true"]')
    await low.waitFor()
    await drag(page, cards.nth(0), low)
    await drag(page, cards.nth(1), low)
    await expect.poll(() => taken.count()).toBe(2)
    expect(await high.innerText()).not.toContain('–')
    await drag(page, cards.nth(1), high)
    await expect.poll(() => taken.count()).toBe(1)
    // A drop on the half that the card lies in changes nothing.
    await drag(page, cards.nth(0), low)
    expect(await taken.count()).toBe(1)
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'throws the turned card away by finger',
  async () => {
    const { page, context, trouble } = await sitAt(PAN)
    // By name, not by key: pressed once too often, the key that draws throws the card away.
    const button = (name: RegExp) => page.locator('.pan-pad .moves .btn:not(:disabled)', { hasText: name })
    const next = page.locator('.dock > .moves:not(.hold) .btn').first()
    const isAuto = page.locator('.pan-auto input')
    const away = page.locator('.pan-away')
    const turned = page.locator('.pan-turned .pan-card')
    // Where the others give up, or one of them is out first, there is another hand.
    while (!((await turned.isVisible()) && (await away.isVisible()))) {
      const may = [turned, button(/^Play/), button(/^Draw(?! another)/), next]
      await may
        .reduce((one, other) => one.or(other))
        .first()
        .waitFor()
      if ((await isAuto.isVisible()) && (await isAuto.isChecked())) await press(isAuto)
      for (const one of may.slice(1)) if (await one.isVisible()) await press(one)
    }
    await drag(page, turned, away)
    await turned.waitFor({ state: 'detached' })
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)
