import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless } from './accessible.ts'
import { violations } from './axe.ts'
import { type BrowserRoom, openRoom } from './room.ts'

const GAME = 'cameo/ez-baccarat'
const MINUTE = 60_000

let late = 0
let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([], { now: () => Date.now() + late, timings: { pause: 20, wagers: 10_000 } })
})
afterAll(() => room.close())

/** Declines the position and makes one wager a round. */
const playUntil = (page: Page, seen: string): Promise<void> =>
  page.evaluate(async wanted => {
    const first = (what: string) => document.querySelector<HTMLButtonElement>(what)
    while (!first(wanted)) {
      const next =
        first('.pad.bank .moves .btn') ??
        (first('button.spot.base.has') ? first('.pad.wagers .btn.main:not(:disabled)') : undefined) ??
        first('button.spot.base:not(.has)') ??
        first('.dock > .moves:not(.hold) .btn')
      next?.click()
      await new Promise(resolve => setTimeout(resolve, 30))
    }
  }, seen)

test('a table under the regulation of 2026 shows its forty minutes, its notice and its provider, and ends the game', async () => {
  const { page, context, trouble } = await room.enter('/')
  await page.locator(`.open-table option[value="${GAME}"]`).waitFor({ state: 'attached' })
  await page.locator('.open-table select').first().selectOption(GAME)
  await page.getByLabel('Regime').selectOption('ccr-2073')
  await page.getByLabel('A bot plays for a third-party provider').check()
  await page.locator('.open-table button[type=submit]').click()
  await page.locator('.at-table .dock').waitFor()
  await page.getByText('third-party provider', { exact: true }).first().waitFor()
  await page.locator('#tab-sign').click()
  await page.getByText('Any player may take the player-dealer position').waitFor()
  // The position is declined, and one wager made, until the first hand is dealt.
  const clock = page.getByRole('timer', { name: 'Player-dealer position' })
  await playUntil(page, '.rotation')
  expect(await clock.textContent()).toMatch(/^(40|39):\d\d$/)
  await page.getByText(/[01] of 2 other players have had it; the game ends at/).waitFor()
  expect(await violations(page)).toEqual([])
  late = 40 * MINUTE
  const over = page.locator('.rotation.over')
  await playUntil(page, '.rotation.over')
  expect(await over.textContent()).toContain('too few players had the player-dealer position in time')
  expect(trouble).toEqual([])
  await context.close()
})

test('the operator changes a game, sees the mistake beside its field, and has the corrected game checked', async () => {
  const link = new URL((await room.served.operatorLink())!)
  const { page, context, trouble } = await room.enter(`${link.pathname}${link.hash}`)
  await page.getByRole('button', { name: 'Become the operator' }).click()
  await page.getByRole('link', { name: 'A game of the room’s own' }).click()
  await page.getByLabel('Begin with').selectOption(GAME)
  await page.getByLabel('rules.id', { exact: true }).fill('corner/baccarat')
  await page.getByLabel('Find a field').fill('rules.decks.to')
  const decks = page.getByLabel('rules.decks.to', { exact: true })
  await decks.fill('many')
  await page.getByRole('button', { name: 'Look it over' }).click()
  await page.getByText('One mistake: it cannot be played.').waitFor()
  const field = page.locator('.rules-field', { has: decks })
  expect(await field.locator('.wrong').textContent()).toBe('a whole number from 1, not "many"')
  expect(await decks.getAttribute('aria-invalid')).toBe('true')
  await decks.fill('6')
  // A copied wager row repeats the name of another, which is a mistake until the row is removed.
  await page.getByLabel('Find a field').fill('rules.wagers')
  await page.getByRole('button', { name: 'Another row like rules.wagers[1]', exact: true }).click()
  await page.getByRole('button', { name: 'Look it over' }).click()
  await page.getByText(/mistakes?: it cannot be played/).waitFor()
  await page.getByRole('button', { name: 'Remove rules.wagers[2]', exact: true }).click()
  await page.getByRole('button', { name: 'Look it over' }).click()
  await page.getByText('Rounds by chance: 30, and everything held.').waitFor()
  await page.getByRole('heading', { name: 'Differences from the game that it was made from' }).waitFor()
  await page.locator('.rules-checked td', { hasText: '7.6062' }).first().waitFor()
  expect(await page.getByRole('link', { name: 'Take the file' }).getAttribute('download')).toBe(
    'baccarat.json',
  )
  expect(await nameless(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})
