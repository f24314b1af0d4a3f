import type { FeeOption, FeeTable, PotFee } from '@cardroom/engine/collection'
import { band, citationsOf, pair } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { potPays, reading } from '../../collection/options.ts'
import { type Bands, buyIn, byTime, fromThePot, type Group, limitGames, TIME } from './groups.ts'

const OWN_LIMITS = ['4-8', '8-16', '15-30', '5-100'] as const
const OWN_FEES = [
  ['7+', 5],
  ['5-6', 4],
  ['<=4', 3],
] as const

/** From hands that go past the flop; nothing from those that end before it (004:2800-2802). */
export const bigOOwn: FeeTable = {
  title: 'Big O High/Low Split, Collection Fee Schedule',
  cite: '004:2799-2832',
  games: [{ id: 'players/big-o-hi-lo', play: 'flop', document: 'own' }],
  options: OWN_LIMITS.flatMap(bets => OWN_FEES.map(([players, fee]) => ({ bets, players, fee }))).map(
    ({ bets, players, fee }, at): FeeOption => ({
      id: String(at + 1),
      cite: citationsOf('004', '2814, 2821-2828, 2830-2832')[at]!,
      limit: { kind: 'limit', bets: pair(bets) },
      players: band(players),
      pot: potPays('flop', fee),
      readings: [
        reading(
          'feePastTheFlop',
          'flop',
          { turn: { pot: potPays('turn', fee) } },
          sayFeeNote('fee-why-past-the-flop'),
          '004:2800-2801',
        ),
      ],
    }),
  ),
}

const REGULAR_AND_RIVER: Bands = [
  ['7+', '7 1, 6 1, 5 1, 4 1, 3 1'],
  ['6', '6 1, 5 1, 4 1, 3 1, 2 1'],
  ['<=5', '5 1, 4 1, 3 1, 2 1, 1 1'],
]

const REGULAR: Bands = [
  ['7+', '8, 7, 6, 5, 4, 3'],
  ['6', '7, 6, 5, 4, 3, 2'],
  ['<=5', '6, 5, 4, 3, 2, 1'],
]

/** The Modified Table Fee is $1 in every option that has one (004:5403, 5608). */
const orModified = (pot: PotFee): PotFee => ({ ...pot, otherwise: 100 })

const limit = (first: number, lines: string): Group => ({ first, lines, filed: limitGames('500-1000') })
const noLimit = (first: number, lines: string): Group => ({ first, lines, filed: buyIn(20, 10_000) })

export const bigORunItTwice: FeeTable = {
  title:
    'Poker Collection Rates (GEGA-004386): Big O High-Low Split with Running it Twice Option (GEGR-002010)',
  cite: '004:5400-5725',
  games: [{ id: 'players/big-o-hi-lo-run-it-twice', play: 'flop', document: 'rates' }],
  options: [
    ...fromThePot(limit(1, '5425-5439'), ['flop', 'river'], REGULAR_AND_RIVER, orModified),
    ...fromThePot(noLimit(16, '5466-5480'), ['flop', 'river'], REGULAR_AND_RIVER, orModified),
    ...fromThePot(limit(31, '5495-5509'), ['flop', 'river'], REGULAR_AND_RIVER),
    ...fromThePot(noLimit(46, '5524-5530, 5539-5546'), ['flop', 'river'], REGULAR_AND_RIVER),
    ...fromThePot(limit(61, '5558-5575'), ['flop'], REGULAR),
    ...fromThePot(noLimit(79, '5587-5604'), ['flop'], REGULAR),
    ...fromThePot(limit(97, '5618-5620, 5622-5636'), ['flop'], REGULAR, orModified),
    ...fromThePot(noLimit(115, '5648-5665'), ['flop'], REGULAR, orModified),
    ...byTime(limit(133, '5677-5695'), TIME),
    ...byTime(noLimit(152, '5707-5725'), TIME),
  ],
}
