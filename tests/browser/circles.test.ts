import type { RoundReply } from '@cardroom/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserRoom, openRoom, type Screen, tableOf } from './room.ts'

const TABLES: readonly (readonly [game: string, screen: Screen])[] = [
  ['outlaws/pure-21-5-blackjack', 'desk'],
  ['stars/pure-21-5-blackjack', 'phone'],
]
const PATIENCE = 90_000
const SOON = 1000

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(TABLES.map(([game]) => game))
})
afterAll(() => room.close())

/** Passes the position on and goes to the next round, until wagers are open. */
async function toTheWagers(page: Page): Promise<void> {
  const pad = page.locator('.pad.wagers')
  const pass = page.locator('.pad.bank .moves .btn').first()
  const next = page.locator('.dock > .moves:not(.hold) .btn').first()
  for (;;) {
    await pad.or(pass).or(next).first().waitFor()
    if (await pad.isVisible()) return
    const other = (await pass.isVisible()) ? pass : next
    await other.click({ timeout: SOON }).catch(() => {})
  }
}

/** Answers every question until the round is over, and returns the titles of the questions. */
async function playOut(page: Page): Promise<string[]> {
  const titles: string[] = []
  const moves = page.locator('.pad.ask .moves .btn:not(:disabled)')
  const stand = moves.filter({ hasText: /^Stand/ })
  const over = page.locator('.log-after a')
  for (;;) {
    await page.locator('.pad.ask').or(over).first().waitFor()
    if (await over.isVisible()) return titles
    const title = await page
      .locator('.pad.ask .pad-title')
      .textContent({ timeout: SOON })
      .catch(() => null)
    if (title && titles.at(-1) !== title.trim()) titles.push(title.trim())
    // The pad may be gone before it is pressed; then there is another, or the round is over.
    const move = (await stand.count()) > 0 ? stand.first() : moves.last()
    await move.click({ timeout: SOON }).catch(() => {})
  }
}

test.each(TABLES)(
  'a player bets the own seat and a circle where nobody sits, and plays both hands: %s, %s',
  async (game, screen) => {
    const { page, context, trouble } = await room.enter(tableOf(game), screen)
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    const name = (await page.locator('.name').textContent())!.trim()
    const spot = page.locator('button.spot.base').first()

    // A natural is not asked for a decision, so it may take several rounds until both hands are.
    for (let rounds = 0; rounds < 8; rounds++) {
      await toTheWagers(page)
      await spot.click()
      const circle = page.locator('.circle-button').first()
      const seat = Number(await circle.textContent())
      await circle.focus()
      await page.keyboard.press('Space')
      expect(await page.locator('.bet-on select').inputValue()).toBe(String(seat))
      await spot.click()
      await page.locator('.seat.circle .bet').first().waitFor()
      await page.locator('.pad.wagers .btn.main:not(:disabled)').click()
      const titles = await playOut(page)
      const circleTitle = `Your decision, circle ${seat}`
      if (!titles.includes(circleTitle) || !titles.includes('Your decision')) continue

      const path = (await page.locator('.log-after a').getAttribute('href'))!
      const { record, seats } = (await (await fetch(`${room.served.url}/api${path}`)).json()) as RoundReply
      const own = Number(Object.entries(seats).find(([, who]) => who === name)![0])
      expect(record.wagers).toContainEqual(expect.objectContaining({ seat, player: own }))
      expect(Object.keys((record.result as { net: object }).net)).not.toContain(String(seat))
      await page.locator('.seat.of-circle', { hasText: `circle ${seat}` }).waitFor()
      expect(trouble).toEqual([])
      await context.close()
      return
    }
    throw new Error('the two hands were never both asked')
  },
  PATIENCE,
)
