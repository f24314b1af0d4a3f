import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { posted } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { bankByAction, bankPays, feeFlag, playerByWager, reading } from '../../collection/options.ts'

type PrintedOptionRows = readonly (readonly [id: string, cite: string, rows: string])[]

const widely = posted('5-100', '50-2000')

/** Only the player-dealer pays, before the deal (001:716). */
const ezBaccarat: FeeTable = {
  title: 'California Game Collection Rates (GEGR-002108): EZ Baccarat (GEGR-002102)',
  cite: '001:712-803',
  games: [{ id: 'cameo/ez-baccarat', play: 'banked', document: 'rates' }],
  options: options([
    ['1', '001:723-727', '5-100 2, 101-200 3, 201-300 5, 301-400 7, 401+ 9'],
    ['2', '001:728-732', '5-100 2, 101-200 4, 201-300 7, 301-600 8, 601+ 10'],
    ['3', '001:733-737', '5-100 1, 101-200 3, 201-400 5, 401-800 8, 801+ 10'],
    ['4', '001:738-742', '5-100 1, 101-200 4, 201-400 6, 401-800 10, 801+ 12'],
    ['5', '001:743-747', '5-100 1, 101-300 3, 301-600 6, 601-1000 10, 1001+ 15'],
    ['6', '001:748-752', '5-100 1, 101-300 4, 301-600 7, 601-1000 12, 1001+ 17'],
    ['7', '001:756-760', '5-200 1, 201-400 4, 401-600 7, 601-1000 10, 1001+ 15'],
    ['8', '001:761-765', '5-200 2, 201-400 4, 401-600 7, 601-1000 12, 1001+ 17'],
    ['9', '001:766-770', '5-200 1, 201-500 4, 501-800 8, 801-1000 11, 1001+ 15'],
    ['10', '001:771-775', '5-200 2, 201-500 4, 501-800 8, 801-1000 11, 1001+ 15'],
    ['11', '001:776-780', '25-200 2, 201-300 7, 301-500 7, 501-1000 12, 1001+ 20'],
    ['12', '001:781-785', '25-300 1, 301-600 3, 601-1000 6, 1001-2000 15, 2001+ 20'],
    ['13', '001:786-790', '25-300 1, 301-600 8, 601-1000 10, 1001-2000 25, 2001+ 30'],
    ['14', '001:791-795', '25-300 2, 301-600 6, 601-1000 10, 1001-2000 20, 2001+ 30'],
    ['15', '001:799-803', '100-500 7, 501-1000 10, 1001-2000 15, 2001-4000 25, 4001+ 40'],
  ]).map(option => ({ ...option, limit: widely, bonusUpToBase: true })),
}

/** Only the player-dealer pays; every wager stays within the table limit (001:807). */
const threeCardPoker: FeeTable = {
  title: 'California Game Collection Rates (GEGR-002108): Three Card Poker 6 Card Bonus (GEGR-002104)',
  cite: '001:805-889',
  games: [{ id: 'cameo/three-card-poker-6-card-bonus', play: 'banked', document: 'rates' }],
  options: options([
    ['1', '001:814-818', '5-100 2, 101-200 6, 201-300 9, 301-400 9, 401+ 12'],
    ['2', '001:819-823', '5-100 3, 101-200 5, 201-300 7, 301-400 9, 401+ 10'],
    ['3', '001:824-828', '5-100 1, 101-200 3, 201-300 4, 301-500 6, 501+ 10'],
    ['4', '001:829-833', '5-100 2, 101-200 4, 201-300 5, 301-500 6, 501+ 10'],
    ['5', '001:834-838', '5-100 2, 101-200 6, 201-400 8, 401-600 10, 601+ 15'],
    ['6', '001:842-846', '5-100 1, 101-200 3, 201-400 5, 401-700 7, 701+ 10'],
    ['7', '001:847-851', '5-100 2, 101-200 3, 201-400 6, 401-700 7, 701+ 10'],
    ['8', '001:852-856', '5-100 1, 101-300 3, 301-500 6, 501-800 10, 801+ 15'],
    ['9', '001:857-861', '5-100 2, 101-300 4, 301-500 7, 501-800 12, 801+ 17'],
    ['10', '001:862-866', '5-100 1, 101-300 4, 301-500 8, 500-1000 7, 1001+ 12'],
    ['11', '001:867-871', '5-100 3, 101-300 6, 301-500 10, 500-1000 16, 1001+ 12'],
    ['12', '001:872-876', '5-100 1, 101-400 4, 401-800 8, 801-1500 15, 1501+ 20'],
    ['13', '001:877-881', '5-100 2, 101-400 4, 401-800 8, 801-1500 15, 1501+ 20'],
    ['14', '001:885-889', '25-300 2, 301-500 7, 501-800 12, 801-1500 17, 1501+ 25'],
  ]).map(option => ({ ...option, limit: widely })),
}

