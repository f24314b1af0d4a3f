import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { anyAmount, limit } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import {
  bankByAction,
  bankPays,
  feeFlag,
  playerByWager,
  playerPays,
  reading,
} from '../../collection/options.ts'

const oneFee = feeFlag('contradiction', sayFeeNote('fee-note-one-fee-printed'), '004:2216')

/** For each bet (004:2221-2222): limit, player, player-dealer. */
const perBet: FeeOption[] = (
  [
    ['1', '004:2228', '5-50', '0.50', 1],
    ['2', '004:2229', '10-100', 1, 2],
    ['3', '004:2230', '25-100', 1, 2],
    ['4', '004:2231', '25-200', 2, 3],
    ['5', '004:2232', '50-300', 2, 4],
    ['6', '004:2233', '100-500', 3, 5],
    ['7', '004:2234', '100-1000', 5, 10],
    ['8', '004:2235', '300-1000', 5, 10],
    ['9', '004:2236', '500-1000', 5, 10],
    ['10', '004:2237', '500-2000', 10, 15],
    ['11', '004:2239-2240', '25-100', 1, 2],
    ['12', '004:2242', '100', 1, 2],
    ['13', '004:2243-2244', '50-100', 1, 3],
  ] as const
).map(([id, cite, table, player, bank]) => ({
  id,
  cite,
  limit: limit(table),
  ...(id === '11' || id === '13' ? { betsPerSeat: 12 } : {}),
  bank: bankPays(bank),
  player: playerPays(player, 'bet'),
  flags: [oneFee],
}))

/** For each betting circle, up to twenty a seat. */
const perCircle: FeeOption[] = (
  [
    ['14', '004:2246-2250', '100'],
    ['15', '004:2252-2256', '50-100'],
  ] as const
).map(([id, cite, table]) => ({
  id,
  cite,
  limit: limit(table),
  betsPerSeat: 20,
  bank: bankPays(2),
  player: playerPays(1, 'spot'),
  flags: [oneFee],
}))

const split = feeFlag('damaged', sayFeeNote('fee-note-rows-split'), '004:2319-2358')

/** Each fee by amounts of its own (004:2360-2367): the player's wager, then the action. */
const byBoth: FeeOption[] = (
  [
    ['16', '004:2315-2317', '10-200', '10-100 1, 101-200 2', '1-100 1, 101+ 2'],
    ['17', '004:2319-2327', '25-600', '25-100 1, 101-300 2, 301-600 3', '25-300 2, 301+ 4'],
    ['18', '004:2329-2337', '50-600', '50-100 1, 101-300 2, 301-600 3', '25-300 2, 301+ 4'],
    ['19', '004:2339-2347', '100-600', '100-200 2, 201-400 3, 401-600 4', '100-500 3, 500+ 5'],
    ['20', '004:2349-2358', '200-1000', '200-400 3, 401-600 4, 601-1000 5', '200-600 5, 601+ 8'],
  ] as const
).map(([id, cite, table, wager, action]) => ({
  id,
  cite,
  limit: limit(table),
  bank: bankByAction(action),
  player: playerByWager(wager, 'bet'),
  ...(id === '16' ? {} : { flags: [split] }),
}))

/** The player-dealer by the action, each bet one fee (004:2369-2377). */
const byActionAndBet: FeeOption[] = (
  [
    ['21', '004:2385-2393', '10-200', '10-100 1, 101-300 2, 301-600 4, 601+ 6', '0.50'],
    ['22', '004:2395-2403', '25-600', '25-200 2, 201-600 4, 601-1000 8, 1000+ 12', 1],
    ['23', '004:2405-2413', '50-600', '50-200 2, 201-600 4, 601-1000 8, 1001+ 12', 1],
    ['24', '004:2415-2423', '100-600', '100-200 2, 201-600 4, 601-1000 8, 1001+ 12', 1],
    ['25', '004:2425-2429', '100-1000', '100-500 4, 501-1000 8, 1001+ 15', 1],
    ['26', '004:2431-2435', '200-2000', '200-1000 6, 1001-2000 15, 2001+ 20', 2],
  ] as const
).map(([id, cite, table, action, player]) => ({
  id,
  cite,
  limit: limit(table),
  bank: bankByAction(action),
  player: playerPays(player, 'bet'),
}))

/** The third row of option 32 starts at $75. */
const thirdRow: Pick<FeeOption, 'readings' | 'flags'> = {
  readings: [
    reading(
      'feeMisprint',
      'seven-fifty-five',
      { 'as-printed': { bank: bankByAction('200-550 4, 555-750 6, 75-1200 8, 1205-2000 15, 2005+ 25') } },
      sayFeeNote('fee-why-third-row'),
      '004:2495',
    ),
  ],
  flags: [feeFlag('misprint', sayFeeNote('fee-note-third-row-printed-75'), '004:2495')],
}

/** The player-dealer alone (004:2437-2443). */
const byAction: FeeOption[] = (
  [
    ['27', '004:2447-2453', '10-200', '10-130 1, 131-350 2, 351-550 4, 551-750 6, 751+ 8'],
    ['28', '004:2454-2461', '25-600', '25-350 2, 351-550 4, 551-750 6, 751-1200 8, 1201+ 15'],
    ['29', '004:2463-2470', '50-600', '50-350 2, 351-550 4, 551-750 6, 751-1200 8, 1201+ 15'],
    ['30', '004:2472-2479', '100-600', '100-350 3, 351-550 5, 551-750 8, 751-1200 10, 1201+ 15'],
    ['31', '004:2481-2489', '100-1000', '100-550 4, 551-750 6, 751-1200 8, 1201-2000 15, 2001+ 25'],
    ['32', '004:2491-2498', '200-2000', '200-550 4, 555-750 6, 755-1200 8, 1205-2000 15, 2005+ 25'],
  ] as const
).map(([id, cite, table, action]) => ({
  id,
  cite,
  limit: limit(table),
  bank: bankByAction(action),
  ...(id === '29' ? { flags: [feeFlag('misprint', sayFeeNote('fee-note-numbered-9-2'), '004:2463')] } : {}),
  ...(id === '32' ? thirdRow : {}),
}))

export const blackjack50: FeeTable = {
  title: '21st Century Blackjack 5.0 With Buster Blackjack Bonus Bet, Collections Rates',
  cite: '004:2215-2498',
  games: [{ id: 'players/21st-century-blackjack-5-0', play: 'banked', document: 'own' }],
  // The Buster bet has a posted limit of its own, and no schedule prints its figures (004:2150-2152).
  options: [...perBet, ...perCircle, ...byBoth, ...byActionAndBet, ...byAction].map(option => ({
    ...option,
    bonus: { buster: anyAmount },
  })),
}
