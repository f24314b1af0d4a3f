import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserRoom, openRoom, type Screen } from './room.ts'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(['comstock/ez-baccarat-panda-8'])
})
afterAll(() => room.close())

const SCREENS: readonly Screen[] = ['desk', 'phone']

test.each(SCREENS)('searches the rulebook while one types (%s)', async screen => {
  const { page, context, trouble } = await room.enter('/rules', screen)
  await page.getByRole('searchbox').fill('exposd card')
  await page.locator('.hit').first().waitFor()
  await expect.poll(() => page.locator('.hit h3').first().textContent()).toContain('Exposed card')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('exposd card')
  expect(await page.locator('.hit .cite').first().textContent()).toMatch(/^00\d:\d+|practice/)
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.getByRole('searchbox').fill('dragon 7 comstock pays')
  await page.getByRole('link', { name: 'EZ Baccarat Panda 8' }).first().click()
  await page.waitForURL('**/rules/comstock/ez-baccarat-panda-8#*')
  await page.locator('.marked').first().waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test.each(SCREENS)('compares two filings side by side (%s)', async screen => {
  const { page, context, trouble } = await room.enter('/rules/diff?a=outlaws/pure-21-5-blackjack', screen)
  await page.getByLabel('Second game').selectOption('stars/pure-21-5-blackjack')
  const buster = page.locator('tr.differs', { hasText: /000:147.*003:2272/ })
  await buster.waitFor()
  expect(await buster.textContent()).toMatch(/15 to 1.*000:147.*25 to 1.*003:2272/)
  expect(await page.locator('tr:not(.differs) th[scope=row]').count()).toBe(0)
  await page.getByLabel('Show what is the same, too').check()
  expect(await page.locator('tr:not(.differs) th[scope=row]').count()).toBeGreaterThan(20)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(trouble).toEqual([])
  await context.close()
})

test.each(SCREENS)(
  'lists a game of which only fees were filed as such, and shows them on its page (%s)',
  async screen => {
    const { page, context, trouble } = await room.enter('/rules', screen)
    const razz = page.locator('[data-room=towers] li', { hasText: 'Razz' })
    await razz.waitFor()
    expect(await razz.textContent()).toContain('only fees were filed')
    await razz.getByRole('link').click()
    await page.waitForURL('**/rules/towers/razz')
    await page.getByText('The room filed fees for this game, but no rules').waitFor()
    expect(await page.getByText('$7 after the first round').count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(trouble).toEqual([])
    await context.close()
  },
)
