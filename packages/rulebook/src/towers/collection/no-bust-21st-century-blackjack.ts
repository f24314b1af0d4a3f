import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { anyAmount, limit } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { bankByAction, feeFlag, reading } from '../../collection/options.ts'

/** Only the player-dealer pays, one option a table limit. */
const PRINTED = [
  ['1', '002:2252-2256', '3-200', '3-25 0.25, 26-100 0.50, 101-200 1, 201-300 2, 301+ 3'],
  ['2', '002:2257-2261', '5-200', '5-100 0.50, 101-200 1, 201-300 2, 301-500 3, 501+ 5'],
  ['3', '002:2262-2266', '5-300', '5-75 0.50, 76-200 1, 201-300 2, 301-500 3, 501+ 5'],
  ['4', '002:2267-2271', '5-500', '5-50 0.50, 51-100 1, 101-300 2, 301-500 3, 501+ 5'],
  ['5', '002:2272-2276', '5-750', '5-40 0.50, 41-100 1, 101-300 2, 301-500 5, 501+ 8'],
  ['6', '002:2277-2281', '5-1000', '5-40 0.50, 41-75 1, 76-200 2, 201-500 5, 501+ 10'],
  ['7', '002:2284-2288', '10-500', '10-50 0.50, 51-100 1, 101-300 2, 301-600 4, 601+ 6'],
  ['8', '002:2289-2293', '10-1000', '10-100 1, 101-300 2, 301-700 5, 701-1200 7, 1201+ 10'],
  ['9', '002:2294-2298', '10-2000', '10-100 1, 101-200 3, 201-500 5, 501-1000 8, 1001+ 10'],
  ['10', '002:2299-2303', '25-500', '25-100 1, 101-500 3, 501-1000 5, 1001-2000 7, 2001+ 10'],
  ['11', '002:2304-2308', '25-1000', '25-100 1, 101-400 3, 401-800 6, 801-1200 10, 1201+ 15'],
  ['12', '002:2309-2313', '25-2000', '25-200 2, 201-500 5, 501-700 8, 701-1000 10, 1001+ 15'],
  ['13', '002:2314-2318', '100-1000', '100-300 2, 301-700 5, 701-1200 8, 1201-2000 10, 2001+ 15'],
  ['14', '002:2319-2323', '100-2000', '100-300 2, 301-700 5, 701-1200 10, 1201-2000 15, 2001+ 20'],
  ['15', '002:2328-2332', '100-5000', '100-300 2, 301-500 5, 501-1000 10, 1001-2000 20, 2001+ 25'],
  ['16', '002:2333-2337', '500-2000', '500-1000 5, 1001-2000 10, 2001-3000 15, 3001-5000 20, 5001+ 25'],
  ['17', '002:2338-2342', '500-5000', '500-1000 5, 1001-2000 10, 2001-3000 15, 3001-5000 25, 5001+ 30'],
  ['18', '002:2343-2347', '500-10000', '500-1000 5, 1001-2000 10, 2001-3000 20, 3001-5000 30, 5001+ 40'],
  [
    '19',
    '002:2348-2352',
    '1000-5000',
    '1000-3000 10, 3001-5000 20, 5001-10000 25, 10001-20000 35, 20001+ 50',
  ],
  [
    '20',
    '002:2353-2357',
    '1000-10000',
    '1000-3000 10, 3001-5000 20, 5001-10000 25, 10001-20000 50, 20001+ 75',
  ],
  [
    '21',
    '002:2358-2362',
    '1000-25000',
    '1000-2000 10, 2001-5000 25, 5001-10000 50, 10001-20000 75, 20001+ 100',
  ],
] as const

/** The first row of option 4 ends at $500, over rows that start at $51. */
const misprinted: Pick<FeeOption, 'readings' | 'flags'> = {
  readings: [
    reading(
      'feeMisprint',
      'fifty',
      { 'as-printed': { bank: bankByAction('5-500 0.50, 51-100 1, 101-300 2, 301-500 3, 501+ 5') } },
      sayFeeNote('fee-why-first-row'),
      '002:2267',
    ),
  ],
  flags: [feeFlag('misprint', sayFeeNote('fee-note-first-row-printed-5-500'), '002:2267')],
}

const damagedLimit: Readonly<Record<string, string>> = { '8': '002:2291', '18': '002:2345' }

export const noBust21stCenturyBlackjack: FeeTable = {
  title: 'Towers Casino California Games Collection Fees: No Bust 21st Century Blackjack',
  cite: '002:2249-2365',
  games: [{ id: 'towers/no-bust-21st-century-blackjack', play: 'banked', document: 'rates' }],
  options: PRINTED.map(([id, cite, table, action]) => {
    const line = damagedLimit[id]
    return {
      id,
      cite,
      limit: limit(table),
      // The wager beside it is all that binds a Buster bet (002:864).
      bonus: { buster: anyAmount },
      // No collection is taken for a Buster bet (002:857).
      actionWithoutBonus: true,
      bank: bankByAction(action),
      ...(line ? { flags: [feeFlag('damaged', sayFeeNote('fee-note-limit-twice'), line)] } : {}),
      ...(id === '4' ? misprinted : {}),
    }
  }),
}