/** The player-dealer pays for every spot, each spot by its wager; none for the Fortune bonus (001:893). */
const fortunePaiGowPoker: FeeTable = {
  title: 'California Game Collection Rates (GEGR-002108): Fortune Pai Gow Poker (GEGR-002103)',
  cite: '001:891-932',
  games: [{ id: 'cameo/fortune-pai-gow-poker', play: 'banked', document: 'rates' }],
  options: (
    [
      ['1', '001:900-904', '10-100 1, 101-200 2, 201-300 3, 301-400 4, 401+ 5', 2],
      ['2', '001:905-909', '10-100 1, 101-200 2, 201-300 3, 301-400 4, 401+ 5', 4],
      ['3', '001:910-914', '10-200 1, 201-400 2, 401-600 3, 601-800 4, 801+ 5', 2],
      ['4', '001:915-919', '10-200 1, 201-400 2, 401-600 3, 601-800 4, 801+ 5', 4],
      ['5', '001:920-924', '10-100 1, 101-300 2, 301-500 3, 501-1000 5, 1001+ 8', 2],
      ['6', '001:928-932', '25-100 1, 101-300 2, 301-500 3, 501-1000 5, 1001+ 8', 3],
    ] as const
  ).map(
    ([id, cite, wager, bank]): FeeOption => ({
      id,
      cite,
      limit: widely,
      bank: { ...bankPays(bank), unit: 'spot' },
      player: playerByWager(wager, 'spot'),
      readings: [
        reading(
          'feeBankPerSpot',
          'each',
          { once: { bank: bankPays(bank) } },
          sayFeeNote('fee-why-bank-per-spot'),
          '001:893',
        ),
      ],
    }),
  ),
}

/** The text takes the fee from the player-dealer by the total table action; the heads of the columns differ. */
const ultimateTexasHoldem: FeeTable = {
  title: "California Game Collection Rates (GEGR-002108): Ultimate Texas Hold'em (GEGR-002105)",
  cite: '001:934-1015',
  games: [{ id: 'cameo/ultimate-texas-holdem', play: 'banked', document: 'rates' }],
  options: options([
    ['1', '001:943-947', '5-100 2, 101-200 6, 201-300 9, 301-400 9, 401+ 12'],
    ['2', '001:948-952', '5-100 3, 101-200 5, 201-300 7, 301-400 9, 401+ 10'],
    ['3', '001:953-957', '5-100 1, 101-200 3, 201-300 4, 301-500 6, 501+ 10'],
    ['4', '001:958-962', '5-100 2, 101-200 4, 201-300 5, 301-500 6, 501+ 10'],
    ['5', '001:963-967', '5-100 2, 101-200 6, 201-400 8, 401-600 10, 601+ 15'],
    ['6', '001:971-975', '5-100 1, 101-200 3, 201-400 5, 401-700 7, 701+ 10'],
    ['7', '001:976-980', '5-100 2, 101-200 3, 201-400 6, 401-700 7, 701+ 10'],
    ['8', '001:981-985', '5-100 1, 101-300 3, 301-500 6, 501-800 10, 801+ 15'],
    ['9', '001:986-990', '5-100 2, 101-300 4, 301-500 7, 501-800 12, 801+ 17'],
    ['10', '001:991-995', '5-100 1, 101-300 4, 301-500 8, 500-1000 7, 1001+ 12'],
    ['11', '001:996-1000', '5-100 3, 101-300 6, 301-500 10, 500-1000 16, 1001+ 12'],
    ['12', '001:1001-1005', '5-100 1, 101-400 4, 401-800 8, 801-1500 15, 1501+ 20'],
    ['13', '001:1006-1010', '5-100 2, 101-400 4, 401-800 8, 801-1500 15, 1501+ 20'],
    ['14', '001:1011-1015', '25-300 2, 301-500 7, 501-800 12, 801-1500 17, 1501+ 25'],
  ]).map(option => ({
    ...option,
    limit: posted('5-25', '5000'),
    bonusUpToBase: true,
    readings: [
      reading(
        'feePayer',
        'bank',
        { player: { bank: bankPays(0), player: { rate: byWager(option), unit: 'spot' } } },
        sayFeeNote('fee-why-payer'),
        '001:936, 942',
      ),
    ],
    flags: [feeFlag('contradiction', sayFeeNote('fee-note-different-payers'), '001:936, 942')],
  })),
}

function options(printed: PrintedOptionRows): FeeOption[] {
  return printed.map(([id, cite, action]) => ({ id, cite, bank: bankByAction(action) }))
}

function byWager({ bank }: FeeOption) {
  const rate = bank!.rate
  return rate.by === 'action' ? ({ by: 'wager', rows: rate.rows } as const) : rate
}

export const californiaGames: readonly FeeTable[] = [
  ezBaccarat,
  threeCardPoker,
  fortunePaiGowPoker,
  ultimateTexasHoldem,
]
