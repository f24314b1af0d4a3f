import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom } from './room.ts'

let room: BrowserRoom
// Everybody comes to a card room where nobody else plays.
beforeEach(async () => {
  room = await openRoom(['cameo/three-card-poker-6-card-bonus'])
})
afterEach(() => room.close())

/** The one button that stands out, wherever it is; it must be in sight. */
async function pressGold(page: Page): Promise<void> {
  const gold = page.locator('.dock .btn.main:not(:disabled)').first()
  if (!(await gold.isVisible())) return
  const box = await gold.boundingBox()
  const size = page.viewportSize()!
  if (!box) return
  expect([
    box.x >= 0,
    box.y >= 0,
    box.x + box.width <= size.width,
    box.y + box.height <= size.height,
  ]).toEqual([true, true, true, true])
  await gold.click({ timeout: 1000 }).catch(() => {})
}

test.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])(
  'leads a newcomer who only presses the button that stands out to a result ($width×$height)',
  async size => {
    const { page, trouble } = await room.enter('/', 'phone')
    await page.setViewportSize(size)
    await page.locator('.quick-seat .btn.main').click()
    const result = page.locator('.dock-status', { hasText: /^You: / })
    await expect
      .poll(
        async () => {
          if (await result.isVisible()) return true
          await pressGold(page)
          return result.isVisible()
        },
        { timeout: 30_000, interval: 100 },
      )
      .toBe(true)
    expect(await page.getByRole('heading', { level: 1, name: /Three Card Poker/ }).isVisible()).toBe(true)
    expect(trouble).toEqual([])
  },
  PATIENCE,
)
