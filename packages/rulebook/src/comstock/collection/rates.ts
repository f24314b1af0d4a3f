import type { FeeTable } from '@cardroom/engine/collection'
import { limit } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { bankByAction, bankPays, feeFlag, playerPays, reading } from '../../collection/options.ts'

/** A dollar a hand on all posted fees where a jackpot is attached to the game. */
const jackpot = { cents: 100, cite: '003:620' }

const doubleHandAndSuperPan9: FeeTable = {
  title: 'Comstock Cardroom Collection Rates: Double Hand Poker, Super Pan 9',
  cite: '003:602-608',
  jackpot,
  games: [
    { id: 'comstock/double-hand-poker', play: 'banked', document: 'rates' },
    { id: 'comstock/super-pan-9', play: 'banked', document: 'rates' },
  ],
  options: [
    {
      id: '1',
      cite: '003:607',
      limit: limit('5-100'),
      bank: bankPays(2),
      player: playerPays(1, 'bet'),
    },
    {
      id: '2',
      cite: '003:607-608',
      limit: limit('101-10000'),
      bank: bankPays(2),
      player: playerPays(2, 'bet'),
      readings: [
        reading(
          'feeBlankCell',
          'merged',
          { nothing: { bank: bankPays(0) } },
          sayFeeNote('fee-why-bank-cell-blank'),
          '003:608',
        ),
      ],
      flags: [feeFlag('blank', sayFeeNote('fee-note-bank-cell-blank'), '003:608')],
    },
  ],
}

/** The minimum of the table sets the option; only the player-dealer pays. */
const pure215Blackjack: FeeTable = {
  title: 'Comstock Cardroom Collection Rates: Pure 21.5 Blackjack',
  cite: '003:610-620',
  jackpot,
  games: [
    {
      id: 'comstock/pure-21-5-blackjack',
      name: 'Pure 21.5 Blackjack',
      play: 'banked',
      document: 'rates',
      feesOnly: true,
    },
  ],
  // "Less than $50" ends at $49: the sheet counts whole dollars, and $50 stands in no row.
  options: [
    {
      id: '1',
      cite: '003:613-615',
      limit: { kind: 'minimum', of: [200, 500] },
      bank: bankByAction('<=49 0.50, 51-400 2, 401+ 3'),
    },
    {
      id: '2',
      cite: '003:616-618',
      limit: { kind: 'minimum', of: [1000, 2500, 10000] },
      bank: bankByAction('<=49 0.50, 51-400 2, 401+ 5'),
    },
  ],
}

export const comstockRates: readonly FeeTable[] = [doubleHandAndSuperPan9, pure215Blackjack]
