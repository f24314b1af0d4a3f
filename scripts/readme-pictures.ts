import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { FullTables, MomentName } from '../tests/browser/tables/moments.ts'
import { ShownTable } from '../tests/browser/tables/shown.ts'

const docs = join(import.meta.dirname, '../docs')

interface Size {
  readonly width: number
  readonly height: number
}

const DESK: Size = { width: 1280, height: 720 }
const PHONE: Size = { width: 390, height: 844 }

/** The pictures that the README shows: a table, a phone, the lab and a rule sheet. */
export async function readmePictures(browser: Browser, tables: FullTables): Promise<number> {
  const url = await table(browser, tables, 'comstock/ez-baccarat-panda-8', 14, 'wagers', DESK, 'table')
  await table(browser, tables, 'cameo/ultimate-texas-holdem', 8, 'decision', PHONE, 'phone')
  await page(browser, `${url}/lab?game=comstock/ez-baccarat-panda-8`, 'lab', async one => {
    await one.locator('table').first().waitFor({ timeout: 60_000 })
  })
  await page(browser, `${url}/rules/comstock/ez-baccarat-panda-8`, 'sheet', async one => {
    await one.locator('h2').first().waitFor()
  })
  return 4
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
  await taken(shown.page, name)
  await context.close()
  return url
}

async function page(browser: Browser, address: string, name: string, ready: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce', viewport: DESK })
  const one = await context.newPage()
  await one.goto(address)
  await ready(one)
  await taken(one, name)
  await context.close()
}

/** Small files: they are kept with the project. */
const taken = (one: Page, name: string) =>
  one.screenshot({ path: join(docs, `${name}.jpg`), type: 'jpeg', quality: 78 })
