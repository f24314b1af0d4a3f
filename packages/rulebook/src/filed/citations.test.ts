import { type Cite, citedLines, isOdds, joinCites } from '@cardroom/engine'
import { describe, expect, inject, test } from 'vitest'
import { numbersIn, printedText, printsOdds } from '../own/speaks.ts'
import { linesOfFilings } from '../testing/filings.ts'
import { FEE_TABLES } from './fee-tables.ts'
import { games } from './games.ts'

const folder = inject('filings')
const filings = linesOfFilings(folder)

type Data = Readonly<Record<string, unknown>>

/** Every object of a rule set, with the lines that it rests on: its own, or those of what it is part of. */
function* objects(
  value: unknown,
  path: string,
  cite?: Cite,
): Generator<{ path: string; data: Data; cite?: Cite }> {
  if (typeof value !== 'object' || value === null) return
  const data = value as Data
  const own = typeof data.cite === 'string' ? data.cite : cite
  yield { path, data, ...(own === undefined ? {} : { cite: own }) }
  for (const [key, field] of Object.entries(data)) yield* objects(field, `${path}.${key}`, own)
}

const isCite = (text: unknown): text is Cite => typeof text === 'string' && /^(0\d\d:|practice$)/.test(text)

const all = games.flatMap(rules => [...objects(rules, rules.id)])

/** Payouts that their cited lines do not print, and the reason. */
const RECONSTRUCTED: Readonly<Record<string, string>> = {
  '003:63-66 1:1': 'that the higher total wins is said in the object of the game',
  '003:1592 24:1': 'the cell is lost in print; the other rows add up',
}

test('every citation can be read', () => {
  const cites = all.flatMap(({ path, data }) =>
    Object.entries(data).flatMap(([key, value]) =>
      key === 'cite' || isCite(value) ? [[`${path}.${key}`, value as string] as const] : [],
    ),
  )
  expect(cites.filter(([, cite]) => !citedLines(cite))).toEqual([])
})

test('citations name a filing once for all its lines in a row', () => {
  const fees = [...objects(FEE_TABLES, 'fees')]
  const cites = [...all, ...fees].flatMap(({ path, data }) =>
    Object.entries(data).flatMap(([key, value]) =>
      isCite(value) ? [[`${path}.${key}`, value] as const] : [],
    ),
  )
  expect(cites.filter(([, cite]) => joinCites(cite) !== cite)).toEqual([])
})

describe.skipIf(!folder)('beside the filings', () => {
  test('every cited line exists', () => {
    const missing = all.flatMap(({ path, data }) =>
      Object.values(data)
        .filter(isCite)
        .flatMap(cite => citedLines(cite) ?? [])
        .filter(({ file, to }) => to > (filings.get(file)?.length ?? 0))
        .map(lines => [path, lines]),
    )
    expect(missing).toEqual([])
  })

  test('finds what a wager pays in the cited lines', () => {
    const paid = all.flatMap(({ path, data: { pays, wins }, cite }) =>
      typeof pays === 'string' && isOdds(pays) && cite !== undefined && cite !== 'practice'
        ? [{ path, pays, cite: isCite(wins) ? `${cite}, ${wins}` : cite }]
        : [],
    )
    expect(paid.length).toBeGreaterThan(100)
    const wrong = paid.filter(({ pays, cite }) => !printsOdds(cite, pays, filings))
    expect(wrong.filter(({ pays, cite }) => !RECONSTRUCTED[`${cite} ${pays}`])).toEqual([])
    const unused = Object.keys(RECONSTRUCTED).filter(
      key => !wrong.some(({ pays, cite }) => `${cite} ${pays}` === key),
    )
    expect(unused).toEqual([])
  })

  test('finds prizes, seats and decks in the cited lines', () => {
    const figures = all.flatMap(({ path, data, cite }) => {
      if (cite === undefined || cite === 'practice') return []
      const own = [
        typeof data.envy === 'number' ? data.envy / 100 : undefined,
        path.endsWith('.seats') ? data.places : undefined,
        path.endsWith('.decks') && data.tiles !== true && data.to !== 1 ? data.to : undefined,
      ]
      return own.flatMap(figure => (typeof figure === 'number' ? [{ path, figure, cite }] : []))
    })
    expect(
      figures.filter(({ figure, cite }) => !numbersIn(printedText(cite, filings, 2)).has(figure)),
    ).toEqual([])
  })
})
