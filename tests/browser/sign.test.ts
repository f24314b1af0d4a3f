import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unwrap } from '@cardroom/engine'
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

test('on a phone the line above the felt sums up the sign uncut, and a tap opens the sign', async () => {
  const { page, context, trouble } = await room.enter(`${tableOf(GAME)}?lang=es`, 'phone')
  const long = page.locator('.sign-line:not(:disabled) span')
  await long.waitFor()
  await expect
    .poll(() => long.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThan(1)
  // In Spanish it takes two lines.
  await expect.poll(() => long.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(24)
  await page.goto(`${room.served.url}${tableOf(POT)}?lang=en`)
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

test.each([
  [320, 568],
  [844, 390],
])('a small phone shows the whole line of the sign (%i × %i)', async (width, height) => {
  const { page, context, trouble } = await room.enter(tableOf(GAME), 'phone')
  await page.setViewportSize({ width, height })
  const line = page.locator('.sign-line:not(:disabled) span')
  await line.waitFor()
  expect(await line.innerText()).toMatch(/players \$0.50 per spot · player-dealer \$[\d.–$]+ per hand$/)
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(1)
  expect(trouble).toEqual([])
  await context.close()
})

test('the house page lays out the signs of every table, and the command line prints one table in a chosen language', async () => {
  const { page, context, trouble } = await room.enter('/house/signs?lang=en')
  await page.locator('.posted-sheet .sheet-section').nth(1).waitFor()
  await page.locator('[data-posted]').nth(1).waitFor()
  const titles = await page.locator('[data-posted] .board h2').allInnerTexts()
  expect(titles.slice(0, 3)).toEqual(['Pure 21.5 Blackjack', 'Collection', 'The player-dealer position'])
  expect(titles.slice(-2)).toEqual(['Texas Hold-Em', 'Collection'])
  expect(await page.getByRole('button', { name: 'Print all' }).isEnabled()).toBe(true)
  expect(trouble).toEqual([])
  await context.close()
  const id = tableOf(GAME).split('/').at(-1)!
  const asked = [
    'signs',
    '--url',
    room.served.url,
    '--pdf',
    out,
    '--table',
    id,
    '--lang',
    'zh-Hant',
    '--json',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/cardroom.js', ...asked])
  const { printed } = JSON.parse(stdout) as { printed: { file: string; pages: number }[] }
  expect(printed).toMatchObject([{ table: id, language: 'zh-Hant', file: join(out, 'zh-Hant', `${id}.pdf`) }])
  // The sign, the collection, the position and the rule sheet.
  expect(printed[0]!.pages).toBeGreaterThanOrEqual(4)
  expect(readFileSync(printed[0]!.file).subarray(0, 5).toString()).toBe('%PDF-')
})

test('posts private tables for the operator on request, and for a command line that has the table’s word', async () => {
  const { page: guest, context: outside } = await room.enter('/house/signs?lang=en')
  await guest.locator('[data-posted]').nth(1).waitFor()
  expect(await guest.getByLabel('Private tables too').count()).toBe(0)
  await outside.close()
  const link = new URL((await room.served.operatorLink())!)
  const { page, context, trouble } = await room.enter(`${link.pathname}${link.hash}`)
  await page.getByRole('button', { name: 'Become the operator' }).click()
  await page.getByRole('link', { name: 'Drop and count' }).waitFor()
  const back = unwrap(
    await room.served.room.houseHandlers.open(GAME, { private: true, title: 'Back room' }, 'test'),
  )
  await page.goto(`${room.served.url}/house/signs?lang=en`)
  await page.locator('[data-posted]').nth(1).waitFor()
  expect(await page.locator('[data-posted]').count()).toBe(2)
  await page.getByLabel('Private tables too').check()
  await page.getByRole('region', { name: 'Back room' }).waitFor()
  expect(await page.locator('[data-posted]').count()).toBe(3)
  expect(trouble).toEqual([])
  await context.close()
  // The command line prints a private table for its word.
  const { word = '' } = back.table.settings.private ?? {}
  const asked = ['signs', '--url', room.served.url, '--pdf', out, '--word', word, '--json']
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/cardroom.js', ...asked])
  const { printed } = JSON.parse(stdout) as { printed: { pages: number }[] }
  expect(printed).toMatchObject([{ table: back.id, title: 'Back room', language: 'en' }])
  expect(printed[0]!.pages).toBeGreaterThanOrEqual(4)
  const wrong = promisify(execFile)(process.execPath, [
    'bin/cardroom.js',
    ...asked.with(6, 'nobody-has-this'),
  ])
  await expect(wrong).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('no private table') })
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
