import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { anyAmount, feeColumns, posted } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { bankByAction, feeFlag, reading } from '../../collection/options.ts'
import { twoColumns } from './two-columns.ts'

/** The player-dealer pays by the action, each player by the base wager (003:3260). */
const both: FeeOption[] = (
  [
    ['1', '003:3267-3271', '10-100 1 1, 101-200 5 2, 201-300 " 3, 301-400 " 4, 401+ " 5'],
    ['2', '003:3272-3276', '10-200 5 1, 201-400 " 2, 401-600 " 3, 601-800 " 4, 801+ " 5'],
    ['3', '003:3277-3281', '10-200 2 1, 201-300 " 2, 301-400 " 3, 401-500 " 4, 501+ " 5'],
    ['4', '003:3282-3286', '50-100 2 1, 101-200 5 2, 201-300 " 3, 301-400 " 5, 401+ " 5'],
    ['5', '003:3287-3291', '50-200 2 1, 201-300 5 2, 301-400 5 3, 401-500 " 4, 501+ " 5'],
    ['6', '003:3292-3296', '10-200 2 1, 201-400 5 1, 401-600 " 1, 601-800 15 1, 801+ " 1'],
    ['7', '003:3297-3301', '10-100 1 1, 101-300 5 1, 301-500 " 1, 501-600 10 1, 601+ " 1'],
    ['8', '003:3305-3309', '50-100 2 1, 101-200 5 1, 201-300 " 1, 301-400 " 1, 401+ " 1'],
    ['9', '003:3310-3314', '50-200 2 1, 201-300 5 1, 301-500 " 1, 501-600 20 1, 601+ " 1'],
  ] as const
).map(([id, cite, printed]) => twoColumns(id, cite, printed))

/** In the last row of option 8 the $1 stands in the player-dealer's column. */
function shiftColumns(option: FeeOption): FeeOption {
  const [bank, player] = feeColumns('50-100 2 1, 101-200 5 1, 201-300 " 1, 301-400 " 1, 401+ 1 0')
  return {
    ...option,
    readings: [
      ...(option.readings ?? []),
      reading(
        'feeShiftedCell',
        'shifted',
        {
          'as-printed': {
            bank: { rate: { by: 'action', rows: bank.merged }, unit: 'hand' },
            player: { rate: { by: 'wager', rows: player.merged }, unit: 'base-wager' },
          },
        },
        sayFeeNote('fee-why-shifted-cell'),
        '003:3309',
      ),
    ],
    flags: [...(option.flags ?? []), feeFlag('damaged', sayFeeNote('fee-note-one-column-off'), '003:3309')],
  }
}

/** Only the player-dealer pays (003:3316). */
const bankOnly: FeeOption[] = (
  [
    ['10', '003:3323-3327', '10-50 2, 51-200 4, 201-300 6, 401-600 8, 601+ 15'],
    ['11', '003:3328-3332', '10-100 2, 101-200 4, 201-300 5, 301-500 8, 601+ 20'],
    ['12', '003:3333-3337', '10-100 2, 101-200 5, 201-400 8, 401-600 10, 601+ 20'],
    ['13', '003:3338-3342', '10-50 1, 51-200 3, 201-400 6, 401-600 8, 601+ 20'],
    ['14', '003:3343-3347', '10-100 2, 101-200 5, 201-300 7, 301-600 10, 601+ 25'],
  ] as const
).map(([id, cite, action]) => ({ id, cite, bank: bankByAction(action) }))

export const faceUpPaiGowPoker: FeeTable = {
  title: 'Face Up Pai Gow Poker, Collection Rates Schedules',
  cite: '003:3256-3347',
  games: [{ id: 'stars/face-up-pai-gow-poker', play: 'banked', document: 'own' }],
  options: [...both.map(option => (option.id === '8' ? shiftColumns(option) : option)), ...bankOnly].map(
    option => ({
      ...option,
      limit: posted('10-100', '50-20000'),
      // Each option has a limit for bonus bets (003:3260, 3316), and none is printed; Fortune stays within the table's (003:3192).
      bonus: { 'ace-high': anyAmount, fortune: { upToTable: true } },
    }),
  ),
}
