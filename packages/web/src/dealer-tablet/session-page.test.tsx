// @vitest-environment happy-dom
import type { DealerAction } from '@cardroom/engine/dealt'
import { openRulebook } from '@cardroom/rulebook'
import { afterEach, expect, test } from 'vitest'
import { type RenderedPart, render } from '../testing/render.tsx'
import { SessionPage } from './session-page.tsx'
import { StoredSessions } from './stored-sessions.ts'
import { Tablet } from './tablet.ts'

const library = await openRulebook()

const BANK: DealerAction = { do: 'bank', seat: 1, wager: 50_000 }
const WAGERS: DealerAction = { do: 'wagers', seat: 2, wagers: [{ on: 'banker', amount: 2_000 }] }
const DEAL: DealerAction = { do: 'deal' }
const SETTLE: DealerAction = { do: 'settle' }
const card = (name: string, to: string): DealerAction => ({ do: 'card', card: name, to })
/** Banker wins with 9 to 8. */
const CARDS = [card('9h', 'player'), card('4s', 'banker'), card('9c', 'player'), card('5d', 'banker')]

afterEach(() => localStorage.clear())

/** The tablet of a baccarat table with two players, after these entries. */
async function tabletAfter(...does: readonly DealerAction[]): Promise<RenderedPart> {
  const settings = {
    id: 'one',
    game: 'comstock/ez-baccarat-panda-8',
    title: 'Baccarat',
    setup: { bankAfter: 0 },
    seats: [{ seat: 1 }, { seat: 2 }],
  }
  const place = new StoredSessions()
  const stored = { settings, key: 'k', begun: 1, sent: 0, entries: [], aside: [] }
  place.keep(stored)
  const tablet = new Tablet(stored, library, place)
  for (const one of does) expect(tablet.enter(one)).toBeUndefined()
  const page = await render(<SessionPage id="one" link="" />)
  await page.until(() => page.all('heading', 'Baccarat').length > 0)
  return page
}

const task = (page: RenderedPart) => page.page.querySelector('.what-now-task')?.textContent.trim()

/** The entries that the tablet has stored. */
const entered = () => new StoredSessions().read('one')!.entries.map(({ does }) => does)

test('offers the position first, and takes the chips that are tapped', async () => {
  const page = await tabletAfter()
  expect(task(page)).toMatch(/^Offer the player-dealer position to Seat 1/)
  await page.press('Take back')
  await page.press(/^Chip of \$500/)
  await page.press(/^Seat 1 takes it with \$500/)
  expect(entered()).toEqual([BANK])
  expect(task(page)).toBe('Wagers are open')
})

test('enters each player’s chips when the bets are closed, and not before', async () => {
  const page = await tabletAfter(BANK)
  await page.press(/^Chip of \$5(?!0)/)
  for (let chips = 0; chips < 4; chips++) await page.press(/^Banker line/)
  expect(page.text()).toContain('$20 on the table')
  expect(entered()).toEqual([BANK])
  await page.press(/^No more bets/)
  expect(entered()).toEqual([BANK, WAGERS, DEAL])
})

test('does not deal before a wager lies on the table', async () => {
  const page = await tabletAfter(BANK)
  await page.press(/^No more bets/)
  expect(entered()).toEqual([BANK])
})

test('asks for the next card by its place, and enters a tapped rank', async () => {
  const page = await tabletAfter(BANK, WAGERS, DEAL)
  expect(task(page)).toBe('Card: Player hand')
  await page.press('nine, 32 left')
  expect(entered().at(-1)).toMatchObject({ do: 'card', to: 'player' })
  expect(task(page)).toBe('Card: Banker hand')
})

test('takes back an entry of the running round at once', async () => {
  const page = await tabletAfter(BANK, WAGERS, DEAL, ...CARDS.slice(0, 1))
  await page.key('z')
  expect(entered().at(-1)).toMatchObject({ do: 'take-back' })
  expect(task(page)).toBe('Card: Player hand')
})

test('lists the payouts of a settled round, until all are paid', async () => {
  const page = await tabletAfter(BANK, WAGERS, DEAL, ...CARDS, SETTLE)
  expect(task(page)).toMatch(/^Pay \$20/)
  const [first] = page.all('button', /^Done: /)
  await page.press(first!.getAttribute('aria-label')!)
  expect(first!.getAttribute('aria-pressed')).toBe('true')
  await page.press(/^All paid/)
  expect(page.all('button', /^Done: /)).toEqual([])
})

test('changes a finished round only after showing what would be another', async () => {
  const page = await tabletAfter(BANK, WAGERS, DEAL, ...CARDS, SETTLE)
  const before = entered()
  await page.key('z')
  expect(page.the('heading', 'What this changes')).toBeDefined()
  expect(entered()).toEqual(before)
  await page.press('Leave it')
  expect(entered()).toEqual(before)
  await page.key('z')
  await page.press('Change it')
  expect(entered()).toHaveLength(before.length + 1)
})
