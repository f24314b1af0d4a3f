import type { FeeTable } from '@cardroom/engine/collection'
import { amounts, anyAmount, bonusLimit, feeColumns, limit } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { bankByAction, feeFlag } from '../../collection/options.ts'

/** Only the player-dealer pays, by the game wagers; the bonus bets do not count (003:1605). */
const pureSpanish215: FeeTable = {
  title: 'Pure Spanish 21.5, Collection Fee Schedule',
  cite: '003:1601-1632',
  games: [{ id: 'stars/pure-spanish-21-5', play: 'banked', document: 'own' }],
  options: (
    [
      ['1', '003:1608-1612', '5-2000', '1-500', '5-100 1, 101-300 3, 301-500 5, 501-1000 8, 1001+ 10'],
      ['2', '003:1613-1617', '5-2000', '1-500', '5-50 1, 51-100 2, 101-300 3, 301-500 6, 501+ 8'],
      ['3', '003:1618-1622', '5-2000', '1-500', '5-50 0.50, 51-100 2, 101-300 3, 301-500 6, 501+ 10'],
      ['4', '003:1623-1627', '25-5000', '5-500', '25-100 2, 101-300 4, 301-600 5, 601-1000 10, 1001+ 15'],
      ['5', '003:1628-1632', '25-5000', '5-500', '25-50 1, 51-200 3, 201-500 5, 501-1000 10, 1001+ 15'],
    ] as const
  ).map(([id, cite, table, bonus, action]) => ({
    id,
    cite,
    limit: limit(table),
    bonus: { '*': bonusLimit(bonus) },
    actionWithoutBonus: true,
    bank: bankByAction(action),
  })),
}

/** Only the player-dealer pays, by all wagers (003:1753). */
const zooBac: FeeTable = {
  title: 'ZooBac, Collection Fee Schedules',
  cite: '003:1749-1783',
  games: [{ id: 'stars/zoobac', play: 'banked', document: 'own' }],
  options: (
    [
      ['1', '003:1756-1760', '5-2000', '5-50 0.50, 51-100 2, 101-300 3, 301-1000 6, 1001+ 10'],
      ['2', '003:1761-1765', '5-2000', '5-50 1, 51-200 2, 201-300 3, 301-500 6, 501+ 8'],
      ['3', '003:1766-1770', '5-2000', '5-100 1, 101-300 3, 301-500 5, 501-1000 8, 1001+ 10'],
      ['4', '003:1771-1775', '25-5000', '25-50 2, 51-200 3, 201-500 5, 501-1000 10, 1001+ 15'],
      ['5', '003:1779-1783', '25-5000', '25-100 2, 101-300 5, 301-600 8, 601-1000 10, 1001+ 15'],
    ] as const
  ).map(([id, cite, table, action]) => ({
    id,
    cite,
    limit: limit(table),
    // The Tie stays within the table's limits; the bonus bets have a limit “as stated above”, and none is (003:1753).
    bonus: { rabbit: anyAmount, tiger: anyAmount, monkey: anyAmount, zoo: anyAmount },
    bank: bankByAction(action),
  })),
}

/** The player-dealer pays, and each player for each Ante (003:2107): the bank's column, then the player's. */
const ultimateTexasHoldem: FeeTable = {
  title: "Ultimate Texas Hold'em, Collection Rates",
  cite: '003:2105-2118',
  games: [{ id: 'stars/ultimate-texas-holdem', play: 'banked', document: 'own' }],
  options: (
    [
      ['1', '003:2110-2111', '5-500', '5-100 1 1, 105-500 2 1'],
      ['2', '003:2112-2114', '25-500', '25-100 1 1, 105-200 2 1, 205-500 3 2'],
      ['3', '003:2115-2118', '50-1000', '50-100 1 1, 105-200 2 1, 205-500 3 2, 505-1000 5 5'],
    ] as const
  ).map(([id, cite, table, printed]) => {
    const [bank, player] = feeColumns(printed)
    return {
      id,
      cite,
      limit: limit(table),
      bonus: { trips: { ...bonusLimit('5-200'), fromBase: true } },
      laterMost: { play: amounts('200-1000') },
      bank: { rate: { by: 'action', rows: bank.merged }, unit: 'hand' },
      player: { rate: { by: 'wager', rows: player.merged }, unit: 'base-wager' },
      flags: [feeFlag('contradiction', sayFeeNote('fee-note-one-column-for-both'), '003:2107-2109')],
    }
  }),
}

export const starsOwn: readonly FeeTable[] = [pureSpanish215, zooBac, ultimateTexasHoldem]
