import { games } from '@cardroom/rulebook'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from '../context.ts'
import { buildPage, launchBrowser, leave } from '../room.ts'
import { faultsOf } from './measure.ts'
import { FullTables, type MomentName } from './moments.ts'
import { ShownTable, SIZES, sizeOf } from './shown.ts'

/** One game for each way to lie on a table is looked at in every size, the others in two. */
const EVERY_SIZE = [
  'players/golden-frog-baccarat',
  'outlaws/pure-21-5-blackjack',
  'players/21st-century-blackjack-switch',
  'cameo/three-card-poker-6-card-bonus',
  'cameo/ultimate-texas-holdem',
  'comstock/let-it-ride-bonus',
  'stars/face-up-pai-gow-poker',
  'stars/pai-gow-tiles',
  'comstock/super-pan-9',
  'players/double-board-omaha',
  'comstock/seven-card-stud',
  'comstock/pan',
]
const TWO_SIZES = ['360x640', '1366x768']

const tables = new FullTables()
let browser: Browser
/** One page for the tables of all games. */
let shown: ShownTable
beforeAll(async () => {
  buildPage()
  browser = await launchBrowser()
  const context = await openContext(browser, {})
  shown = await ShownTable.in(await context.newPage())
})
afterAll(async () => {
  await leave(browser)
  await tables.close()
})

async function faultsIn(
  id: string,
  sizes: readonly string[],
  looked: readonly MomentName[],
): Promise<string[]> {
  const faults: string[] = []
  const { seats } = games.find(game => game.id === id)!
  const { url, moments } = await tables.momentsOf(id, seats.places)
  expect(moments.length).toBeGreaterThanOrEqual(2)
  for (const size of sizes) {
    await shown.page.setViewportSize(sizeOf(size))
    for (const { name, table } of moments.filter(moment => looked.includes(moment.name))) {
      await shown.show(url, table)
      faults.push(...(await faultsOf(shown.page)).map(fault => `${name} ${size}: ${fault}`))
    }
  }
  return faults
}

test.each(EVERY_SIZE)(
  'lays out a full table at every size without overlaps and with every button in sight: %s',
  async id => {
    expect(await faultsIn(id, SIZES, ['wagers', 'decision', 'over'])).toEqual([])
  },
)

/** Pot games that several rooms have filed under one name lie alike on as many places. */
const alike = ({ id, family, seats }: (typeof games)[number]): string =>
  family === 'poker' ? `${id.split('/')[1]} ${seats.places}` : id

const others = games.filter(({ id }) => !EVERY_SIZE.includes(id))

test.each([...Map.groupBy(others, alike).values()].map(([first]) => first!.id))(
  'lays out every other game on a phone and at a desk without overlaps: %s',
  async id => {
    expect(await faultsIn(id, TWO_SIZES, ['over'])).toEqual([])
  },
)

test('shows a visitor to a table at every size how to sit down', async () => {
  expect(await faultsIn('outlaws/texas-holdem', SIZES, ['sit'])).toEqual([])
})

test('shows at every size how to take the offered position and how to pass it on', async () => {
  const { url, moments } = await tables.momentsOf('comstock/ez-baccarat-panda-8', 14)
  const { table } = moments.find(({ name }) => name === 'wagers')!
  const seat = table.you.seat!
  const faults: string[] = []
  for (const size of SIZES) {
    await shown.page.setViewportSize(sizeOf(size))
    await shown.show(url, {
      ...table,
      phase: 'bank',
      wagers: [],
      bank: { offeredTo: seat, turn: 1, turns: 2 },
      you: {
        ...table.you,
        may: [{ do: 'bank', min: 500, max: 500_000, usual: 100_000, fee: { min: 100, max: 300 } }],
      },
    })
    expect(await shown.page.locator('.dock .moves .btn').count()).toBeGreaterThanOrEqual(2)
    faults.push(...(await faultsOf(shown.page)).map(fault => `${size}: ${fault}`))
  }
  expect(faults).toEqual([])
})

/** Delays the tasks that React and the line put off by two frames, as on a busy page. */
const hurryNothing = (): void => {
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (message: unknown) {
    requestAnimationFrame(() => requestAnimationFrame(() => postMessage.call(this, message)))
  }
}

declare global {
  interface Window {
    /** How many frames were painted, and in how many of them a plate lay on the dock. */
    painted?: { frames: number; wrong: number }
  }
}

/** Looks at the page after each frame that is painted, unless something has changed since. */
const watchFrames = (): void => {
  const painted = { frames: 0, wrong: 0 }
  window.painted = painted
  let isNewer = false
  new MutationObserver(() => {
    isNewer = true
  }).observe(document, { childList: true, characterData: true, subtree: true })
  const look = (): void => {
    if (!isNewer) {
      painted.frames++
      const dock = document.querySelector('.dock')?.getBoundingClientRect()
      const plates = [...document.querySelectorAll('.plate')].map(plate => plate.getBoundingClientRect())
      if (dock && plates.some(({ top, bottom }) => bottom > dock.top + 1.5 && top < dock.bottom))
        painted.wrong++
    }
    requestAnimationFrame(frame)
  }
  const frame = (): void => {
    // This observer is called in the frame after the size observers of the page.
    new ResizeObserver((_, observer) => {
      observer.disconnect()
      isNewer = false
      setTimeout(look)
    }).observe(document.body)
  }
  requestAnimationFrame(frame)
}

test('never paints a plate on the growing dock, even on a slow page', async () => {
  const id = 'comstock/no-bust-blackjack'
  const { url, moments } = await tables.momentsOf(id, games.find(game => game.id === id)!.seats.places)
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: sizeOf('360x640'),
  })
  await context.addInitScript(hurryNothing)
  const slow = await ShownTable.in(await context.newPage())
  for (const [at, name] of (['wagers', 'over', 'sit', 'over'] as const).entries()) {
    const { table } = moments.find(moment => moment.name === name)!
    await slow.show(url, table)
    const word = name === 'over' ? 'Next round' : name === 'sit' ? 'Sit down' : 'Wager'
    await slow.page.locator('.dock').getByText(word).first().waitFor()
    if (at === 0) await slow.page.evaluate(watchFrames)
    const { frames } = await slow.page.evaluate(() => window.painted!)
    await slow.page.waitForFunction(before => window.painted!.frames > before + 5, frames)
  }
  expect(await slow.page.evaluate(() => window.painted!.wrong)).toBe(0)
  await context.close()
})
