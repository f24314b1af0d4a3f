import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SpawnedServer, spawnRoom } from '@cardroom/server/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, leave, tableOf } from './room.ts'

const BACCARAT = 'comstock/ez-baccarat-panda-8'
const data = mkdtempSync(join(tmpdir(), 'cardroom-line-'))

let server: SpawnedServer
let browser: Browser
beforeAll(async () => {
  server = await spawnRoom({ data, lobby: [BACCARAT], quiet: true, timings: { pause: 60_000 } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await leave(browser)
  await server.kill()
  rmSync(data, { recursive: true, force: true })
})

test('says that a table does not exist, and leads to one that does with one press', async () => {
  const page = await browser.newPage()
  await page.goto(`${server.url}/table/never-was`)
  await page.getByRole('heading', { name: 'This table cannot be shown' }).waitFor()
  await page.locator('.table-card').first().waitFor()
  await page.getByRole('button', { name: 'Any seat, now' }).click()
  await page.locator('.felt').waitFor()
  expect(new URL(page.url()).pathname).toBe(tableOf(BACCARAT))
  await page.close()
})

test('says that the server stands still, until it goes on', async () => {
  const page = await browser.newPage()
  await page.goto(`${server.url}${tableOf(BACCARAT)}`)
  await page.locator('.felt').waitFor()
  const dead = page.getByText('The card room does not answer')
  server.child.kill('SIGSTOP')
  try {
    await dead.waitFor()
  } finally {
    server.child.kill('SIGCONT')
  }
  await dead.waitFor({ state: 'detached' })
  await page.close()
})
