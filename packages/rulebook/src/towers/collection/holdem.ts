import type { FeeOption, FeeTable, PotFee } from '@cardroom/engine/collection'
import { citationsOf, pair } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { everyHalfHour, feeFlag, potByPlayers, reading } from '../../collection/options.ts'
import { atTheDealerChange } from './dealer-change.ts'

const LIMIT = [
  ['1', '002:1262-1264', '2-4', '1-2'],
  ['2', '002:1265-1267', '4-8', '2-4'],
  ['3', '002:1268-1270', '5-10', '2-5'],
  ['4', '002:1271-1273', '10-20', '5-10'],
  ['5', '002:1274-1276', '20-40', '10-20'],
  ['6', '002:1277-1279', '50-100', '25-50'],
] as const

/** In no limit and pot limit games the table limit is the blinds. */
const NO_LIMIT = [
  ['7', '002:1284-1286', '1-2'],
  ['8', '002:1287-1289', '2-3'],
  ['9', '002:1290-1292', '3-5'],
  ['10', '002:1293-1295', '5-10'],
  ['11', '002:1296-1298', '10-25'],
  ['12', '002:1299-1301', '25-50'],
  ['13', '002:1302-1304', '50-100'],
] as const

/** After the flop; no flop, no drop (002:1306). */
const holdemPot: PotFee = potByPlayers('flop', '7+ 4, 5-6 3, <=4 2')

export const texasHoldem: FeeTable = {
  title: "Texas Hold'em Poker, Collection Fees",
  cite: '002:1257-1318',
  atMostRates: { count: 2, cite: '002:1306' },
  games: [{ id: 'towers/texas-holdem', play: 'flop', document: 'own' }],
  options: [
    ...LIMIT.map(
      ([id, cite, bets, blinds]): FeeOption => ({
        id,
        cite,
        limit: { kind: 'limit', bets: pair(bets), blinds: pair(blinds) },
        betting: ['limit'],
        pot: holdemPot,
      }),
    ),
    ...NO_LIMIT.map(
      ([id, cite, blinds]): FeeOption => ({
        id,
        cite,
        limit: { kind: 'blinds', blinds: pair(blinds) },
        betting: ['no-limit'],
        pot: holdemPot,
      }),
    ),
    ...NO_LIMIT.map(
      ([id, , blinds], at): FeeOption => ({
        id: String(Number(id) + NO_LIMIT.length),
        cite: citationsOf('002', '1310-1316')[at]!,
        limit: { kind: 'blinds', blinds: pair(blinds) },
        betting: ['pot-limit'],
        players: { from: 2 },
        player: everyHalfHour(6, atTheDealerChange('002:1318')),
      }),
    ),
  ],
}

/** Options 1 to 4 share one merged cell a column, and both lines that show it are damaged. */
const mergedAndDamaged = {
  pot: potByPlayers('flop', '7+ 4, 5-6 3, 4 2, <=3 1'),
  readings: [
    reading(
      'feeDamagedCell',
      '4-3-2-1',
      { '1-2-2-1': { pot: potByPlayers('flop', '7+ 1, 5-6 2, 4 2, <=3 1') } },
      sayFeeNote('fee-why-merged-cells'),
      '002:1520-1521',
    ),
  ],
  flags: [feeFlag('damaged', sayFeeNote('fee-note-merged-cell-damaged'), '002:1519-1522')],
}

/** Options 5 to 11 share the cells that the line of option 8 shows. */
const mergedWithEight = {
  pot: potByPlayers('flop', '6+ 4, 4-5 3, <=3 2'),
  flags: [feeFlag('blank', sayFeeNote('fee-note-merged-with-option-8'), '002:1525-1531')],
}

const HI_LO_LIMIT = [
  ['1', '1-2', '1-1', mergedAndDamaged],
  ['2', '2-4', '1-2', mergedAndDamaged],
  ['3', '3-6', '1-2', mergedAndDamaged],
  ['4', '4-8', '2-4', mergedAndDamaged],
  ['5', '5-10', '3-5', mergedWithEight],
  ['6', '6-12', '3-6', mergedWithEight],
  ['7', '8-16', '4-8', mergedWithEight],
  ['8', '10-20', '5-10', { pot: mergedWithEight.pot }],
  ['9', '20-40', '10-20', mergedWithEight],
  ['10', '40-80', '20-40', mergedWithEight],
  ['11', '50-100', '25-50', mergedWithEight],
] as const

/** From each person every half hour (002:1533). */
const HI_LO_POT_LIMIT = [
  ['12', '2-4', 6],
  ['13', '4-8', 6],
  ['14', '5-10', 6],
  ['15', '10-20', 6],
  ['16', '25-40', 7],
  ['17', '50-100', 8],
] as const

export const holdemHiLo: FeeTable = {
  title: "Hold'em Hi-Lo Split (8 Qualifier) Poker, Collection Fees",
  cite: '002:1514-1544',
  atMostRates: { count: 2, cite: '002:1516' },
  games: [{ id: 'towers/texas-holdem-hi-lo', play: 'flop', document: 'own' }],
  options: [
    ...HI_LO_LIMIT.map(
      ([id, bets, blinds, fees], at): FeeOption => ({
        id,
        cite: citationsOf('002', '1519-1522, 1525-1531')[at]!,
        limit: { kind: 'limit', bets: pair(bets), blinds: pair(blinds) },
        betting: ['limit'],
        ...fees,
      }),
    ),
    ...HI_LO_POT_LIMIT.map(
      ([id, blinds, fee], at): FeeOption => ({
        id,
        cite: citationsOf('002', '1539-1544')[at]!,
        limit: { kind: 'blinds', blinds: pair(blinds) },
        betting: ['pot-limit'],
        players: { from: 2 },
        player: everyHalfHour(fee, atTheDealerChange('002:1533')),
      }),
    ),
  ],
}
