import { readFileSync } from 'node:fs'
import type { OwnRoundsReply } from '@cardroom/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATIENCE } from './play-rounds.ts'
import { play } from './robot.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const GAME = 'cameo/three-card-poker-6-card-bonus'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([GAME])
}, PATIENCE)
afterAll(() => room.close())

/** `−$28.67` in cents. */
const cents = (text: string): number => Math.round(100 * Number(text.replace('−', '-').replace(/[$+,]/g, '')))

const fitsWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** What the first row of the table of games says. */
const totals = async (page: Page) => {
  await page.locator('.my-play-games').waitFor()
  await page.locator('.my-play progress').waitFor({ state: 'detached' })
  const cells = await page.locator('.my-play-games tbody tr').first().locator('td').allTextContents()
  const [rounds = '', net = '', luck = '', choice = '', unjudged = ''] = cells
  return { rounds: Number(rounds), net, luck, choice, unjudged }
}

test(
  'judges the rounds that one has played, and offers their mistakes for practice',
  async () => {
    const { page, context, trouble } = await room.enter('/')
    await page.getByRole('link', { name: 'My play' }).click()
    // A newcomer is told what comes here, and where to begin.
    await page.getByText('You have not finished a round here yet').waitFor()
    await page.getByRole('link', { name: 'To the tables' }).click()
    await page.goto(`${room.served.url}${tableOf(GAME)}`)
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    await play(page, { rounds: 12, banks: false })

    await page.goto(`${room.served.url}/me/play`)
    let shown = await totals(page)
    // Random presses make a mistake sooner or later.
    while (cents(shown.choice) >= 0) {
      await page.goto(`${room.served.url}${tableOf(GAME)}`)
      await play(page, { rounds: 4, banks: false })
      await page.goto(`${room.served.url}/me/play`)
      shown = await totals(page)
    }
    const token = await page.evaluate(() => localStorage.getItem('cardroom.token'))
    const reply = await fetch(`${room.served.url}/api/me/rounds`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { rounds } = (await reply.json()) as OwnRoundsReply
    const nets = rounds.flatMap(({ net }) => net ?? [])
    expect(shown.rounds).toBe(nets.length)
    expect(shown.rounds).toBeGreaterThan(5)
    expect(cents(shown.net)).toBe(nets.reduce((sum, net) => sum + net, 0))
    const parts = [shown.luck, shown.choice, shown.unjudged].reduce((sum, text) => sum + cents(text), 0)
    expect(Math.abs(parts - cents(shown.net))).toBeLessThanOrEqual(2)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all rounds as CSV' }).click(),
    ])
    const [, ...rows] = readFileSync((await download.path())!, 'utf8')
      .trim()
      .split('\r\n')
    expect(rows.map(row => cents(row.split(',')[2]!)).toSorted()).toEqual(nets.toSorted())

    // On a phone each row stands by itself.
    const desk = page.viewportSize()!
    await page.setViewportSize({ width: 390, height: 844 })
    await fitsWidth(page)
    await page.setViewportSize(desk)

    // Rounds that were judged once are not judged again.
    await page.reload()
    expect(await totals(page)).toEqual(shown)
    const kept = await page.evaluate(
      () =>
        new Promise<{ judged?: object }[]>(resolve => {
          const opening = indexedDB.open('cardroom-own-rounds')
          opening.onsuccess = () => {
            const all = opening.result.transaction('rounds').objectStore('rounds').getAll()
            all.onsuccess = () => resolve(all.result)
          }
        }),
    )
    expect(kept.filter(({ judged }) => judged)).toHaveLength(rounds.length)

    // The dearest mistake is asked first.
    await page.getByRole('link', { name: 'Practise these' }).click()
    await page.waitForURL('**/practice/**round=*')
    const plays = page.getByRole('button', { name: /^Play \$/ })
    await plays.waitFor()
    await page.getByRole('button', { name: /^Fold/ }).waitFor()
    await plays.click()
    await page.getByText('At the table you chose').waitFor()
    await page.locator('.verdict-said').waitFor()
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test('states the cost of a decision answered wrongly by keyboard, and asks a decision again from its address', async () => {
  const { page, context, trouble } = await room.enter(`/rules/${GAME}`)
  await page.getByRole('link', { name: 'Practise decisions' }).click()
  await page.waitForURL(`**/practice/${GAME}?seed=*`)
  // A queen, an eight and an ace are worth playing against a jack: to fold them costs.
  await page.goto(`${room.served.url}/practice/${GAME}?seed=abc`)
  await page.getByRole('button', { name: /^Play \$/ }).waitFor()
  await page.keyboard.press('f')
  await page.keyboard.press('f')
  const said = await page.getByText(/^That costs \$[\d.]+ on average/).textContent()
  const [, cost, units] = /\$([\d.]+) on average: ([\d.]+) ×/.exec(said!)!
  const worth = await page.locator('.verdict-value').allTextContents()
  const [best = 0, fold = 0] = worth.map(text => Number.parseFloat(text.replace('−', '-')))
  expect(fold).toBe(-1)
  expect(Number(units)).toBeCloseTo(best - fold, 3)
  expect(Number(cost)).toBeCloseTo(10 * Number(units), 1)
  expect(await page.locator('.verdict-choices li').first().textContent()).toMatch(/^Play best.*wins \d+/)
  await page.getByText('Right: 0 of 1').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/seed=abc\.\d+/)
  await page.getByRole('button', { name: /^Play \$/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Play \$/ }).waitFor()
  expect(page.url()).toMatch(/seed=abc\.\d+/)
  await page.getByText('Right: 0 of 1').waitFor()
  await page.goto(`${room.served.url}/practice/${GAME}?seed=${encodeURIComponent('no seed')}`)
  await page.getByText('“no seed” is no seed').waitFor()
  await page.goto(`${room.served.url}/practice/cameo/ez-baccarat`)
  await page.getByText('have no known values').waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('sets a hand by tapped cards on a phone, and keeps everything in sight', async () => {
  const { page, context, trouble } = await room.enter('/practice/stars/pai-gow-tiles?seed=abc', 'phone')
  const tiles = page.locator('.practice-dock .pick')
  await tiles.first().waitFor()
  await tiles.nth(0).tap()
  await tiles.nth(1).tap()
  const set = page.getByRole('button', { name: /^Set the hand/ })
  const box = (await set.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height)
  await set.tap()
  // A foul hand is set only when it is meant.
  if (await page.locator('.btn.armed').isVisible()) await page.locator('.btn.armed').tap()
  await page.locator('.verdict-said').waitFor()
  await page.getByRole('button', { name: /^Next decision/ }).waitFor()
  await fitsWidth(page)
  await page.goto(`${room.served.url}/me/play`)
  await page.getByText('You have not finished a round here yet').waitFor()
  await fitsWidth(page)
  expect(trouble).toEqual([])
  await context.close()
})
