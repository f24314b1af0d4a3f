import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAsked } from './asked.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const HOLDEM = 'towers/texas-holdem'
const PAI_GOW = 'cameo/fortune-pai-gow-poker'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([HOLDEM, PAI_GOW])
})
afterAll(() => room.close())

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

test('the dealer’s and the blinds’ buttons lie before three players, on every screen clear of the plates', async () => {
  const { page, context, trouble } = await room.enter(tableOf(HOLDEM))
  await page.getByRole('button', { name: /^Sit down with/ }).click()
  const laid = page.locator('.disc.big-blind')
  await untilAsked(page)
  await laid.waitFor()
  for (const name of ['Dealer button', 'Small blind button', 'Big blind button']) {
    await expect.poll(() => page.getByRole('img', { name }).count()).toBe(1)
  }
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const clear = await page.waitForFunction(() => {
      const box = (one: Element) => one.getBoundingClientRect()
      const plates = [...document.querySelectorAll('.plate')].map(box)
      const discs = [...document.querySelectorAll('.disc')].map(box)
      const meets = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      // The felt is laid anew when the window has another size.
      return discs.every(disc => plates.every(plate => !meets(disc, plate)))
    })
    expect(await clear.jsonValue()).toBe(true)
  }
  expect(trouble).toEqual([])
  await context.close()
})

test('shows the sum of the dice and the player they name, the action button, and the bank’s button with its turn', async () => {
  const { page, context, trouble } = await room.enter(tableOf(PAI_GOW))
  await page.locator('.dice-words').waitFor()
  await expect.poll(() => page.locator('.dice-words').innerText()).toMatch(/^\d+: \S/)
  await expect.poll(() => page.locator('.disc.action').count()).toBe(1)
  await expect.poll(() => page.locator('.disc.first-bank, .disc.second-bank').count()).toBe(1)
  expect(trouble).toEqual([])
  await context.close()
})
