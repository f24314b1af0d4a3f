import type { FeeGame, FeeOption, FeeTable, PotFee } from '@cardroom/engine/collection'
import { sayFeeNote } from '../../collection/notes.ts'
import { type Bands, buyIn, byTime, fromThePot, type Group, limitGames, TIME } from './groups.ts'

/** After the initial hands, the flop and the river (004:4243-4248). */
const THREE_FEES: Bands = [
  ['7+', '1 7 1, 1 6 1, 1 5 1, 1 4 1, 1 3 1'],
  ['6', '1 6 1, 1 5 1, 1 4 1, 1 3 1, 1 2 1'],
  ['<=5', '1 5 1, 1 4 1, 1 3 1, 1 2 1, 1 1 1'],
]

/** After the initial hands and the flop (004:4287-4290, 4318-4321). */
const TWO_FEES: Bands = [
  ['7+', '1 8, 1 7, 1 6, 1 5, 1 4, 1 3'],
  ['6', '1 7, 1 6, 1 5, 1 4, 1 3, 1 2'],
  ['<=5', '1 6, 1 5, 1 4, 1 3, 1 2, 1 1'],
]

/** After the initial hands, the flop, the turn and the river (004:4383-4389). "5 or more" is as printed. */
const FOUR_FEES: Bands = [
  [
    '7+',
    '1 8 1 1, 1 7 1 1, 1 6 1 1, 1 5 1 1, 1 4 1 1, 1 3.50 1 1, 1 3 1 1, 1 3 0.50 0.50, 1 2 1 1, ' +
      '1 2 0.50 0.50, 0.50 3.50 1 1, 0.50 3.50 0.50 0.50, 0.50 3 1 1, 0.50 3 0.50 0.50, 0.50 2.50 1 1, ' +
      '0.50 2.50 0.50 0.50, 0.50 2 1 1, 0.50 2 0.50 0.50',
  ],
  [
    '6',
    '1 8 1 1, 1 7 1 1, 1 6 1 1, 1 5 1 1, 1 4 1 1, 1 3 1 1, 1 2.50 0.50 0.50, 1 2 1 1, 1 1.50 0.50 0.50, ' +
      '0.50 3 0.50 0.50, 0.50 2.50 1 1, 0.50 2.50 0.50 0.50, 0.50 2 1 1, 0.50 2 0.50 0.50, ' +
      '0.50 1.50 1 1, 0.50 1.50 0.50 0.50',
  ],
  ['5+', '1 16 1 1, 1 15 1 1, 1 14 1 1, 1 13 1 1, 1 12 1 1, 1 11 1 1, 1 10 1 1'],
  [
    '5',
    '1 5 1 1, 1 4 1 1, 1 3.50 1 1, 1 3 1 1, 1 3 0.50 0.50, 1 2.50 1 1, 1 2 1 1, 1 2 0.50 0.50, ' +
      '1 1.50 1 1, 1 1 1 1, 1 1 0.50 0.50, 1 0 1 1',
  ],
  [
    '<=5',
    '1 3 1 1, 1 2.50 1 1, 1 2.50 0.50 0.50, 1 2 1 1, 1 1.50 1 1, 1 1.50 0.50 0.50, 1 1 1 1, ' +
      '1 1 0.50 0.50, 1 0 1 1, 0.50 2.50 1 1, 0.50 2.50 0.50 0.50, 0.50 2 1 1, 0.50 1.50 1 1, ' +
      '0.50 1.50 0.50 0.50, 0.50 1 1 1',
  ],
  [
    '<=4',
    '1 8 1 1, 1 7 1 1, 1 6 1 1, 1 5 1 1, 1 4 1 1, 1 3.50 1 1, 1 3 1 1, 1 2.50 1 1, 1 2 1 1, 1 1 1 1, ' +
      '1 0.50 0.50 0.50, 1 0 1 1',
  ],
  ['<=3', '1 2 1 1, 1 1 1 1, 1 0 1 1, 1 1 0.50 0.50, 1 0 0.50 0.50'],
]

/** The second fee is taken once the pot reaches $19 (004:4289). */
const onceThePotReaches19 = (pot: PotFee): PotFee => ({
  ...pot,
  takes: pot.takes.map(take => (take.at === 'flop' ? { ...take, potReaches: 1900 } : take)),
})

/** Half of the table: five groups, printed for limit games and again for no limit and pot limit games. */
const half = (
  filed: Group['filed'],
  first: number,
  lines: readonly [string, string, string, string, string],
) => {
  const group = (offset: number, at: number): Group => ({ first: first + offset, lines: lines[at]!, filed })
  return [
    ...fromThePot(group(0, 0), ['deal', 'flop', 'river'], THREE_FEES),
    ...fromThePot(group(15, 1), ['deal', 'flop'], TWO_FEES, onceThePotReaches19),
    ...fromThePot(group(33, 2), ['deal', 'flop'], TWO_FEES),
    ...byTime(group(51, 3), TIME),
    ...fromThePot(group(70, 4), ['deal', 'flop', 'turn', 'river'], FOUR_FEES).map(option =>
      option.players?.from === 5 && option.players.to === undefined ? fiveOrMore(option) : option,
    ),
  ]
}

const fiveOrMore = (option: FeeOption): FeeOption => ({
  ...option,
  flags: [{ kind: 'misprint', note: sayFeeNote('fee-note-five-or-more'), cite: option.cite }],
})

const flopGame = (game: string): FeeGame => ({ id: `players/${game}`, play: 'flop', document: 'rates' })

export const flopGameRates: FeeTable = {
  title:
    "Poker Collection Rates (GEGA-004386): Texas Hold'em (GEGA-000948), Omaha High-Low Split (GEGA-000965), Omaha (GEGA-000950), Big O High/Low Split (GEGA-004398), Crazy Pineapple (GEGA-000949), Lazy Pineapple (GEGA-000954), Pineapple (GEGA-000951)",
  cite: '004:4240-4751',
  games: [
    flopGame('texas-holdem'),
    flopGame('omaha-hi-lo'),
    flopGame('omaha'),
    flopGame('big-o-hi-lo'),
    flopGame('crazy-pineapple'),
    flopGame('lazy-pineapple'),
    flopGame('pineapple'),
  ],
  options: [
    ...half(limitGames('2000-4000'), 1, [
      '4269-4277, 4279-4284',
      '4298-4315',
      '4333-4350',
      '4362-4380',
      '4412-4440, 4442-4497',
    ]),
    ...half(buyIn(20), 156, ['4526-4540', '4556-4573', '4590-4607', '4619-4637', '4667-4751']),
  ],
}

/** The same rows as the other flop games', printed with the game. */
export const doubleBoardOmaha: FeeTable = {
  title: 'Double Board Omaha (GEGR-002226), Collection Rates Schedule',
  cite: '004:7060-7580',
  games: [{ id: 'players/double-board-omaha', play: 'flop', document: 'own' }],
  options: [
    ...half(limitGames('2000-4000'), 1, [
      '7087-7095, 7097-7102',
      '7116-7133',
      '7151-7168',
      '7180-7198',
      '7230-7258, 7260-7315',
    ]),
    ...half(buyIn(20), 156, ['7344-7358', '7374-7391', '7408-7425', '7437-7455', '7496-7580']),
  ],
}
