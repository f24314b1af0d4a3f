import type { FeeGame, FeeOption, FeeTable, TableLimit } from '@cardroom/engine/collection'
import { bonusLimit, limit, posted } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import {
  bankByAction,
  bankPays,
  feeFlag,
  playerByWager,
  playerPays,
  reading,
} from '../../collection/options.ts'

const joined = (cite: string) => feeFlag('damaged', sayFeeNote('fee-note-rows-joined'), cite)

/** For each Ante (004:6146-6151), or for each betting circle by its wager (004:6161-6166). */
const ultimateTexasHoldem: FeeTable = {
  title: "Collection rates for California games: Ultimate Texas Hold'em (GEGA-004021)",
  cite: '004:6145-6174',
  games: [{ id: 'players/ultimate-texas-holdem', play: 'banked', document: 'rates' }],
  options: [
    ...(
      [
        ['1', '004:6157', '0.50', 2],
        ['2', '004:6158', 1, 2],
        ['3', '004:6159', 1, 3],
        ['4', '004:6160', 2, 3],
      ] as const
    ).map(
      ([id, cite, player, bank]): FeeOption => ({
        id,
        cite,
        limit: posted('5-50', '20-300'),
        bank: bankPays(bank),
        player: playerPays(player, 'base-wager'),
      }),
    ),
    ...(
      [
        ['5', '004:6172', 2],
        ['6', '004:6174', 3],
      ] as const
    ).map(
      ([id, cite, bank]): FeeOption => ({
        id,
        cite,
        limit: limit('5-100'),
        bonusUpToBase: true,
        bank: bankPays(bank),
        player: playerByWager('5-50 1, 51-100 2', 'spot'),
        readings: [
          reading(
            'feeOn',
            'ante',
            { 'ante-and-blind': { playerFor: 'every-game-wager' } },
            sayFeeNote('fee-why-each-circle'),
            '004:6163, 724, 972-975',
          ),
        ],
        flags: [joined(cite)],
      }),
    ),
  ],
}

/** For each betting circle (004:6177-6182), by its wager from option 12 (004:6202-6207). */
const fortunePaiGowPoker: FeeTable = {
  title: 'Collection rates for California games: Fortune Pai Gow Poker (GEGA-004020)',
  cite: '004:6176-6219',
  games: [{ id: 'players/fortune-pai-gow-poker', play: 'banked', document: 'rates' }],
  options: [
    ...(
      [
        ['1', '004:6190', 1, 2],
        ['2', '004:6191', 1, 3],
        ['3', '004:6192', 2, 3],
        ['4', '004:6193', 2, 4],
        ['5', '004:6194', 3, 4],
        ['6', '004:6195', 3, 5],
        ['7', '004:6196', 3, 7],
        ['8', '004:6197', 5, 10],
        ['9', '004:6198', 5, 15],
        ['10', '004:6200', 10, 15],
        ['11', '004:6201', 10, 20],
      ] as const
    ).map(
      ([id, cite, player, bank]): FeeOption => ({
        id,
        cite,
        limit: posted('10-500', '100-2000'),
        bonusUpToBase: true,
        bank: bankPays(bank),
        player: playerPays(player, 'spot'),
      }),
    ),
    ...(
      [
        ['12', '004:6217', '10-100 1, 101-200 2', 2],
        ['13', '004:6219', '25-100 1, 101-200 2', 3],
      ] as const
    ).map(
      ([id, cite, wager, bank]): FeeOption => ({
        id,
        cite,
        limit: posted('10-25', '100-200'),
        bonusUpToBase: true,
        bank: bankPays(bank),
        player: playerByWager(wager, 'spot'),
        flags: [joined(cite)],
      }),
    ),
  ],
}

/** A minimum from $1, and no maximum. */
const openLimit: TableLimit = { kind: 'posted', min: { from: 100 }, max: {} }

const shared = (game: string): FeeGame => ({ id: `players/${game}`, play: 'banked', document: 'shared' })

