import type { Locator, Page } from 'playwright-core'

/** How a visitor answers what the page puts before them. */
export interface Manner {
  /** Takes the player-dealer position when it is offered. */
  readonly banks?: boolean
  /** Uses keys alone. */
  readonly keys?: boolean
}

/** What the page waits for. */
type Wanted = 'wagers' | 'bank' | 'ask' | 'next'

const PADS: Readonly<Record<Wanted, string>> = {
  wagers: '.pad.wagers',
  bank: '.pad.bank',
  ask: '.pad.ask',
  next: '.dock > .moves',
}

/** Plays until a round is over and its result is shown; returns the round's address. */
export async function playRound(page: Page, manner: Manner = {}): Promise<void> {
  let begun = false
  for (let turn = 0; turn < 200; turn++) {
    const wanted = await whatIsWanted(page)
    if (wanted === 'next' && begun) return
    begun ||= wanted !== 'next'
    await answer(page, wanted, manner)
  }
  throw new Error('the round does not come to an end')
}

async function whatIsWanted(page: Page): Promise<Wanted> {
  const any = Object.values(PADS).join(', ')
  await page.locator(any).first().waitFor()
  for (const [wanted, pad] of Object.entries(PADS)) {
    if (await page.locator(pad).count()) return wanted as Wanted
  }
  return whatIsWanted(page)
}

async function answer(page: Page, wanted: Wanted, manner: Manner): Promise<void> {
  const before = await stateOf(page)
  const pad = page.locator(PADS[wanted])
  if (wanted === 'wagers') await wager(page, pad, manner)
  else if (wanted === 'bank') await press(page, pad.locator('.btn').nth(manner.banks ? 1 : 0), manner)
  else if (wanted === 'next') await press(page, pad.locator('.btn').first(), manner)
  else await decide(page, pad, manner)
  await page.waitForFunction(was => document.querySelector('.at-table')?.textContent !== was, before)
}

const stateOf = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.querySelector('.at-table')?.textContent)

/** A chip on each spot that must be bet on, or on the first; then the deal. */
async function wager(page: Page, pad: Locator, manner: Manner): Promise<void> {
  const spots = pad.locator('.spot.base')
  if ((await pad.locator('.spot.has').count()) === 0) {
    await press(page, spots.first(), manner)
    await pad.locator('.spot.has').first().waitFor()
  }
  await page.waitForFunction(() => document.querySelectorAll('.seat.you .bet').length > 0)
  await press(page, pad.locator('.btn.main'), manner)
}

/** The first move that may be made; cards are picked where it needs some. */
async function decide(page: Page, pad: Locator, manner: Manner): Promise<void> {
  const open = pad.locator('.btn:not(:disabled)')
  if ((await open.count()) === 0) {
    const cards = pad.locator('.pick')
    for (let at = 0; (await open.count()) === 0; at++) await press(page, cards.nth(at), manner)
  }
  const calm = pad.locator('.btn.main:not(:disabled)')
  await press(page, (await calm.count()) > 0 ? calm.first() : open.first(), manner)
  // A move that would hurt by a slip is asked for once more.
  const armed = pad.locator('.btn.armed')
  if (await armed.count()) await press(page, armed, manner)
}

async function press(page: Page, button: Locator, { keys = false }: Manner): Promise<void> {
  if (!keys) return button.click()
  const shortcut = await button.getAttribute('aria-keyshortcuts')
  if (shortcut !== null) return page.keyboard.press(shortcut)
  await button.focus()
  return page.keyboard.press('Space')
}
