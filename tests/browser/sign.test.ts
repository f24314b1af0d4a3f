import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PrintedSign, printSigns } from '../../scripts/print-signs.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const GAME = 'outlaws/pure-21-5-blackjack'
const POT = 'comstock/texas-holdem'

const out = mkdtempSync(join(tmpdir(), 'cardroom-signs-'))
let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([GAME, POT])
})
afterAll(async () => {
  await room.close()
  rmSync(out, { recursive: true, force: true })
})

test('the sign opens with a key: name, minimum and maximum, both fees in dollars, the bonus bet (000:45)', async () => {
  const { page, context, trouble } = await room.enter(tableOf(GAME))
  await page.locator('.sign-line:not(:disabled)').waitFor()
  await page.keyboard.press('m')
  const board = page.locator('dialog .board')
  const text = (await board.innerText()).replace(/\s+/g, ' ')
  for (const words of ['Pure 21.5 Blackjack', 'Minimum $5', 'Maximum $', 'Buster Blackjack', '000:45']) {
    expect(text).toContain(words)
  }
  expect(text).toMatch(/Each player pays \$[\d.]+ /)
  expect(text).toMatch(/The player-dealer pays Total table action Fee \$\d+ to \$\d+ \$[\d.]+ per hand/)
  expect(trouble).toEqual([])
  await context.close()
})

test('on a phone the line above the felt says it in short, and a tap opens the sign', async () => {
  const { page, context, trouble } = await room.enter(tableOf(POT), 'phone')
  const line = page.locator('.sign-line:not(:disabled)')
  await line.waitFor()
  expect(await line.innerText()).toMatch(/\$\d+\/\$\d+ limit · pot \$[\d–$]+ per hand/)
  await line.tap()
  expect(await page.locator('dialog .board').innerText()).toContain('players')
  const { width } = (await page.locator('dialog .board').boundingBox())!
  expect(width).toBeLessThanOrEqual(390)
  expect(trouble).toEqual([])
  await context.close()
})

test('each option has a sign on one sheet of paper', async () => {
  const printed: PrintedSign[] = []
  for await (const sign of printSigns([GAME], out)) printed.push(sign)
  expect(printed.map(({ schedule }) => schedule)).toEqual([
    ...['own/1', 'own/2', 'own/3', 'own/4', 'own/5'],
    ...['rates/1', 'rates/2', 'rates/3', 'rates/4'],
  ])
  expect(new Set(printed.map(({ pages }) => pages))).toEqual(new Set([1]))
})
