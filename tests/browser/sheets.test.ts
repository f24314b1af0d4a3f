import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type PrintedSheet, printSheets } from '../../scripts/print-sheets.ts'
import { buildPage } from './room.ts'

const out = mkdtempSync(join(tmpdir(), 'cardroom-print-'))
afterAll(() => rmSync(out, { recursive: true, force: true }))

/** Charts, a house way, the longest list of incidents, the longest fee tables. */
const GAMES = [
  'outlaws/pure-21-5-blackjack',
  'cameo/fortune-pai-gow-poker',
  'comstock/seven-card-stud',
  'players/texas-holdem',
]

test('prints a rule sheet on two pages at most, even with long fee tables', async () => {
  buildPage()
  const printed: PrintedSheet[] = []
  for await (const sheet of printSheets(GAMES, out)) printed.push(sheet)
  expect(printed.map(({ id }) => id)).toEqual(GAMES)
  for (const { id, file, pages } of printed) {
    expect(file).toBe(join(out, `${id}.pdf`))
    expect(readFileSync(file, 'latin1').slice(0, 5)).toBe('%PDF-')
    expect({ id, pages: pages >= 1 && pages <= 2 }).toEqual({ id, pages: true })
  }
})
