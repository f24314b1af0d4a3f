import { type Result, verifyRecord } from '@cardroom/engine'
import type { RoundReply, RoundsReply } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless, overhang } from './accessible.ts'
import { untilAsked } from './asked.ts'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const GAME = 'comstock/pan'
const OTHER = 'players/pan'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([GAME, OTHER])
})
afterAll(() => room.close())

const first = async (all: Locator): Promise<Locator | undefined> =>
  (await all.count()) > 0 ? all.first() : undefined

/** Plays as the page suggests, by key, by pointer and by dragging, until so many hands are over. */
async function playHands(page: Page, hands: number): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  const did = (what: string): void => {
    done[what] = (done[what] ?? 0) + 1
  }
  const over = new Set<string>()
  // The table may change while a button is being pressed, so no press waits long.
  page.setDefaultTimeout(2_000)
  const until = Date.now() + PATIENCE - 20_000
  while (over.size < hands && Date.now() < until) {
    const next = await first(page.locator('.dock > .moves:not(.hold) .btn'))
    if (next) {
      const record = await first(page.locator('.log-after a, .log-before a'))
      const id = await record?.getAttribute('href').catch(() => null)
      if (id && done.i) over.add(id)
      await next.click().catch(() => {})
      continue
    }
    const key = async (letter: string): Promise<boolean> => {
      const button = page.locator(`.pan-pad .moves .btn[aria-keyshortcuts="${letter}"]:not(:disabled)`)
      if ((await button.count()) === 0) return false
      await page.keyboard.press(letter)
      did(letter)
      return true
    }
    if (await key('i')) continue
    if (await key('c')) continue
    if (await key('t')) continue
    if (await key('n')) continue
    const suggestion = await first(page.locator('.pan-suggestion'))
    if (suggestion) {
      await suggestion.click().catch(() => {})
      if (await key('l')) continue
    }
    const turned = await first(page.locator('.pan-turned .pan-card'))
    const fits = await first(page.locator('.pan-pad .moves .btn.main[aria-keyshortcuts="1"]'))
    const meld = await first(page.locator('.pan-meld'))
    if (turned && fits && meld) {
      await turned.dragTo(meld).catch(() => {})
      did('drag')
      continue
    }
    if ((await key('2')) || (await key('3')) || (await key('1'))) continue
    if (await key('d')) continue
    const card = await first(page.locator('.pan-hand .pan-card:not(:disabled)'))
    const away = await first(page.locator('.pan-away'))
    if (card && away && !turned && !done.thrown) {
      await card.dragTo(away).catch(() => {})
      did('thrown')
      continue
    }
    if (card) {
      await card.focus().catch(() => {})
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      if (await key('d')) continue
    }
    await page.waitForTimeout(60)
  }
  return done
}

test(
  'plays two hands by key, pointer and drag, with records that verify',
  async () => {
    const { page, context, trouble } = await room.enter(tableOf(GAME))
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    const name = (await page.locator('.name').textContent())!.trim()
    const done = await playHands(page, 2)
    expect(trouble).toEqual([])
    expect(Object.keys(done)).toEqual(expect.arrayContaining(['i', 'd']))
    expect(await nameless(page)).toEqual([])
    await context.close()
    const of = async <T>(path: string) => (await (await fetch(`${room.served.url}${path}`)).json()) as T
    const rounds = await of<RoundsReply>(`/api/rounds?player=${name}`)
    expect(rounds.length).toBeGreaterThanOrEqual(1)
    const library = await openRulebook()
    for (const { id } of rounds) {
      const { record } = await of<RoundReply>(`/api/rounds/${id}`)
      expect(verifyRecord(record, library, english.say)).toBeUndefined()
      expect((record.result as Result).winner).toBeDefined()
    }
  },
  PATIENCE,
)

test(
  'on a phone nothing hangs over the side',
  async () => {
    const { page, context, trouble } = await room.enter(tableOf(OTHER), 'phone')
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    await untilAsked(page, '.pan-pad')
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'a page that is slower than the bots still shows every move',
  async () => {
    const { page, context, trouble } = await room.enter(tableOf(OTHER))
    const session = await context.newCDPSession(page)
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    const pass = '.pan-pad .moves .btn[aria-keyshortcuts="p"]'
    await untilAsked(page, pass)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // The others play a whole hand: every move of it is told.
    await page.locator(pass).click()
    await page
      .locator('.log-after a')
      .first()
      .waitFor({ timeout: PATIENCE - 20_000 })
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)
