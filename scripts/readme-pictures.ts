import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BoardReply } from '@cardroom/protocol'
import { type RunningServer, serve } from '@cardroom/server'
import type { Browser, Page } from 'playwright-core'
import type { FullTables, MomentName } from '../tests/browser/tables/moments.ts'
import { ShownTable } from '../tests/browser/tables/shown.ts'

const docs = join(import.meta.dirname, '../docs/pictures')

interface Size {
  readonly width: number
  readonly height: number
}

const DESKTOP_SIZE: Size = { width: 1280, height: 720 }
const PHONE_SIZE: Size = { width: 390, height: 844 }

const BACCARAT = 'comstock/ez-baccarat-panda-8'

/** The pictures that the README shows: a table, a phone, the lab and a board. */
export async function readmePictures(browser: Browser, tables: FullTables): Promise<number> {
  const url = await table(browser, tables, BACCARAT, 14, 'wagers', DESKTOP_SIZE, 'table')
  await table(browser, tables, 'cameo/ultimate-texas-holdem', 8, 'decision', PHONE_SIZE, 'phone')
  await page(browser, `${url}/lab?game=${BACCARAT}`, 'lab', async one => {
    await one.locator('table').first().waitFor({ timeout: 60_000 })
  })
  await board(browser)
  return 4
}

/** Rounds of a shoe that the board shows. */
const PLAYED_ROUNDS = 45

/** The screen above a table where bots have played for a while. */
async function board(browser: Browser): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-board-'))
  const open = (playOn: boolean): Promise<RunningServer> =>
    serve({
      port: 0,
      data,
      lobby: [BACCARAT],
      log: () => {},
      playOn,
      timings: { bot: [0, 1], pause: playOn ? 0 : 60_000, line: 0, settlement: 0, sealing: 0, wagers: 200 },
    })
  const id = BACCARAT.replace('/', '-')
  const busy = await open(true)
  let played = 0
  while (played < PLAYED_ROUNDS) {
    await pause(100)
    const reply = (await (await fetch(`${busy.url}/api/tables/${id}/board`)).json()) as BoardReply
    played = reply.rounds.length
  }
  await busy.close()
  const quiet = await open(false)
  await page(browser, `${quiet.url}/board/${id}`, 'board', async one => {
    await one.locator('.tv-road').first().waitFor({ timeout: 60_000 })
  })
  await quiet.close()
  rmSync(data, { recursive: true, force: true })
}

async function table(
  browser: Browser,
  tables: FullTables,
  game: string,
  places: number,
  moment: MomentName,
  size: Size,
  name: string,
): Promise<string> {
  const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce', viewport: size })
  const shown = await ShownTable.in(await context.newPage())
  const { url, moments } = await tables.momentsOf(game, places)
  const seen = moments.find(one => one.name === moment)
  if (!seen) throw new Error(`${game} had no moment ${moment}`)
  await shown.show(url, seen.table)
  await takePicture(shown.page, name)
  await context.close()
  return url
}

async function page(browser: Browser, address: string, name: string, ready: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: DESKTOP_SIZE,
  })
  const one = await context.newPage()
  await one.goto(address)
  await ready(one)
  await takePicture(one, name)
  await context.close()
}

/** Small files: they are kept with the project. */
const takePicture = (one: Page, name: string) =>
  one.screenshot({ path: join(docs, `${name}.jpg`), type: 'jpeg', quality: 78 })
