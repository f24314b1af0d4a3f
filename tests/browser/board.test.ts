import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handsIn, outcomeOf } from '@cardroom/engine/banked'
import {
  beadPlate,
  bigRoad,
  DERIVED_ROADS,
  type DerivedRoad,
  derivedRoad,
  type ShoeOutcome,
} from '@cardroom/engine/roads'
import { type BoardReply, SESSION_KEY } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { type RunningServer, serve } from '@cardroom/server'
import { freePort } from '@cardroom/server/testing'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { HouseDealer } from '../dealt/house-dealer.ts'
import { openContext } from './context.ts'
import { buildPage, launchBrowser, leave } from './room.ts'

const BACCARAT = 'comstock/ez-baccarat-panda-8'
const HOLDEM = 'towers/texas-holdem'
const THREE_CARD = 'comstock/three-card-poker-6-card-bonus'
const TABLE = BACCARAT.replace('/', '-')

/** The sizes of television screens. */
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
]

const PATIENT = { timeout: 60_000 }

/** Between two rounds, in milliseconds. */
const PAUSE = 3_500

const data = mkdtempSync(join(tmpdir(), 'cardroom-board-'))
let served: RunningServer
let browser: Browser

/** Bots play by themselves, at once or as people do. */
const open = (port: number, pace: 'fast' | 'usual'): Promise<RunningServer> =>
  serve({
    port,
    data,
    lobby: [BACCARAT, HOLDEM, THREE_CARD],
    log: () => {},
    playOn: pace === 'fast',
    timings: {
      bot: [0, 1],
      pause: pace === 'fast' ? 0 : PAUSE,
      line: 0,
      settlement: 0,
      sealing: 0,
      wagers: 200,
    },
  })

const boardOf = async (): Promise<BoardReply> =>
  (await (await fetch(`http://127.0.0.1:${served.port}/api/tables/${TABLE}/board`)).json()) as BoardReply

async function visit(path: string): Promise<Page> {
  const context = await openContext(browser, { viewport: SCREENS[0]! })
  context.setDefaultTimeout(40_000)
  const page = await context.newPage()
  await page.goto(`http://localhost:${served.port}${path}`)
  return page
}

beforeAll(async () => {
  buildPage()
  served = await open(await freePort(), 'fast')
  await vi.waitUntil(async () => (await boardOf()).rounds.length > 25, { timeout: 60_000, interval: 100 })
  await served.close()
  served = await open(served.port, 'usual')
  browser = await launchBrowser()
})
afterAll(async () => {
  await leave(browser)
  await served.close()
  rmSync(data, { recursive: true, force: true })
})

/** Notes at which moments the number of cards in the two hands changes. */
const watchCards = (page: Page | Frame, cards: string): Promise<void> =>
  page.evaluate(selector => {
    const seen: [count: number, at: number][] = []
    Object.assign(window, { seen })
    const look = () => {
      const count = document.querySelectorAll(selector).length
      if (seen.at(-1)?.[0] !== count) seen.push([count, Date.now()])
    }
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  }, cards)

const cardsSeen = (page: Page | Frame): Promise<[count: number, at: number][]> =>
  page.evaluate(() => (window as unknown as { seen: [number, number][] }).seen)

/** Two addresses side by side in one page: whatever else the machine does, it does to both. */
async function besideEachOther(paths: readonly string[]): Promise<{ page: Page; frames: Frame[] }> {
  const page = await visit('/glossary')
  await page.evaluate(addresses => {
    document.body.innerHTML = addresses
      .map(address => `<iframe src="${address}" width="1280" height="720"></iframe>`)
      .join('')
  }, paths)
  const frames: Frame[] = []
  for (const path of paths) {
    const element = await page.waitForSelector(`iframe[src="${path}"]`)
    frames.push((await element.contentFrame())!)
  }
  return { page, frames }
}

test('a board shows a card when the table does', async () => {
  const { page, frames } = await besideEachOther([`/table/${TABLE}`, `/board/${TABLE}`])
  const [table, board] = frames as [Frame, Frame]
  await board.locator('.tv-tracker').waitFor()
  await table.locator('.felt').waitFor()
  await watchCards(table, '.felt .lying')
  await watchCards(board, '.tv-hand .card')
  const apartNow = async (): Promise<number[]> => {
    const [atTable, onBoard] = [await cardsSeen(table), await cardsSeen(board)]
    return atTable.flatMap(([count, at]) => {
      const same = onBoard.filter(one => one[0] === count).map(one => Math.abs(one[1] - at))
      return same.length === 0 ? [] : [Math.min(...same)]
    })
  }
  await expect.poll(async () => (await apartNow()).length, PATIENT).toBeGreaterThan(5)
  const apart = (await apartNow()).toSorted((a, b) => a - b)
  console.info(`a card is on the board and at the table ${apart.join(', ')} ms apart`)
  // Less than the pause between rounds: both show the same deal.
  expect(apart[Math.floor(apart.length / 4)]).toBeLessThan(PAUSE)
  await page.context().close()
})

