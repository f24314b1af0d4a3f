import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { limit } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { bankByAction, everyHalfHour, feeFlag, playerPays } from '../../collection/options.ts'

/** Each betting square pays as well (000:155). */
const bySquare: FeeOption[] = (
  [
    ['1', '000:158-160', '5-50', '5-50 0.50, 51-200 1, 201+ 2', '0.50'],
    ['2', '000:161-163', '25-100', '25-100 1, 101-500 2, 501+ 3', '1'],
    ['3', '000:164-166', '100-200', '100-300 2, 301-500 3, 501+ 5', '2'],
  ] as const
).map(([id, cite, table, action, square]) => ({
  id,
  cite,
  limit: limit(table),
  bank: bankByAction(action),
  player: playerPays(square, 'spot'),
}))

/** Each player pays every 30 minutes or dealer down as well (000:155). */
const byTime: FeeOption[] = (
  [
    ['4', '000:169-172', '10-100 1, 105-300 2, 305-500 3, 505+ 6'],
    ['5', '000:173-176', '10-100 1, 105-300 2, 305-500 4, 505+ 7'],
  ] as const
).map(([id, cite, action]) => ({
  id,
  cite,
  limit: limit('5-500'),
  bank: bankByAction(action),
  player: everyHalfHour(1),
  flags: [feeFlag('contradiction', sayFeeNote('fee-note-hand-and-half-hour'), '000:155')],
}))

export const pure215Blackjack: FeeTable = {
  title: 'Pure 21.5 Blackjack, Collection Fees',
  cite: '000:153-176',
  games: [{ id: 'outlaws/pure-21-5-blackjack', play: 'banked', document: 'own' }],
  options: [...bySquare, ...byTime],
}