/** Only the player-dealer pays, by all wagers before the deal (004:6225-6233). */
const sixGames: FeeTable = {
  title:
    "Collection rates for California games: 21st Century Blackjack 5.0 With Buster Blackjack Bonus Bet (GEGA-002526), 21st Century Blackjack Switch (GEGA-004022), EZ Baccarat Panda 8 (GEGA-003594), Fortune Pai Gow Poker (GEGA-004020), Ultimate Texas Hold'em (GEGA-004021), Three Card Poker 1.1 (GEGA-003036)",
  cite: '004:6221-6452',
  games: [
    shared('21st-century-blackjack-5-0'),
    shared('21st-century-blackjack-switch'),
    shared('ez-baccarat-panda-8'),
    shared('fortune-pai-gow-poker'),
    shared('ultimate-texas-holdem'),
    { ...shared('three-card-poker-1-1'), name: 'Three Card Poker 1.1', feesOnly: true },
  ],
  options: (
    [
      ['1', '004:6250-6260', '1-50 1, 51-200 2, 201-500 4, 501-800 7, 801+ 15'],
      ['2', '004:6262-6272', '1-50 1, 51-200 2, 201-500 4, 501-800 7, 801+ 13'],
      ['3', '004:6274-6283', '1-100 1, 101-300 2, 301-500 4, 501-1500 7, 1501+ 13'],
      ['4', '004:6284-6293', '1-100 1, 101-300 3, 301-500 5, 501-800 8, 801+ 10'],
      ['5', '004:6295-6304', '1-100 1, 101-300 2, 301-500 5, 501-1000 10, 1001+ 25'],
      ['6', '004:6306-6315', '1-100 2, 101-300 4, 301-600 6, 601-1000 12, 1001+ 15'],
      ['7', '004:6317-6326', '1-100 1, 101-300 3, 301-600 6, 601-1200 10, 1201+ 15'],
      ['8', '004:6328-6337', '1-100 1, 101-300 3, 301-800 8, 801-1200 12, 1201+ 20'],
      ['9', '004:6339-6349', '1-200 2, 201-600 5, 601-1200 15, 1201-2000 25, 2001+ 50'],
      ['10', '004:6351-6361', '1-100 2, 201-600 5, 601-1000 9, 1001-1500 15, 1501+ 25'],
      ['11', '004:6363-6373', '1-200 2, 201-600 8, 601-1500 20, 1501-5000 35, 5001+ 75'],
      ['12', '004:6375-6384', '1-100 1, 101-300 3, 301-500 5, 501-800 8, 801+ 12'],
      ['13', '004:6385-6394', '1-100 1, 101-300 3, 301-500 5, 501-1500 8, 1501+ 15'],
      ['14', '004:6396-6405', '1-100 1, 100-400 2, 401-700 7, 701-1500 9, 1501+ 13'],
      ['15', '004:6407-6417', '1-100 1, 101-400 3, 401-1000 7, 1001-3000 18, 3001+ 25'],
      ['16', '004:6419-6429', '1-600 4, 601-1500 9, 1501-3000 15, 3001-6000 20, 6001+ 30'],
      ['17', '004:6431-6441', '1-500 3, 501-1550 7, 1551-5000 13, 5001-10000 15, 10001+ 18'],
      ['18', '004:6443-6452', '1-100 1, 101-300 2, 301-500 4, 501-1500 7, 1501+ 11'],
    ] as const
  ).map(([id, cite, action]) => ({
    id,
    cite,
    limit: openLimit,
    bonusUpToBase: true,
    bank: bankByAction(action),
    ...(id === '18'
      ? { flags: [feeFlag('misprint', sayFeeNote('fee-note-names-1-through-17'), '004:6225')] }
      : {}),
  })),
}

/** Only the player-dealer pays; every bonus bet from $10 to $100 (004:6454-6460). */
const goldenFrog: FeeTable = {
  title: 'Collection rates for California games: Golden Frog Baccarat (GEGR-002216)',
  cite: '004:6453-6662',
  games: [{ id: 'players/golden-frog-baccarat', play: 'banked', document: 'rates' }],
  options: (
    [
      ['1', '004:6473-6482', '1-50 1, 51-200 2, 201-500 4, 501-800 7, 801+ 15'],
      ['2', '004:6484-6493', '1-50 1, 51-200 2, 201-500 4, 501-800 7, 801+ 13'],
      ['3', '004:6495-6504', '1-100 1, 101-300 2, 301-500 4, 501-1500 7, 1501+ 13'],
      ['4', '004:6506-6515', '1-100 1, 101-300 3, 301-500 5, 501-800 8, 801+ 10'],
      ['5', '004:6517-6526', '1-100 1, 101-300 2, 301-500 5, 501-1000 10, 1001+ 25'],
      ['6', '004:6528-6537', '1-100 2, 101-300 4, 301-600 6, 601-1000 12, 1001+ 15'],
      ['7', '004:6538-6547', '1-100 1, 101-300 3, 301-600 6, 601-1200 10, 1201+ 15'],
      ['8', '004:6549-6558', '1-100 1, 101-300 3, 301-800 8, 801-1200 12, 1201+ 20'],
      ['9', '004:6560-6570', '1-200 2, 201-600 5, 601-1200 15, 1201-2000 25, 2000+ 50'],
      ['10', '004:6572-6582', '1-100 2, 201-600 5, 601-1000 9, 1001-1500 15, 1501+ 25'],
      ['11', '004:6584-6594', '1-200 2, 201-600 8, 601-1500 20, 1501-5000 35, 5001+ 75'],
      ['12', '004:6596-6605', '1-100 1, 101-300 3, 301-500 5, 501-800 8, 801+ 12'],
      ['13', '004:6607-6616', '1-100 1, 101-300 3, 301-500 5, 501-1500 8, 1501+ 15'],
      ['14', '004:6618-6627', '1-100 1, 100-400 2, 401-700 7, 701-1500 9, 1501+ 13'],
      ['15', '004:6629-6639', '1-100 1, 101-400 3, 401-1000 7, 1001-3000 18, 3001+ 25'],
      ['16', '004:6640-6650', '1-600 4, 601-1500 9, 1501-3000 15, 3001-6000 20, 6001+ 30'],
      ['17', '004:6652-6662', '1-500 3, 501-1550 7, 1551-5000 13, 5001-10000 15, 10001+ 18'],
    ] as const
  ).map(([id, cite, action]) => ({
    id,
    cite,
    limit: openLimit,
    bonus: { '*': bonusLimit('10-100') },
    bank: bankByAction(action),
  })),
}

export const californiaGames: readonly FeeTable[] = [
  ultimateTexasHoldem,
  fortunePaiGowPoker,
  sixGames,
  goldenFrog,
]