/** The cells drawn of each road, in order. */
const drawn = (page: Page): Promise<Record<string, { from: number; cells: string[] }>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-road]')].map(road => [
        road.dataset.road ?? '',
        {
          from: Number(road.dataset.from),
          cells: [...road.querySelectorAll<SVGElement>('[data-cell]')].map(cell => cell.dataset.cell ?? ''),
        },
      ]),
    ),
  )

/** The cells of each road as the engine lays them. */
function laid(outcomes: readonly ShoeOutcome[]): Record<string, string[]> {
  const derived = (Object.keys(DERIVED_ROADS) as DerivedRoad[]).map(road => [
    road,
    derivedRoad(outcomes, road).map(({ column, row, colour }) => `${column} ${row} ${colour}`),
  ])
  return {
    'bead-plate': beadPlate(outcomes).map(({ column, row, outcome }) => `${column} ${row} ${outcome}`),
    'big-road': bigRoad(outcomes).map(
      ({ column, row, winner = '-', ties }) => `${column} ${row} ${winner} ${ties.length}`,
    ),
    ...Object.fromEntries(derived),
  }
}

test('a board comes back by itself after the house was gone, and draws the roads that the engine lays', async () => {
  const board = await visit(`/board/${(await boardOf()).code?.toLowerCase()}`)
  await board.getByRole('heading', { name: 'EZ Baccarat Panda 8' }).waitFor()
  const hands = async () => Number(await board.locator('[data-count="hands"] td').first().innerText())
  await expect.poll(hands, PATIENT).toBeGreaterThan(20)
  const { port } = served
  await served.close()
  await board.locator('.tv-lost').waitFor()
  const before = await hands()
  const roads = await drawn(board)

  served = await open(port, 'usual')
  const rounds = (await boardOf()).rounds.slice(0, before)
  expect(new Set(rounds.map(({ shoe }) => shoe)).size).toBe(1)
  const outcomes = rounds.flatMap(({ hands: shown }) => {
    const both = handsIn(shown)
    return both ? [outcomeOf(both)] : []
  })
  expect(outcomes).toHaveLength(before)
  for (const [road, cells] of Object.entries(laid(outcomes))) {
    const { from, cells: seen } = roads[road]!
    expect([road, seen]).toEqual([road, cells.filter(cell => Number(cell.split(' ')[0]) >= from)])
  }
  await board.locator('.tv-lost').waitFor({ state: 'detached' })
  await expect.poll(hands, PATIENT).toBeGreaterThan(before)
  await board.context().close()
})

/** A quarter of a second is meant; how long it takes depends on what else the machine has to do. */
const saySpeed = (what: string, waits: readonly number[]): void =>
  console.info(`${what} is on the board after ${waits.join(', ')} ms`)

test('a board shows a move at a live table at once', async () => {
  const table = HOLDEM.replace('/', '-')
  const { page, frames } = await besideEachOther([`/board/${table}`, `/table/${table}`])
  const [board, player] = frames as [Frame, Frame]
  await player.getByRole('button', { name: /^Sit down with/ }).click()
  const asked = () => board.locator('.tv-players .asked .tv-seat').allInnerTexts()
  const waits: number[] = []
  for (let moves = 0; moves < 3; moves++) {
    const move = player.locator('.pad.ask .moves .btn:not(:disabled)').filter({ hasText: /^(Check|Call)/ })
    await move.first().waitFor({ timeout: 60_000 })
    const sitting = Object.values(served.room.tables.get(table)!.table.state.seats)
    const seat = String(sitting.find(one => one && !one.bot)?.seat)
    await expect.poll(asked, { ...PATIENT, interval: 20 }).toContain(seat)
    await board.evaluate(() => {
      // Not only who is asked: where the others are quick, it is one's own turn again before anything is drawn.
      const picture = () =>
        `${document.querySelector('.tv-players')?.outerHTML} ${document.querySelectorAll('.card').length}`
      const before = picture()
      const gone = new Promise<number>(resolve => {
        const look = new MutationObserver(() => {
          if (picture() === before) return
          look.disconnect()
          resolve(Date.now())
        })
        look.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      })
      Object.assign(window, { gone })
    })
    const at = Date.now()
    await move.first().click()
    waits.push((await board.evaluate(() => (window as unknown as { gone: Promise<number> }).gone)) - at)
  }
  saySpeed('a move at a live table', waits)
  await page.context().close()
})

