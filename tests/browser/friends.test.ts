import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless, overhang } from './accessible.ts'
import { press, untilAsked } from './asked.ts'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom } from './room.ts'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([], { timings: { pause: 0 } })
})
afterAll(() => room.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })

test(
  'two friends meet by a link, talk, play a round and see who owes whom; a third comes by the word and looks on',
  async () => {
    const ann = await room.enter('/')
    await ann.page.getByRole('link', { name: 'Open my card room' }).click()
    await ann.page.getByText('Choose everything').click()
    await ann.page.getByLabel('Bots').fill('0')
    await button(ann.page, 'Open my card room').click()
    await tab(ann.page, 'Friends').click()
    const link = await ann.page.getByLabel('Link', { exact: true }).inputValue()
    const word = await ann.page.getByLabel('Word', { exact: true }).inputValue()
    expect(link).toMatch(/\/table\/outlaws-texas-holdem-[0-9a-f]{6}#word=[\w-]{12}$/)
    expect(link).toContain(word)
    expect(await ann.page.getByRole('img', { name: 'QR code of the link' }).isVisible()).toBe(true)

    const bob = await room.enter(link.slice(room.served.url.length), 'phone')
    await button(bob.page, /^Sit down with/).click()
    await bob.page.locator('.pad.sitting').waitFor({ state: 'detached' })

    const cy = await room.enter('/')
    await cy.page.getByLabel('Have you been invited?').fill(word)
    await button(cy.page, 'Come in').click()
    await ann.page.getByText(/^One looks on:/).waitFor()

    await tab(bob.page, /^Chat/).click()
    await button(bob.page, 'Good luck!').click()
    await bob.page.getByLabel('Say something').fill('<b>hello</b> there')
    await bob.page.keyboard.press('Enter')
    await tab(ann.page, 'Chat (2)').click()
    await ann.page.getByText('<b>hello</b> there').waitFor()
    const lines = ann.page.getByRole('log', { name: 'What is said at the table' })
    expect(await lines.locator('.chat-line').count()).toBe(2)
    await ann.page
      .getByRole('button', { name: /^Mute / })
      .first()
      .click()
    expect(await lines.locator('.chat-line').count()).toBe(0)
    await button(ann.page, 'Hear everybody again').click()
    expect(await lines.locator('.chat-line').count()).toBe(2)
    expect(await nameless(ann.page)).toEqual([])
    expect(await overhang(bob.page)).toBeLessThanOrEqual(0)

    // The player who is asked first folds.
    const fold = (page: Page) => page.getByRole('button', { name: /^Fold/ })
    await Promise.any([ann, bob].map(({ page }) => fold(page).waitFor()))
    const loser = (await fold(ann.page).isVisible()) ? ann : bob
    await fold(loser.page).click()
    await tab(ann.page, 'Friends').click()
    await ann.page
      .getByText(/ owes .* \$/)
      .first()
      .waitFor()
    const [download] = await Promise.all([
      ann.page.waitForEvent('download'),
      button(ann.page, 'Download (CSV)').click(),
    ])
    const file = readFileSync((await download.path())!, 'utf8').replace('\ufeff', '')
    const [head, ...rows] = file.split('\r\n')
    expect(head).toBe('Who,Bought,Has,Result')
    const nets = rows.slice(0, rows.indexOf('')).map(row => Math.round(Number(row.split(',')[3]) * 100))
    expect(nets.length).toBeGreaterThanOrEqual(2)
    expect(nets.some(net => net < 0)).toBe(true)
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0)
    for (const { trouble } of [ann, bob, cy]) expect(trouble).toEqual([])
  },
  PATIENCE,
)

