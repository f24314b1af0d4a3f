import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless, overhang, showsFocus } from './accessible.ts'
import { untilAsked } from './asked.ts'
import { PATIENCE } from './play-rounds.ts'
import { play } from './robot.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const BACCARAT = 'comstock/ez-baccarat-panda-8'
const BLACKJACK = 'outlaws/pure-21-5-blackjack'
const TILES = 'stars/pai-gow-tiles'
const HOLDEM = 'outlaws/texas-holdem'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([BACCARAT, BLACKJACK, TILES, HOLDEM])
})
afterAll(() => room.close())

const goTo = async (page: Page, path: string, shows: string): Promise<void> => {
  await page.goto(`${room.served.url}${path}`)
  await page.locator(shows).first().waitFor()
}

const sitDown = (page: Page): Promise<void> => page.getByRole('button', { name: /^Sit down with/ }).click()

test(
  'every page names its controls and fits the width of a phone',
  async () => {
    const { page, context, trouble } = await room.enter('/')
    const wrong: string[] = []
    const look = async (where: string, at = page): Promise<void> => {
      for (const one of await nameless(at)) wrong.push(`${where}: ${one} has no name`)
      for (const width of [390, 360, 320]) {
        await at.setViewportSize({ width, height: 740 })
        const over = await overhang(at)
        if (over > 0) wrong.push(`${where}: ${over} px over the side at ${width} px`)
      }
      await at.setViewportSize({ width: 1280, height: 800 })
    }
    await page.locator('.table-card').first().waitFor()
    await look('lobby')
    await goTo(page, '/rules', '.games')
    await look('rulebook')
    await goTo(page, `/rules/${BLACKJACK}`, '.sheet-section')
    await look('sheet')
    await goTo(page, '/lab', '.lab-question')
    await look('lab')
    // Somebody else at each table: nobody has chips for all of them.
    for (const game of [TILES, BACCARAT, HOLDEM]) {
      const guest = await room.enter(tableOf(game))
      await guest.page.locator('.pad.sitting').waitFor()
      await look(`${game}, watching`, guest.page)
      await sitDown(guest.page)
      await play(guest.page, { rounds: 2, banks: false })
      await look(`${game}, over`, guest.page)
      await untilAsked(guest.page)
      await look(`${game}, asked`, guest.page)
      await guest.context.close()
      expect(guest.trouble).toEqual([])
    }
    await goTo(page, '/rounds', '.round-list a')
    await look('rounds')
    await page.locator('.round-list a').first().click()
    await page.locator('.transport').waitFor()
    await look('replay')
    await context.close()
    expect(wrong).toEqual([])
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test('serves the page compressed, and lets browsers keep its parts', async () => {
  const { page, context } = await room.enter('/')
  const script = await page.locator('script[src]').getAttribute('src')
  await context.close()
  const part = await fetch(`${room.served.url}${script}`, { headers: { 'accept-encoding': 'br' } })
  expect(part.headers.get('content-encoding')).toBe('br')
  expect(part.headers.get('cache-control')).toContain('immutable')
  const entry = await fetch(`${room.served.url}/rules`, { headers: { 'accept-encoding': 'gzip' } })
  expect(entry.headers.get('content-encoding')).toBe('gzip')
  expect(entry.headers.get('cache-control')).toBe('no-cache')
})

/** The counts of cards shown before the settlement, and whether the result was told before it. */
interface Reveal {
  readonly cards: number[]
  toldEarly: boolean
}

test(
  'shows a round card by card, and its result after the last card',
  async () => {
    const { page, context, trouble } = await room.enter(tableOf(BACCARAT))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await sitDown(page)
    await untilAsked(page, '.pad.wagers')
    await page.getByRole('button', { name: /^Player line/ }).click()
    await page.locator('.seat.you .bet').waitFor()
    await page.evaluate(() => {
      const noted: Reveal = { cards: [], toldEarly: false }
      Object.assign(window, { noted })
      const look = () => {
        if (document.querySelector('.bet.settled')) return
        noted.cards.push(document.querySelectorAll('.felt .card').length)
        noted.toldEarly ||= [...document.querySelectorAll('.dock-status, [role=log] p')].some(one =>
          one.textContent?.startsWith('You: '),
        )
      }
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    await page.keyboard.press('Enter')
    await page.locator('.bet.settled').first().waitFor()
    const { cards, toldEarly } = await page.evaluate(() => (window as unknown as { noted: Reveal }).noted)
    expect(cards).toEqual(expect.arrayContaining([1, 2, 3, 4]))
    expect(toldEarly).toBe(false)
    await page
      .getByText(/^You: /)
      .first()
      .waitFor()
    expect(await page.locator('.felt .card').count()).toBeGreaterThanOrEqual(4)
    await context.close()
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test(
  'leads from the lobby to a seat, wagers, decisions and the rule sheet by keyboard alone',
  async () => {
    const { page, context, trouble } = await room.enter('/')
    await page.locator('.table-card').first().waitFor()
    const key = (...keys: string[]) =>
      keys.reduce((before, one) => before.then(() => page.keyboard.press(one)), Promise.resolve())
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )

    // Tab to the blackjack table's door.
    for (let at = 0; at < 60 && !/^Play now.*Pure 21.5/.test((await focused()) ?? ''); at++) await key('Tab')
    expect(await focused()).toMatch(/^Play now/)
    expect(await showsFocus(page)).toBe(true)
    await key('Enter')
    await page.locator('.at-table').waitFor()

    const rounds = new Set<string>()
    const decided = new Set<string>()
    // A natural decides nothing: it may take a round more.
    while (rounds.size < 3 || decided.size === 0) {
      await page.locator('.dock[aria-busy="false"]').waitFor()
      const pad = await page.evaluate(() => {
        const next = document.querySelector('.dock > .moves:not(.hold) .btn')
        const armed = document.querySelector('.btn.armed')
        const shown = document.querySelector('.pad')
        const keyOf = (button: Element | null | undefined) => button?.getAttribute('aria-keyshortcuts') ?? ''
        return {
          kind: next ? 'next' : (shown?.className ?? ''),
          over: document.querySelector<HTMLAnchorElement>('.log-after a')?.pathname,
          placed: document.querySelectorAll('.seat.you .bet').length,
          armed: keyOf(armed),
          move: keyOf(document.querySelector('.pad.ask .moves .btn:not(:disabled)')),
        }
      })
      if (pad.kind === 'next') {
        if (pad.over) rounds.add(pad.over)
        await key('Enter')
      } else if (pad.kind.includes('bank')) await key('n')
      else if (pad.kind.includes('wagers')) {
        if (pad.placed > 0) await key('Enter')
        // A chip, a spot (its own letter), one chip too many, and back.
        else await key('2', 'b', 'b', 'z')
      } else if (pad.kind.includes('ask')) {
        decided.add(pad.move)
        await key(pad.armed || pad.move)
      }
      await page.waitForTimeout(40)
    }
    // The rule sheet is one key away, and Escape leads back.
    await key('g')
    await page.getByRole('dialog', { name: 'Pure 21.5 Blackjack' }).waitFor()
    expect(await showsFocus(page)).toBe(true)
    await key('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })

    // Beside the table: arrows go from tab to tab.
    await page.getByRole('tab', { name: 'Log' }).focus()
    await key('ArrowRight', 'ArrowRight')
    expect(await focused()).toBe('Table')
    await page.getByText('Back-line bets').waitFor()
    await context.close()
    expect(trouble).toEqual([])
  },
  PATIENCE,
)
