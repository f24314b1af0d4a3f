import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { limit, rows } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { bankByAction, feeFlag, playerPays, reading } from '../../collection/options.ts'

const ACTION = ['10-100 1, 101+ 2', '25-200 2, 201+ 3', '100-500 3, 501+ 5'] as const
const LIMITS = ['10-100', '25-100', '100+'] as const
const SPOT = [1, 1, 2] as const

/** The player-dealer pays by the action, each betting spot a flat fee. */
const option = (at: 0 | 1 | 2, cite: string): FeeOption => ({
  id: String(at + 1),
  cite,
  limit: limit(LIMITS[at]),
  bank: bankByAction(ACTION[at]),
  player: playerPays(SPOT[at], 'spot'),
})

const blank = (line: string) => feeFlag('blank', sayFeeNote('fee-note-merged-with-line-above'), line)

export const paiGowPokerOwn: FeeTable = {
  title: 'Pai Gow Poker with Fortune & Envy Bonus, Collection Fees',
  cite: '002:1065-1073',
  games: [{ id: 'towers/fortune-pai-gow-poker', play: 'banked', document: 'own' }],
  options: [
    { ...option(0, '002:1068-1069'), flags: [blank('002:1069')] },
    { ...option(1, '002:1070-1071'), flags: [blank('002:1071')] },
    {
      ...option(2, '002:1072-1073'),
      readings: [
        reading(
          'feeDamagedCell',
          'two-dollars',
          {
            'as-printed': {
              player: { rate: { by: 'action', rows: rows('100-500 0, 501+ 2') }, unit: 'spot' },
            },
          },
          sayFeeNote('fee-why-zero-cents'),
          '002:1072-1073',
        ),
      ],
      flags: [feeFlag('damaged', sayFeeNote('fee-note-cell-of-one-line-limit-of-other'), '002:1072-1073')],
    },
  ],
}

/** Back-line bettors pay like players (002:2240). */
export const paiGowPokerRates: FeeTable = {
  title: 'Towers Casino California Games Collection Fees: Pai Gow Poker',
  cite: '002:2235-2247',
  games: [{ id: 'towers/fortune-pai-gow-poker', play: 'banked', document: 'rates' }],
  options: [
    option(0, '002:2242-2243'),
    {
      ...option(1, '002:2244-2245'),
      flags: [feeFlag('damaged', sayFeeNote('fee-note-limit-printed-23-100'), '002:2245')],
    },
    {
      ...option(2, '002:2246-2247'),
      flags: [feeFlag('damaged', sayFeeNote('fee-note-limit-printed-100'), '002:2246-2247')],
    },
  ],
}
