import type {
  BettingKind,
  FeeDocument,
  FeeMoment,
  FeeOption,
  FeeTable,
  TableLimit,
} from '@cardroom/engine/collection'
import { band, limit } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { feeFlag, potPays } from '../../collection/options.ts'

type PrintedPotFees = readonly (readonly [id: string, cite: string, players: string, fee: number])[]

/** One fee from the pot; each option covers one number of players. */
const options = (
  filed: { readonly limit: TableLimit; readonly betting: readonly BettingKind[]; readonly at: FeeMoment },
  printed: PrintedPotFees,
): FeeOption[] =>
  printed.map(([id, cite, players, fee]) => ({
    id,
    cite,
    limit: filed.limit,
    betting: filed.betting,
    players: band(players),
    pot: potPays(filed.at, fee),
  }))

/** After the flop, before the river (000:297, 523). */
const omaha = (
  document: FeeDocument,
  title: string,
  cite: string,
  text: string,
  printed: PrintedPotFees,
): FeeTable => ({
  title,
  cite,
  games: [{ id: 'outlaws/omaha', play: 'flop', document }],
  options: options(
    { limit: limit('1-1000'), betting: ['limit', 'pot-limit', 'no-limit'], at: 'flop' },
    printed,
  ).map(option => ({
    ...option,
    flags: [feeFlag('contradiction', sayFeeNote('fee-note-two-fees-one-printed'), text)],
  })),
})

export const omahaOwn = omaha('own', 'Omaha, Collection Rates Schedule', '000:295-307', '000:297', [
  ['1', '000:304', '7+', 7],
  ['2', '000:305', '5-6', 6],
  ['3', '000:306', '3-4', 5],
  ['4', '000:307', '<=2', 4],
])

const omahaRates = omaha(
  'rates',
  'Poker Collection Rates (GEGR-002048): Omaha (GEGR-002204)',
  '000:519-531',
  '000:523',
  [
    ['1', '000:528', '7+', 8],
    ['2', '000:529', '5-6', 7],
    ['3', '000:530', '3-4', 6],
    ['4', '000:531', '<=2', 5],
  ],
)

const noLimit = { limit: { kind: 'buy-in', min: 4000 }, betting: ['no-limit'] } as const
const limitGames = { limit: { kind: 'buy-in', min: 4000, max: 30000 }, betting: ['limit'] } as const

/** After the flop's wagers, before the turn; without a flop nothing (000:478, 491). */
const flopGames: FeeTable = {
  title:
    "Poker Collection Rates (GEGR-002048): Texas Hold'em (GEGR-002045), Texas Hold'em Hi Lo Split (GEGR-002046), Omaha Hi Lo Split (GEGR-002050)",
  cite: '000:474-502',
  games: [
    { id: 'outlaws/texas-holdem', play: 'flop', document: 'rates' },
    { id: 'outlaws/texas-holdem-hi-lo', play: 'flop', document: 'rates' },
    { id: 'outlaws/omaha-hi-lo', play: 'flop', document: 'rates' },
  ],
  options: [
    ...options({ ...noLimit, at: 'flop' }, [
      ['1', '000:487', '6+', 8],
      ['2', '000:488', '4-5', 7],
      ['3', '000:489', '<=3', 6],
    ]),
    ...options({ ...limitGames, at: 'flop' }, [
      ['4', '000:500', '6+', 8],
      ['5', '000:501', '4-5', 7],
      ['6', '000:502', '<=3', 6],
    ]).map(option => ({
      ...option,
      flags: [feeFlag('misprint', sayFeeNote('fee-note-options-4-to-6-as-1-to-3'), '000:491-502')],
    })),
  ],
}

/** After the first betting round, before the draw; without a draw nothing (000:506). */
const drawPoker: FeeTable = {
  title: 'Poker Collection Rates (GEGR-002048): Draw Poker Hi Lo Split (GEGR-002051)',
  cite: '000:504-517',
  games: [{ id: 'outlaws/draw-poker-hi-lo', play: 'draw', document: 'rates' }],
  options: options({ ...noLimit, at: 'draw' }, [
    ['1', '000:515', '6+', 8],
    ['2', '000:516', '4-5', 7],
    ['3', '000:517', '<=3', 6],
  ]),
}

export const pokerRates: readonly FeeTable[] = [flopGames, drawPoker, omahaRates]
