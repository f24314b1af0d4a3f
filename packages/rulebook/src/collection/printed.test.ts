import { citedLines } from '@cardroom/engine'
import { type FeeOption, type FeeRate, feeFlags, feeReadings, type Span } from '@cardroom/engine/collection'
import { describe, expect, inject, test } from 'vitest'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { linesOfFilings } from '../testing/filings.ts'

const folder = inject('filings')
const filings = linesOfFilings(folder)

/** The lines that a citation names; a line that does not exist is undefined. */
function cited(cite: string): (string | undefined)[] {
  const lines = citedLines(cite)
  if (!lines) return [undefined]
  return lines.flatMap(({ file, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => filings.get(file)![from + at - 1]),
  )
}

const numbersIn = (text: string): number[] =>
  [...text.replace(/(\d),(\d{3})/g, '$1$2').matchAll(/\d*\.?\d+/g)].map(([number]) => Number(number))

/** Whether the figures stand in the print in this order. */
function inOrder(figures: readonly number[], printed: readonly number[]): boolean {
  let at = 0
  for (const number of printed) if (number === figures[at]) at++
  return at === figures.length
}

const dollarsOf = (cents: number) => cents / 100

const bounds = ({ from, to }: Span): number[] =>
  [from, from === to ? undefined : to].filter(value => value !== undefined)

/** A rate row by row: its amounts or players, its fee. */
function rateFigures(rate: FeeRate): number[] {
  if (rate.by === 'flat') return [dollarsOf(rate.cents)]
  const scale = rate.by === 'players' ? 1 : 100
  return rate.rows.flatMap(row => [...bounds(row).map(bound => bound / scale), dollarsOf(row.cents)])
}

/** What stands in the lines of an option, each in print order; blank cells have no figure. */
function figuresOf(option: FeeOption): number[][] {
  const blank = option.readings?.find(({ name }) => name === 'feeBlankCell')?.others.nothing
  const { bank, player, pot, players = {} } = { ...option, ...blank }
  const figures = [
    ...(bank ? [rateFigures(bank.rate)] : []),
    ...(player ? [[...bounds(players), ...rateFigures(player.rate)]] : []),
    ...(pot ? [[...bounds(players), ...pot.takes.flatMap(take => rateFigures(take.rate))]] : []),
    ...(pot?.otherwise === undefined ? [] : [[dollarsOf(pot.otherwise)]]),
  ]
  return blank ? figures.map(list => list.filter(figure => figure > 0)) : figures
}

/** What stands in the lines of an option, or in the head above it. */
function limitFigures({ limit, bonus }: FeeOption): number[] {
  const money = (...values: (number | undefined)[]) => values.filter(value => value !== undefined)
  const pairs = Object.values(bonus ?? {}).flatMap(({ min, max = min }) => money(min, max))
  switch (limit?.kind) {
    case 'wager':
    case 'buy-in':
      return [...money(limit.min, limit.max), ...pairs].map(dollarsOf)
    case 'posted':
      return [...bounds(limit.min), ...bounds(limit.max), ...pairs].map(dollarsOf)
    case 'minimum':
      return limit.of.map(dollarsOf)
    case 'limit':
      return [...limit.bets, ...(limit.blinds ?? [])].map(dollarsOf)
    case 'limits':
      return [...limit.from, ...limit.to].map(dollarsOf)
    case 'blinds':
      return limit.blinds.map(dollarsOf)
    default:
      return []
  }
}

const MERGED = 'the fees stand in one cell for several options, the numbers of players above it'

/** Options that do not stand in their lines as they are read. */
const READ_OTHERWISE: Readonly<Record<string, string>> = {
  '002:1519': MERGED,
  '002:1520': MERGED,
  '002:1521': MERGED,
  '002:1522': MERGED,
  '002:1525': MERGED,
  '002:1526': MERGED,
  '002:1527': MERGED,
  '002:1528': MERGED,
  '002:1529': MERGED,
  '002:1530': MERGED,
  '002:1531': MERGED,
  '002:2267-2271': 'a row printed to $500 is read to $50',
  '003:613-615': '"less than $50" is read as up to $49',
  '003:616-618': '"less than $50" is read as up to $49',
  '004:2491-2498': 'a row printed from $75 is read from $755',
}

describe.skipIf(!folder)('every option stands in the filings as it is listed', () => {
  test('every citation names lines that exist', () => {
    const cites = FEE_TABLES.flatMap(table => [
      table.cite,
      ...(table.jackpot ? [table.jackpot.cite] : []),
      ...(table.atMostRates ? [table.atMostRates.cite] : []),
      ...table.options.flatMap(option => [
        option.cite,
        ...feeFlags(option).map(({ cite }) => cite),
        ...feeReadings(option).map(({ cite }) => cite),
      ]),
    ])
    expect(cites.filter(cite => cited(cite).includes(undefined))).toEqual([])
  })

  test('an option is cited within its table', () => {
    const outside = FEE_TABLES.flatMap(table =>
      table.options.filter(option => {
        const [, file, from, to] = /^(\d{3}):(\d+)-(\d+)$/.exec(table.cite)!
        const [, inFile, first, last = first] = /^(\d{3}):(\d+)(?:-(\d+))?$/.exec(option.cite)!
        return inFile !== file || Number(first) < Number(from) || Number(last) > Number(to)
      }),
    )
    expect(outside).toEqual([])
  })

  test('its bands, rows and fees stand in its lines, in this order', () => {
    const wrong = FEE_TABLES.flatMap(table =>
      table.options.filter(option => {
        const printed = numbersIn(cited(option.cite).join(' '))
        return !figuresOf(option).every(figures => inOrder(figures, printed))
      }),
    )
    const cites = wrong.map(({ cite }) => cite)
    expect(cites.filter(cite => !READ_OTHERWISE[cite])).toEqual([])
    expect(Object.keys(READ_OTHERWISE).filter(cite => !cites.includes(cite))).toEqual([])
  })

  test('its limits stand in its lines or in the text of its table', () => {
    const wrong = FEE_TABLES.flatMap(table => {
      const printed = new Set(numbersIn(cited(table.cite).join(' ')))
      return table.options.filter(option => !limitFigures(option).every(figure => printed.has(figure)))
    })
    expect(wrong.map(({ cite }) => cite)).toEqual([])
  })
})