test('a board follows a table that a person deals, card by card, and comes back after the house was gone', async () => {
  const KEY = 'a-key-that-nobody-guesses'
  const seats = ['Ann', 'Bob', 'Cyd'].map((name, i) => ({ seat: i + 1, name }))
  const settings = { id: 'session-one', game: BACCARAT, title: 'Table 7', setup: { bankAfter: 0 }, seats }
  const dealer = new HouseDealer(settings, await openRulebook())
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${served.url}/api/dealt${path}`, {
      method: 'POST',
      headers: { [SESSION_KEY]: KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([path, answer.status]).toEqual([path, 200])
  }
  let sent = 0
  const flush = async () => {
    const entries = dealer.session.entries.slice(sent)
    await send('/session-one/entries', { after: sent, entries })
    sent += entries.length
  }
  await send('', { settings, key: KEY })
  for (let rounds = 0; rounds < 12; rounds++) dealer.round()
  await flush()
  const board = await visit('/board/dealt/session-one')
  await board.getByText('Table 7').waitFor()
  const hands = board.locator('[data-count="hands"] td').first()
  await expect.poll(() => hands.innerText(), PATIENT).toBe('12')

  // The clock that the tablet starts rings once at five seconds, and closes the bets; or the house dealer does.
  await board.evaluate(() => {
    const tones: number[] = []
    Object.assign(window, { tones })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value)
      start.call(this, when)
    }
  })
  const tones = () => board.evaluate(() => (window as unknown as { tones: number[] }).tones)
  dealer.enter({ do: 'clock', seconds: 6 })
  await flush()
  await board.getByText('Place your bets').waitFor()
  await board.getByRole('timer').waitFor()
  await expect.poll(tones, PATIENT).toEqual([1320, 1320, 1320])
  dealer.enter({ do: 'clock', seconds: 0 })
  await flush()
  await board.getByText('No more bets').waitFor()
  await expect.poll(() => board.getByRole('timer').count(), PATIENT).toBe(0)

  dealer.makeUp()
  await flush()
  await expect.poll(() => board.locator('.tv-hand .card').count(), PATIENT).toBe(0)
  await watchCards(board, '.tv-hand .card')
  const waits: number[] = []
  for (const cards of [1, 2, 3, 4]) {
    dealer.step()
    const at = Date.now()
    await flush()
    const when = async () => (await cardsSeen(board)).find(([count]) => count === cards)?.[1]
    await expect.poll(when, { ...PATIENT, interval: 20 }).toBeDefined()
    waits.push((await when())! - at)
  }
  saySpeed('an entry that is sent', waits)

  // In the middle of a round the house goes away and comes back, and so does the board.
  const { port } = served
  await served.close()
  await board.locator('.tv-lost').waitFor()
  served = await open(port, 'usual')
  await board.locator('.tv-lost').waitFor({ state: 'detached' })
  await expect.poll(() => board.locator('.tv-hand .card').count(), PATIENT).toBe(4)
  while (dealer.session.table.round) dealer.step()
  await flush()
  await expect.poll(() => hands.innerText(), PATIENT).toBe('13')
  const outcomes = dealer.session.rounds.flatMap(({ result }) => {
    const both = handsIn(result?.hands)
    return both ? [outcomeOf(both)] : []
  })
  const roads = await drawn(board)
  for (const [road, cells] of Object.entries(laid(outcomes)))
    expect([road, roads[road]?.cells]).toEqual([road, cells])

  // One tap at the tablet starts the clock of the board, and another closes the bets.
  const tablet = await visit(`/deal/session-one#${KEY}`)
  const tap = async (name: RegExp, shows: string) => {
    const button = tablet.getByRole('button', { name })
    await button.waitFor()
    await board.evaluate(text => {
      const seen = new Promise<number>(resolve => {
        const look = new MutationObserver(() => {
          if (!document.querySelector('.tv-head')?.textContent?.includes(text)) return
          look.disconnect()
          resolve(Date.now())
        })
        look.observe(document.body, { subtree: true, childList: true, characterData: true })
      })
      Object.assign(window, { shown: seen })
    }, shows)
    const at = Date.now()
    await button.click()
    return (await board.evaluate(() => (window as unknown as { shown: Promise<number> }).shown)) - at
  }
  saySpeed('a tap at the tablet', [
    await tap(/^Clock 20 s$/, 'Place your bets'),
    await tap(/^No more bets in/, 'No more bets'),
  ])
  await tablet.context().close()
  await board.context().close()
})

/** The parts of the board that overflow, and the page where it does. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const parts = [...document.querySelectorAll<HTMLElement>('.tv-head, .tv-panel, .tv-foot')]
    const cut = parts.filter(
      ({ scrollWidth: wide, clientWidth, scrollHeight: high, clientHeight }) =>
        wide > clientWidth + 2 || high > clientHeight + 2,
    )
    const isLarger = scrollWidth > innerWidth || scrollHeight > innerHeight
    return [...(isLarger ? ['the page'] : []), ...cut.map(({ className }) => className)]
  })

test('a board fits every screen, uncut and without scrolling', async () => {
  const page = await visit('/board')
  await page.locator('.tv-tables li').first().waitFor()
  for (const path of ['', `/${TABLE}`, `/${HOLDEM.replace('/', '-')}`, `/${THREE_CARD.replace('/', '-')}`]) {
    await page.goto(`http://localhost:${served.port}/board${path}`)
    await page.locator('.tv-head').waitFor()
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      // The board fits itself to a new size a moment later.
      await expect.poll(() => beyond(page), { ...PATIENT, message: `${path} ${screen.width}` }).toEqual([])
    }
  }
  await page.context().close()
})
