import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withFiling003 } from '@cardroom/server/testing'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { nameless, overhang } from './accessible.ts'
import { PATIENCE } from './play-rounds.ts'
import { play } from './robot.ts'
import { openRoom, type Screen, tableOf } from './room.ts'

const GAME = 'comstock/ez-baccarat-panda-8'

async function enter(path: string, { filings, screen }: { filings?: string; screen?: Screen } = {}) {
  const room = await openRoom([GAME], filings === undefined ? {} : { filings })
  onTestFinished(() => room.close())
  return room.enter(path, screen)
}

/** Clicks a citation and reads what opens. */
async function opened(
  page: Page,
  where: string,
): Promise<{ cite: string; dialog: string; marked: string[] }> {
  const link = page.locator(`${where} button.cite`).first()
  const cite = (await link.textContent()) ?? ''
  await link.click()
  const dialog = page.getByRole('dialog', { name: `Filing, ${cite}` })
  await dialog.locator('.filing-lines, .filing ul').first().waitFor()
  expect(await nameless(page)).toEqual([])
  const read = {
    cite,
    dialog: await dialog.innerText(),
    marked: await dialog.locator('mark').allInnerTexts(),
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return read
}

/** What stands in the cited lines of the folder. */
const linesOf = (cite: string): string[] =>
  cite.split(', ').flatMap(part => {
    const [from = 0, to = from] = part.slice(4).split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, at) => `Line ${from + at}.`)
  })

test(
  'a citation opens its lines in the log, in a rule sheet and in a settlement',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cardroom-filings-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { page, trouble } = await enter(tableOf(GAME), { filings: withFiling003(folder) })
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    await play(page, { rounds: 1, banks: false })
    // When the hands tie, practice alone may decide every wager.
    while ((await page.locator('.log-line button.cite').count()) === 0)
      await play(page, { rounds: 2, banks: false })

    const logged = await opened(page, '.log-line')
    expect(logged.marked).toEqual(linesOf(logged.cite))
    expect(logged.dialog).toContain('This is not the text that was cited')

    await page.keyboard.press('g')
    const inSheet = await opened(page, '.sheet')
    expect(inSheet.marked).toEqual(linesOf(inSheet.cite))
    expect(inSheet.dialog).toContain('Game rules and collection rates of Comstock Card Room and Stars Casino')
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Step through it' }).click()
    const settled = await opened(page, '.settlement')
    expect(settled.marked).toEqual(linesOf(settled.cite))
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test.each<Screen>(['desk', 'phone'])(
  'names the public document and how to add it where its text is missing (%s)',
  async screen => {
    const { page, trouble } = await enter(`/rules/${GAME}`, { screen })
    const { dialog, marked } = await opened(page, '.sheet')
    expect(marked).toEqual([])
    expect(dialog).toContain('003: Game rules and collection rates of Comstock Card Room and Stars Casino')
    expect(dialog).toContain('filed by Comstock Card Room and Stars Casino, is not here')
    expect(dialog).toContain('EZ Baccarat Panda 8 (GEGA-003671)')
    expect(dialog).toContain('docs/filings.md')
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    expect(trouble).toEqual([])
  },
  PATIENCE,
)
