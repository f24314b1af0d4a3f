import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { bonusLimit, limit, rows } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { bankByAction, feeFlag } from '../../collection/options.ts'

/** Only the player-dealer pays (003:803). */
const threeCardPoker: FeeTable = {
  title: 'Three Card Poker 6 Card Bonus, Collection Fee Schedule',
  cite: '003:797-825',
  games: [{ id: 'comstock/three-card-poker-6-card-bonus', play: 'banked', document: 'own' }],
  options: (
    [
      ['1', '003:806-810', '5-50 0.50, 51-200 1, 201-500 3, 301-500 5, 501+ 8'],
      ['2', '003:811-815', '5-50 0.50, 51-100 1, 101-300 3, 301-500 5, 501+ 8'],
      ['3', '003:821-825', '5-50 0.50, 51-300 2, 301-500 5, 501-1000 8, 1001+ 10'],
    ] as const
  ).map(([id, cite, action]) => ({
    id,
    cite,
    limit: limit('5-2000'),
    bonus: { '*': bonusLimit('5-50') },
    bank: bankByAction(action),
    flags: [feeFlag('damaged', sayFeeNote('fee-note-basis-redacted'), '003:803')],
  })),
}

/** The player-dealer pays by the action, each player by the wager and the Fortune bonus together (003:1022). */
const fortunePaiGowPoker: FeeTable = {
  title: 'Fortune Pai Gow Poker, Collection Fees and Wagering Limits',
  cite: '003:1020-1033',
  games: [{ id: 'comstock/fortune-pai-gow-poker', play: 'banked', document: 'own' }],
  options: [
    {
      id: '1',
      cite: '003:1025-1029',
      limit: limit('10-500'),
      bank: bankByAction('10-100 1, 101+ 2'),
      player: byWager('10-100 1, 101-200 2, 201-300 3, 301-400 4, 401-500 5'),
    },
    {
      id: '2',
      cite: '003:1030-1033',
      limit: limit('10-500'),
      bank: bankByAction('10-100 1, 101-300 2, 301-500 6, 501+ 8'),
      player: byWager('10-100 1, 101-300 1, 301-500 0'),
      flags: [feeFlag('misprint', sayFeeNote('fee-note-falls-to-nothing'), '003:1032')],
    },
  ],
}

function byWager(text: string): NonNullable<FeeOption['player']> {
  return { rate: { by: 'wager', rows: rows(text) }, unit: 'bet', counts: 'with-bonus' }
}

/** Only the player-dealer pays; the Tie stays within the table limit (003:1161). */
const ezBaccarat: FeeTable = {
  title: 'EZ Baccarat Panda 8, Collection Fee Schedule',
  cite: '003:1159-1182',
  games: [{ id: 'comstock/ez-baccarat-panda-8', play: 'banked', document: 'own' }],
  options: (
    [
      ['1', '003:1164-1168', '5-1000', '5-50', '5-300 1, 301-600 3, 601-1000 6, 1001-2000 10, 2001+ 20'],
      ['2', '003:1169-1173', '10-2500', '10-100', '10-300 1, 301-600 3, 601-1000 6, 1001-2000 10, 2001+ 20'],
      ['3', '003:1178-1182', '25-5000', '25-100', '25-300 2, 301-600 5, 601-1000 9, 1001-2000 15, 2001+ 25'],
    ] as const
  ).map(([id, cite, table, bonus, action]) => ({
    id,
    cite,
    limit: limit(table),
    bonus: { 'dragon-7': bonusLimit(bonus), 'panda-8': bonusLimit(bonus) },
    bank: bankByAction(action),
  })),
}

/** Only the player-dealer pays (003:1374). */
const letItRide: FeeTable = {
  title: 'Let It Ride Bonus, Wagering Limits and Collection Fees',
  cite: '003:1370-1405',
  games: [{ id: 'comstock/let-it-ride-bonus', play: 'banked', document: 'own' }],
  options: (
    [
      ['1', '003:1381-1385', '5-2000', '5-500', '5-100 1, 101-300 3, 301-500 5, 501-1000 8, 1001+ 10'],
      ['2', '003:1386-1390', '5-2000', '5-500', '5-50 1, 51-100 2, 101-300 3, 301-500 6, 501+ 8'],
      ['3', '003:1391-1395', '5-2000', '5-500', '5-50 0.50, 51-100 2, 101-300 3, 301-500 6, 501+ 10'],
      ['4', '003:1396-1400', '25-5000', '25-500', '25-100 2, 101-300 4, 301-600 5, 601-1000 10, 1000+ 15'],
      ['5', '003:1401-1405', '25-5000', '25-500', '25-50 1, 51-200 3, 201-500 5, 501-1000 10, 1001+ 15'],
    ] as const
  ).map(([id, cite, table, bonus, action]) => ({
    id,
    cite,
    limit: limit(table),
    bonus: { '3-card-bonus': bonusLimit(bonus) },
    bank: bankByAction(action),
    flags: [feeFlag('misprint', sayFeeNote('fee-note-names-1-and-5'), '003:1374')],
  })),
}

export const comstockOwn: readonly FeeTable[] = [threeCardPoker, fortunePaiGowPoker, ezBaccarat, letItRide]
