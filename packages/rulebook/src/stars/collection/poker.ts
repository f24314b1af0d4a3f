import type { FeeFlag, FeeGame, FeeOption, FeeTable, PotFee } from '@cardroom/engine/collection'
import { band, citationsOf, limit } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { feeFlag, potPays } from '../../collection/options.ts'

/** The three tables print the same rows: number of players, and the fees of the options that cover it. */
const PRINTED = [
  ['7+', [8, 7, 6, 5, 4, 3]],
  ['6', [7, 6, 5, 4, 3, 2]],
  ['5', [6, 5, 4, 3, 2]],
  ['<=4', [2, 1]],
  ['4', [4, 3, 2]],
  ['<=3', [1]],
] as const

/** The Modified Fee of every option. */
const ENDS_EARLY = 1

const options = (
  lines: string,
  pot: (fee: number) => PotFee,
  flags: readonly FeeFlag[] = [],
): FeeOption[] => {
  const cites = citationsOf('003', lines)
  return PRINTED.flatMap(([players, fees]) => fees.map(fee => ({ players: band(players), fee }))).map(
    ({ players, fee }, at) => ({
      id: String(at + 1),
      cite: cites[at]!,
      limit: limit('1-50000'),
      players,
      pot: pot(fee),
      ...(flags.length > 0 ? { flags } : {}),
    }),
  )
}

const game = (id: string, name: string, play: FeeGame['play']): FeeGame => ({
  id: `comstock/${id}`,
  name,
  play,
  document: 'stars-rates',
})

/** After the flop, before the river; without a flop the Modified Fee (003:3367). */
const flopGames: FeeTable = {
  title:
    "Poker Collection Rates: Texas Hold'em (GEGA-001930), Omaha (GEGA-001929), Texas Hold'em Hi-Lo (GEGA-1931), Mexican Poker (GEGA-001925), Crazy Pineapple (GEGA-001951), Tahoe Pineapple (GEGA-001957)",
  cite: '003:3363-3394',
  games: [
    game('texas-holdem', "Texas Hold'em", 'flop'),
    game('omaha-hi-lo', 'Omaha', 'flop'),
    game('texas-holdem-hi-lo', "Texas Hold'em Hi-Lo", 'flop'),
    game('mexican-poker', 'Mexican Poker', 'mexican'),
    game('crazy-pineapple-hi-lo', 'Crazy Pineapple', 'flop'),
    game('tahoe-pineapple-hi-lo', 'Tahoe Pineapple', 'flop'),
  ],
  options: options('3372-3394', fee => potPays('first-round', fee, ENDS_EARLY), [
    feeFlag('contradiction', sayFeeNote('fee-note-no-flop'), '003:3365-3367'),
  ]),
}

/** From the small blind, what it lacks from the big; a hand that ends early pays from the pot (003:3398). */
const lowball: FeeTable = {
  title: 'Poker Collection Rates: Lowball (GEGA-001928)',
  cite: '003:3396-3428',
  games: [game('lowball', 'Lowball', 'draw')],
  options: options('3403-3410, 3414-3428', fee => ({
    ...potPays('first-round', fee, ENDS_EARLY),
    from: 'blinds',
  })),
}

/** When the first betting round is complete (003:3432). */
const studGames: FeeTable = {
  title:
    'Poker Collection Rates: Seven Card Stud (GEGA-001927), Razz (GEGA-001922), Seven Card Stud Hi-Lo (GEGA-001921), Five Card Stud (GEGA-001923), Pan (GEGA-001924)',
  cite: '003:3430-3459',
  games: [
    game('seven-card-stud', 'Seven Card Stud', 'stud-7'),
    game('razz', 'Razz', 'stud-7'),
    game('seven-card-stud-hi-lo', 'Seven Card Stud Hi-Lo', 'stud-7'),
    game('five-card-stud', 'Five Card Stud', 'stud-5'),
    game('pan', 'Pan', 'pan'),
  ],
  options: options('3437-3459', fee => potPays('first-round', fee, ENDS_EARLY), [
    feeFlag('contradiction', sayFeeNote('fee-note-no-betting-round'), '003:3430-3432'),
  ]),
}

export const pokerRates: readonly FeeTable[] = [flopGames, lowball, studGames]