test(
  'the player who opens the table sends for bots, and sends them away',
  async () => {
    const { page, trouble } = await room.enter('/tonight')
    await button(page, 'Open my card room').click()
    // Bots come and go only while no cards are drawn, such as during a decision.
    await untilAsked(page, '.pad.ask')
    await tab(page, 'Friends').click()
    const bots = page.getByRole('group', { name: 'Bots' }).getByRole('status')
    await expect.poll(() => bots.textContent()).toBe('2')
    await button(page, 'One bot more').click()
    await expect.poll(() => bots.textContent()).toBe('3')
    await button(page, 'One bot less').click()
    await expect.poll(() => bots.textContent()).toBe('2')
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

/** Two friends at a table of their own, without bots. */
async function two(): Promise<{ table: string; pages: [Page, Page]; trouble: string[][] }> {
  const ann = await room.enter('/tonight')
  await ann.page.getByText('Choose everything').click()
  await ann.page.getByLabel('Bots').fill('0')
  await button(ann.page, 'Open my card room').click()
  await tab(ann.page, 'Friends').click()
  const address = new URL(await ann.page.getByLabel('Link', { exact: true }).inputValue())
  const bob = await room.enter(`${address.pathname}${address.hash}`)
  await button(bob.page, /^Sit down with/).click()
  return {
    table: address.pathname.split('/').at(-1)!,
    pages: [ann.page, bob.page],
    trouble: [ann.trouble, bob.trouble],
  }
}

test(
  'does not ask a player who decided before the turn; a raise turns a check off, and check or fold folds to it',
  async () => {
    const { table, pages, trouble } = await two()
    const raise = (page: Page) => page.getByRole('button', { name: /^Raise/ })
    const before = (page: Page, name: string) =>
      page.getByRole('group', { name: 'Before your turn' }).getByRole('button', { name, exact: true })
    /** The page of the player who is asked first, and the page of the other. */
    const turn = async () => {
      const asked = await Promise.any(
        pages.map(page =>
          raise(page)
            .waitFor()
            .then(() => page),
        ),
      )
      return { asked, waits: pages.find(page => page !== asked)! }
    }
    const rounds = () => room.served.room.tables.get(table)!.table.state.rounds

    const first = await turn()
    await before(first.waits, 'Check').click()
    expect(await before(first.waits, 'Check').getAttribute('aria-pressed')).toBe('true')
    await raise(first.asked).click()
    await button(first.waits, /^Fold/).waitFor()
    expect(rounds()).toBe(1)
    await button(first.waits, /^Fold/).click()

    await expect.poll(rounds, { timeout: 40_000 }).toBe(2)
    const second = await turn()
    await before(second.waits, 'Check or fold').click()
    await raise(second.asked).click()
    await expect.poll(rounds, { timeout: 40_000 }).toBe(3)
    expect(trouble).toEqual([[], []])
  },
  PATIENCE,
)

test(
  'keeps preferences: four colours, big cards, backs, and buttons for the left hand',
  async () => {
    const { page, trouble } = await room.enter('/tonight')
    await button(page, 'Open my card room').click()
    await page.locator('.seat.you').waitFor()
    const left = (of: string) => page.locator(of).evaluate(one => one.getBoundingClientRect().left)
    expect(await left('.dock')).toBeGreaterThan(await left('.felt-frame'))
    await button(page, 'More').click()
    await button(page, 'Preferences').click()
    for (const name of [/^four/, /^big/, /^green/, 'for the left hand'])
      await page.getByRole('radio', { name }).check()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.locator('.seat.you').waitFor()
    expect(await left('.dock')).toBeLessThan(await left('.felt-frame'))
    const html = page.locator('html')
    expect(await html.getAttribute('data-deck')).toBe('four')
    expect(await html.getAttribute('data-cards')).toBe('big')
    expect(await html.getAttribute('data-backs')).toBe('green')
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test(
  'a player sits at two tables, finds both among the tabs, and shows them side by side',
  async () => {
    const { page, trouble } = await room.enter('/tonight')
    await button(page, 'Open my card room').click()
    await page.locator('.seat.you').waitFor()
    await page.goto(`${room.served.url}/tonight`)
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('outlaws/omaha')
    await button(page, 'Open my card room').click()
    await page.locator('.seat.you').waitFor()
    const tabs = page.getByRole('navigation', { name: 'Your tables' })
    await tabs
      .getByRole('link', { name: /card room/ })
      .first()
      .waitFor()
    expect(await tabs.getByRole('link').count()).toBe(3)
    await tabs.getByRole('link', { name: 'Side by side' }).click()
    await expect.poll(() => page.frames().length).toBe(3)
    for (const frame of page.frames().slice(1)) {
      await frame.locator('.seat.you').waitFor()
      expect(await frame.locator('header.top').count()).toBe(0)
    }
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test(
  'doubles a wager, and lays it again and deals with one press',
  async () => {
    const { page, trouble } = await room.enter('/tonight')
    await page
      .getByRole('combobox', { name: 'Game', exact: true })
      .selectOption('comstock/ez-baccarat-panda-8')
    await button(page, 'Open my card room').click()
    const own = () =>
      room.served.room.tables.get(decodeURIComponent(new URL(page.url()).pathname.split('/')[2]!))!
    await button(page, /^Deal without me/).waitFor()
    await page.keyboard.press('2')
    await page.keyboard.press('p')
    await page.getByText(/^\$5 placed/).waitFor()
    await button(page, /^Double/).click()
    await page.getByText(/^\$10 placed/).waitFor()
    await button(page, /^Deal now/).click()
    const again = button(page, /^Same again and deal/)
    const next = button(page, /^Next round/)
    await again.or(next).first().waitFor()
    if (await next.isVisible()) await press(next)
    expect(own().table.state.rounds).toBe(1)
    // A chip that lies there already does not change the wager of the last round.
    await again.waitFor()
    await page.keyboard.press('p')
    await page.getByText(/^\$5 placed/).waitFor()
    await button(page, /^Same again/).click()
    await page.getByText(/^\$10 placed/).waitFor()
    await button(page, /^Take back/).click()
    await again.click()
    await expect.poll(() => own().table.state.rounds).toBe(2)
    expect(trouble).toEqual([])
  },
  PATIENCE,
)
