import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { limit, posted, rows } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import {
  bankByAction,
  bankPays,
  feeFlag,
  playerByWager,
  playerPays,
  reading,
} from '../../collection/options.ts'

const OWN_FIRST = '5-100 1, 105-200 2, 205-300 3'

/** Both pay per hand, the player by an amount: by the text the whole table's, by its limit the own wager. */
const first: FeeOption = {
  id: '1',
  cite: '004:3228-3234',
  limit: limit('5-300'),
  bank: bankPays(2),
  player: playerByWager(OWN_FIRST, 'hand'),
  readings: [
    reading(
      'feePlayerBasis',
      'wager',
      { action: { player: { rate: { by: 'action', rows: rows(OWN_FIRST) }, unit: 'hand' } } },
      sayFeeNote('fee-why-player-basis'),
      '004:3188-3189',
    ),
  ],
}

const whoPays = feeFlag('contradiction', sayFeeNote('fee-note-none-for-any-wager'), '004:3193-3197')

/** Player and player-dealer pay one fee a hand. */
const flatFees: FeeOption[] = (
  [
    ['2', '004:3248', '5-50', 1, 2],
    ['3', '004:3249', '5-100', 1, 2],
    ['4', '004:3250', '10-100', 1, 2],
    ['5', '004:3251', '25-100', 1, 3],
    ['6', '004:3252', '25-300', 2, 4],
    ['7', '004:3253', '50-300', 2, 4],
    ['8', '004:3254', '100-500', 3, 5],
    ['9', '004:3255', '100-1000', 5, 7],
  ] as const
).map(([id, cite, table, player, bank]) => ({
  id,
  cite,
  limit: limit(table),
  bank: bankPays(bank),
  player: playerPays(player, 'hand'),
  flags: [whoPays],
}))

/** The player-dealer alone, by the action (004:3198-3203). */
const byAction: FeeOption[] = (
  [
    ['10', '004:3272-3281', '5+', '5-75 1, 80-200 2, 205-500 3, 505-1500 4, 1505+ 5'],
    ['11', '004:3283-3292', '10+', '10-75 1, 80-200 2, 205-500 3, 505-1500 4, 1505+ 5'],
    ['12', '004:3294-3303', '25+', '25-100 1, 105-400 3, 405-1000 7, 1005-3000 18, 3005+ 25'],
    ['13', '004:3305-3314', '50+', '50-600 4, 605-1500 9, 1505-3000 15, 3005-6000 20, 6005+ 30'],
    ['14', '004:3316-3325', '100+', '100-600 6, 605-1500 11, 1505-3000 17, 3005-6000 22, 6005+ 32'],
  ] as const
).map(([id, cite, table, action]) => ({ id, cite, limit: limit(table), bank: bankByAction(action) }))

export const threeCardPokerOwn: FeeTable = {
  title: 'Three Card Poker 6 Card Bonus, Collection Rates Schedule',
  cite: '004:3187-3325',
  games: [{ id: 'players/three-card-poker-6-card-bonus', play: 'banked', document: 'own' }],
  options: [first, ...flatFees, ...byAction],
}

const joined = feeFlag('damaged', sayFeeNote('fee-note-beside-second-row'), '004:6108-6126')

/** For each betting circle by its wager (004:6097-6102). */
const byCircle: FeeOption[] = (
  [
    ['1', '004:6108-6112', 2],
    ['2', '004:6114-6118', 3],
    ['3', '004:6121-6126', 4],
  ] as const
).map(([id, cite, bank]) => ({
  id,
  cite,
  limit: limit('5-300'),
  bonusUpToBase: true,
  bank: bankPays(bank),
  player: playerByWager('5-100 1, 101-200 2, 201-300 3', 'spot'),
  flags: [joined],
}))

/** From each player per round of play (004:6128-6132). */
const byRound: FeeOption[] = (
  [
    ['4', '004:6138', 1, 2],
    ['5', '004:6139', 1, 3],
    ['6', '004:6140', 2, 4],
    ['7', '004:6141', 3, 5],
    ['8', '004:6142', 5, 7],
  ] as const
).map(([id, cite, player, bank]) => ({
  id,
  cite,
  limit: posted('5-100', '50-1000'),
  bonusUpToBase: true,
  bank: bankPays(bank),
  player: playerPays(player, 'hand'),
}))

export const threeCardPoker11: FeeTable = {
  title: 'Collection rates for California games: Three Card Poker 1.1 (GEGA-003036)',
  cite: '004:6096-6142',
  games: [
    {
      id: 'players/three-card-poker-1-1',
      name: 'Three Card Poker 1.1',
      play: 'banked',
      document: 'rates',
      feesOnly: true,
    },
  ],
  options: [...byCircle, ...byRound],
}
