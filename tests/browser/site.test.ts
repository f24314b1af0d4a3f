import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteInto } from '../../scripts/site.ts'
import { openContext } from './context.ts'
import { serveFolder } from './folder.ts'
import { PATIENCE } from './play-rounds.ts'
import { play } from './robot.ts'
import { launchBrowser, leave, tableOf } from './room.ts'
import { typed } from './scanner.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-site-'))
let host: Awaited<ReturnType<typeof serveFolder>>
let browser: Browser

beforeAll(async () => {
  siteInto(folder)
  host = await serveFolder(folder, '/games/cardroom/')
  browser = await launchBrowser()
}, PATIENCE)
afterAll(async () => {
  await leave(browser)
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A visitor of the site; nothing may go wrong in the page. */
async function visit(path = ''): Promise<{ page: Page; context: BrowserContext; trouble: string[] }> {
  const context = await openContext(browser, {
    viewport: { width: 960, height: 600 },
    serviceWorkers: 'allow',
  })
  context.setDefaultTimeout(40_000)
  const page = await context.newPage()
  const trouble: string[] = []
  page.on('pageerror', error => trouble.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') trouble.push(message.text())
  })
  await page.goto(`${host.url}${path}`)
  return { page, context, trouble }
}

test.each(['comstock/ez-baccarat-panda-8', 'outlaws/texas-holdem'])(
  'on a host that has only files a stranger plays a round of %s',
  async game => {
    const { page, context, trouble } = await visit(`#${tableOf(game)}`)
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    const { rounds } = await play(page, { rounds: 1, banks: false })
    expect(rounds).toHaveLength(1)
    // Whoever has lost everything is asked for more chips, over the table.
    await page.addLocatorHandler(page.locator('dialog.out-of-chips'), () => page.keyboard.press('Escape'))
    await page.locator('.log-after a').first().click()
    await page.locator('.shuffle').waitFor()
    expect(page.url()).toContain(`${host.url}#/rounds/`)
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'opens rulebook and lab by their addresses, and keeps the name and the seat of a visitor who comes back',
  async () => {
    const { page, context, trouble } = await visit('#/rules/comstock/ez-baccarat-panda-8')
    await page.getByRole('heading', { name: /EZ Baccarat/, level: 1 }).waitFor()
    // A jump within the page keeps the address.
    await page.locator('.skip').focus()
    await page.keyboard.press('Enter')
    expect(page.url()).toBe(`${host.url}#/rules/comstock/ez-baccarat-panda-8`)
    await page.getByRole('link', { name: 'Lab', exact: true }).click()
    await page.getByRole('row', { name: /^Banker line/ }).waitFor()
    const name = await page.locator('button.name').textContent()
    await page.goto(`${host.url}#${tableOf('outlaws/texas-holdem')}`)
    const sit = page.getByRole('button', { name: /^Sit down with/ })
    await sit.click()
    await sit.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('.dock').waitFor()
    expect(await page.locator('button.name').textContent()).toBe(name)
    expect(await sit.count()).toBe(0)
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'offers a newer version, and loads it on request',
  async () => {
    const { page, context } = await visit()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const worker = join(folder, 'sw.js')
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace('"version":"', found => `${found}newer-`),
    )
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await page.getByText('There is a newer version of this page').waitFor()
    const loads = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Load it' }).click()
    await loads
    await page.locator('.name').waitFor()
    expect(await page.getByText('There is a newer version').count()).toBe(0)
    await context.close()
  },
  PATIENCE,
)

test(
  'on a host that has only files a house dealer deals a real table, and finds the session again after a reload',
  async () => {
    const { page, context, trouble } = await visit('#/deal?game=comstock%2Fez-baccarat-panda-8')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.locator('.bank-entry .chip-button').last().click()
    await page.getByRole('button', { name: /takes it with/ }).click()
    await page.locator('[data-on="banker"]').first().click()
    await page.getByRole('button', { name: /No more bets/ }).click()
    await typed(page, '9h 4s')
    await page.locator('.round-entry[data-entered="2"]').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Face up in the deck' }).waitFor()
    await typed(page, 'Kd Qc')
    await page.getByRole('button', { name: /Settle the round/ }).click()
    await page.getByText(/Round 2 ·/).waitFor()
    await page.getByText('Kept on this tablet').waitFor()
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)
