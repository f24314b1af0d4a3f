import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations, violationsInThemes } from './axe.ts'
import { shot } from './context.ts'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom, type Screen, tableOf } from './room.ts'

const BLACKJACK = 'outlaws/pure-21-5-blackjack'
const PAI_GOW = 'cameo/fortune-pai-gow-poker'
const HOLDEM = 'outlaws/texas-holdem'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([BLACKJACK])
})
afterAll(() => room.close())

/** Bets, leaves the player-dealer position to others and goes on, until there is something to decide. */
const untilAsked = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const first = (what: string) => document.querySelector<HTMLButtonElement>(what)
    const until = Date.now() + 30_000
    while (!first('.pad.ask') && Date.now() < until) {
      const next =
        first('.pad.bank .moves .btn') ??
        (first('button.spot.base.has') ? first('.pad.wagers .btn.main:not(:disabled)') : undefined) ??
        first('button.spot.base:not(.has)') ??
        first('.dock > .moves:not(.hold) .btn')
      next?.click()
      await new Promise(resolve => setTimeout(resolve, 30))
    }
  })

/** Answers safely until the round is over, and goes to its page. */
async function untilOver(page: Page): Promise<string> {
  const path = await page.evaluate(async () => {
    const all = (what: string) => [...document.querySelectorAll<HTMLButtonElement>(what)]
    const until = Date.now() + 30_000
    while (!document.querySelector('.log-after a') && Date.now() < until) {
      const moves = all('.pad.ask .moves .btn:not(:disabled)')
      const next = all('.btn.armed')[0] ?? moves.find(one => one.classList.contains('main')) ?? moves.at(-1)
      next?.click()
      await new Promise(resolve => setTimeout(resolve, 30))
    }
    return document.querySelector<HTMLAnchorElement>('.log-after a')?.pathname ?? ''
  })
  expect(path).toMatch(/^\/rounds\//)
  await page.goto(`${room.served.url}${path}`)
  return path
}

async function tonight(game: string, screen: Screen = 'desk') {
  const visitor = await room.enter('/tonight', screen)
  const { page } = visitor
  await page.locator(`option[value="${game}"]`).waitFor({ state: 'attached' })
  await page.locator('.open-tonight select').first().selectOption(game)
  await page.getByText('Choose everything').click()
  await page.getByLabel('Coach allowed').check()
  await page.getByRole('button', { name: 'Open my card room' }).click()
  await page.locator('.at-table .dock').waitFor()
  return visitor
}

/** The record as the page shows it. */
const recordOn = async (page: Page) =>
  JSON.parse((await page.locator('.record pre').textContent())!) as { cards: string }

test(
  'shows no coach at a table that does not allow it, even to a player who has turned it on',
  async () => {
    const { page, context, trouble } = await room.enter(tableOf(BLACKJACK))
    await page.evaluate(() => localStorage.setItem('cardroom.coach', 'on'))
    await page.reload()
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    await untilAsked(page)
    await page.locator('.pad.ask').waitFor()
    await page.keyboard.press('q')
    await page.keyboard.press('Shift+V')
    await page.getByRole('button', { name: 'More' }).click()
    expect(await page.getByRole('button', { name: 'Coach', exact: false }).count()).toBe(0)
    expect(await page.locator('.coach, .worth').count()).toBe(0)
    expect(await page.getByRole('log', { name: 'What is said' }).textContent()).not.toContain('Best')
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'blackjack: the coach is off until it is turned on; then it marks the best move, says why, and reviews the round',
  async () => {
    const { page, context, trouble } = await tonight(BLACKJACK, 'wide-desk')
    await untilAsked(page)
    await page.locator('.pad.ask').waitFor()
    expect(await page.locator('.coach, .worth').count()).toBe(0)
    await page.keyboard.press('q')
    await page
      .locator('.coach strong')
      .filter({ hasText: /^Best: / })
      .waitFor()
    const best = page.locator('.pad.ask .btn[data-best]')
    await expect.poll(() => best.count()).toBeGreaterThan(0)
    expect(await best.first().textContent()).toContain('best')
    await page.getByRole('button', { name: 'Why?' }).click()
    await expect.poll(() => page.locator('.coach-choices li').count()).toBeGreaterThan(1)
    expect(await page.locator('.coach').textContent()).toContain('Exact, by counting every case.')
    await page.keyboard.press('Shift+V')
    await page
      .getByRole('log', { name: 'What is said' })
      .getByText(/Best: /)
      .waitFor()
    await shot(page, 'coach-blackjack')
    expect(await violationsInThemes(page, 'coach')).toEqual([])

    await untilOver(page)
    const dot = page.locator('.graph-dot').first()
    await dot.waitFor()
    await dot.click()
    await shot(page, 'review')
    const slider = page.getByRole('slider', { name: 'Position in the round' })
    expect(Number(await slider.inputValue())).toBeGreaterThan(0)
    expect(await page.locator('.review-decisions [aria-current]').count()).toBe(1)
    // Choice and luck are what the round came to.
    const [net, choice, luck] = (await page.locator('.review-figures dd').allTextContents()).map(text =>
      Math.round(100 * Number(text.replace('−', '-').replaceAll(/[$,+]/g, ''))),
    )
    expect(Math.abs(net! - choice! - luck!)).toBeLessThanOrEqual(1)

    for (const name of ['With the same cards', 'With new cards']) {
      await page.getByRole('button', { name }).click()
      await page.locator('.what-if .coach strong').waitFor()
      if (name === 'With new cards') await shot(page, 'what-if')
      await page.evaluate(async () => {
        const over = () => document.querySelector('.what-if .pad.ask') === null
        while (!over()) {
          document.querySelector<HTMLButtonElement>('.what-if .btn.armed, .what-if .btn.main')?.click()
          await new Promise(resolve => setTimeout(resolve, 30))
        }
      })
    }
    await expect.poll(() => page.locator('.what-if-tries li').count()).toBe(2)
    await page
      .locator('.what-if')
      .getByText(/^2 tries: /)
      .waitFor()
    await shot(page, 'tries')
    expect(await violations(page)).toEqual([])
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'pai gow on a phone: the coach lays out the best setting with one press, beside the house way',
  async () => {
    const { page, context, trouble } = await tonight(PAI_GOW, 'phone')
    await page.evaluate(() => localStorage.setItem('cardroom.coach', 'on'))
    await page.reload()
    await untilAsked(page)
    await page
      .locator('.coach strong')
      .filter({ hasText: /^Best: / })
      .waitFor()
    expect(await page.locator('.coach-line').textContent()).toMatch(/house way/)
    await page.getByRole('button', { name: 'Show the best setting' }).click()
    await expect.poll(() => page.locator('.pick[aria-pressed="true"]').count()).toBe(2)
    expect(await page.locator('.pad.ask .btn[data-best]').count()).toBeGreaterThan(0)
    await shot(page, 'coach-pai-gow')
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'hold’em: the coach says that it has no solved strategy; a shared round hides the cards that its player did not see',
  async () => {
    const { page, context, trouble } = await tonight(HOLDEM, 'phone')
    await page.evaluate(() => localStorage.setItem('cardroom.coach', 'on'))
    await page.reload()
    await untilAsked(page)
    await page
      .locator('.coach strong')
      .filter({ hasText: /gets [\d.]+ % of the pot/ })
      .waitFor()
    expect(await page.locator('.coach').textContent()).toContain('No solved strategy')
    await expect.poll(() => page.locator('.pad.ask .btn .worth').count()).toBeGreaterThan(0)
    await shot(page, 'coach-holdem')
    // A player who folds sees nobody's cards.
    await page.getByRole('button', { name: /^Fold/ }).click()
    const path = await untilOver(page)
    const id = decodeURIComponent(path.split('/').at(-1)!)
    const kept = await room.served.room.context.store.round(id)
    const own = await recordOn(page)
    await page.getByRole('button', { name: 'Share' }).click()
    const link = await page.getByRole('textbox', { name: 'Share' }).inputValue()
    await context.close()

    const stranger = await room.enter('/')
    await stranger.page.goto(link)
    await stranger.page.getByText(/^As the player in seat \d+ saw it\.$/).waitFor()
    const told = await recordOn(stranger.page)
    expect(told).not.toHaveProperty('shuffle')
    expect(told.cards).toContain('??')
    // All have their cards, and only one hand lies open.
    const slider = stranger.page.getByRole('slider', { name: 'Position in the round' })
    await slider.fill('7')
    await expect.poll(() => stranger.page.locator('.felt .card.back').count()).toBeGreaterThan(0)
    const dealt = String(kept!.record.cards).split(' ')
    const shown = told.cards.split(' ')
    expect(shown).toHaveLength(dealt.length)
    expect(shown.every((card, i) => card === '??' || card === dealt[i])).toBe(true)
    // The shared record has no more cards than the card room shows that player.
    expect(told.cards).toBe(own.cards)
    await shot(stranger.page, 'shared')
    expect([...trouble, ...stranger.trouble]).toEqual([])
    await stranger.context.close()
  },
  PATIENCE,
)
