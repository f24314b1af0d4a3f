import { createHash } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { rooms } from '../filed/rooms.ts'
import { linesOfFilings } from '../testing/filings.ts'
import { filingOf, filings, partsAt } from './filings.ts'
import { partsOf } from './parts.ts'

const folder = inject('filings')

test('every room has its filing', () => {
  expect(filings.flatMap(filing => filing.rooms).sort()).toEqual(Object.keys(rooms).sort())
  expect(filingOf('003')?.rooms).toEqual(['comstock', 'stars'])
  expect(filingOf('005')).toBeUndefined()
})

test('titles the documents at some lines with their registration numbers', () => {
  const titles = (number: string, from: number, to = from) =>
    partsAt(partsOf(number, FEE_TABLES), { from, to }).map(({ title }) => title)
  expect(titles('003', 1143, 1144)).toEqual(['EZ Baccarat Panda 8 (GEGA-003671), Comstock Card Room'])
  expect(titles('001', 715)).toEqual([
    'California Game Collection Rates (GEGR-002108): EZ Baccarat (GEGR-002102)',
  ])
  expect(titles('004', 5)).toEqual([])
})

describe.skipIf(!folder)('beside the filings', () => {
  const lines = linesOfFilings(folder)

  test.each(filings)('$number has the text whose lines are counted', filing => {
    const text = lines.get(filing.number) ?? []
    expect(text).toHaveLength(filing.lines)
    expect(createHash('sha256').update(text.join('\n')).digest('hex')).toBe(filing.sha256)
  })
})
