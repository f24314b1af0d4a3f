import { describe, expect, test } from 'vitest'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { breaches } from './breaches.ts'

const by = (rule: string) =>
  breaches(FEE_TABLES)
    .filter(breach => breach.rule === rule)
    .map(
      ({ cite, option, printed }) =>
        `${cite} option ${option}: ${printed.map(cents => cents / 100).join(' ')}`,
    )

describe('breaches of the fee rules in the filed sheets', () => {
  test('no option has more than five rates; two games at Towers print more than the two they allow', () => {
    const tooMany = breaches(FEE_TABLES).filter(({ rule }) => rule === 'at-most-rates')
    expect(tooMany).toHaveLength(24)
    expect(new Set(tooMany.map(({ table }) => table))).toEqual(
      new Set([
        "Texas Hold'em Poker, Collection Fees",
        "Hold'em Hi-Lo Split (8 Qualifier) Poker, Collection Fees",
      ]),
    )
  })

  test('finds fees that fall as the wager rises', () => {
    expect(by('rates-rise')).toEqual([
      '001:862-866 option 10: 8 7 500',
      '001:867-871 option 11: 16 12 1001',
      '001:991-995 option 10: 8 7 500',
      '001:996-1000 option 11: 16 12 1001',
      '003:1030-1033 option 2: 1 0 301',
    ])
  })

  test('finds rows that start above the minimum of the table', () => {
    expect(by('starts-at-the-minimum')).toEqual(['000:169-172 option 4: 10 5', '000:173-176 option 5: 10 5'])
  })

  test('finds rows that leave some amounts without a fee', () => {
    expect(by('every-amount')).toEqual([
      '003:2110-2111 option 1: 105 500',
      '003:2112-2114 option 2: 205 500',
      '003:2115-2118 option 3: 505 1000',
      '003:2796-2800 option 10: 401 401',
      '003:3007 option 1: 2 300',
      '003:3008 option 2: 5 100',
      '003:3009 option 3: 5 500',
      '003:3010 option 4: 20 100',
      '003:3011 option 5: 40 100',
      '003:3012 option 6: 40 200',
      '003:3013 option 7: 100 200',
    ])
  })
})
