import { describe, expect, test } from 'vitest'
import {
  amounts,
  band,
  bands,
  citationsOf,
  feeColumns,
  inCents,
  limit,
  pair,
  posted,
  rows,
} from './notation.ts'

describe('fee sheets in short', () => {
  test('amounts', () => {
    expect(inCents('0.50')).toBe(50)
    expect(inCents(1000)).toBe(100_000)
    expect(() => inCents('x')).toThrow()
    expect(() => inCents('0.005')).toThrow()
    expect(amounts('51-200')).toEqual({ from: 5100, to: 20000 })
    expect(amounts('501+')).toEqual({ from: 50100 })
    expect(amounts('50')).toEqual({ from: 5000, to: 5000 })
    expect(() => amounts('$5')).toThrow()
  })

  test('players', () => {
    expect(band('7+')).toEqual({ from: 7 })
    expect(band('<=3')).toEqual({ to: 3 })
    expect(bands('7+ 4, <=6 3')).toEqual([
      { from: 7, cents: 400 },
      { to: 6, cents: 300 },
    ])
  })

  test('rows', () => {
    expect(rows('5-50 0.50, 51+ 1')).toEqual([
      { from: 500, to: 5000, cents: 50 },
      { from: 5100, cents: 100 },
    ])
    expect(() => rows('5-50')).toThrow()
  })

  test('a blank cell is merged with the cell above it', () => {
    const [bank, player] = feeColumns('10-100 1 1, 101-200 5 2, 201+ " 3')
    expect(bank.merged.map(row => row.cents)).toEqual([100, 500, 500])
    expect(bank.nothing.map(row => row.cents)).toEqual([100, 500, 0])
    expect(player.merged.map(row => row.cents)).toEqual([100, 200, 300])
    expect([bank.blanks, player.blanks]).toEqual([true, false])
  })

  test('limits', () => {
    expect(limit('5-500')).toEqual({ kind: 'wager', min: 500, max: 50000 })
    expect(limit('100+')).toEqual({ kind: 'wager', min: 10000 })
    expect(pair('1-2')).toEqual([100, 200])
    expect(posted('1+', '5000')).toEqual({
      kind: 'posted',
      min: { from: 100 },
      max: { from: 500000, to: 500000 },
    })
  })

  test('lines', () => {
    expect(citationsOf('003', '12-13, 20')).toEqual(['003:12', '003:13', '003:20'])
  })
})
