import type { Text } from '@cardroom/engine'
import type { FeeOption, FeeTable } from '@cardroom/engine/collection'
import { sayFeeNote } from '../../collection/notes.ts'
import { feeFlag } from '../../collection/options.ts'
import { type Bands, buyIn, byTime, fromThePot, type Group, LONG_TIME, limitGames, TIME } from './groups.ts'

const limit = (first: number, lines: string): Group => ({ first, lines, filed: limitGames('500-1000') })
const noLimit = (first: number, lines: string): Group => ({ first, lines, filed: buyIn(20, 10_000) })

/** $1 before the draw, the fee by the number of players after it (004:4778-4780, 5087-5089). */
const AFTER_THE_DRAW: Bands = [
  ['7+', '1 7, 1 6, 1 5, 1 4, 1 3'],
  ['6', '1 6, 1 5, 1 4, 1 3, 1 2'],
  ['<=5', '1 5, 1 4, 1 3, 1 2, 1 1'],
]

/** The other way round (004:3564-3567). */
const BEFORE_THE_DRAW: Bands = [
  ['7+', '7 1, 6 1, 5 1, 4 1, 3 1'],
  ['6', '6 1, 5 1, 4 1, 3 1, 2 1'],
  ['<=5', '5 1, 4 1, 3 1, 2 1, 1 1'],
]

/** Lowball's timed tables stop at $9 for six or more. */
const LOWBALL_TIME: Bands = [['6+', '18, 17, 16, 15, 14, 13, 12, 11, 10, 9'], TIME[1]!]

const PAN_TIME: Bands = [
  ['6+', '5, 4, 3'],
  ['<=5', '4, 3, 2'],
]

export const lowballRates: FeeTable = {
  title: 'Poker Collection Rates (GEGA-004386): Lowball (GEGA-000953)',
  cite: '004:4777-4879',
  games: [{ id: 'players/lowball', play: 'draw', document: 'rates' }],
  options: [
    ...fromThePot(limit(1, '4787-4795, 4797-4802'), ['deal', 'draw'], AFTER_THE_DRAW),
    ...byTime(limit(16, '4811-4828'), LOWBALL_TIME),
    ...fromThePot(noLimit(34, '4839-4853'), ['deal', 'draw'], AFTER_THE_DRAW),
    ...byTime(noLimit(49, '4862-4879'), LOWBALL_TIME),
  ],
}

export const badugiRates: FeeTable = {
  title: 'Poker Collection Rates (GEGA-004386): Badugi (GEGR-001939)',
  cite: '004:5086-5189',
  games: [{ id: 'players/badugi', play: 'draw', document: 'rates' }],
  options: [
    ...fromThePot(limit(1, '5096-5110'), ['deal', 'draw'], AFTER_THE_DRAW),
    ...byTime(limit(16, '5119-5137'), TIME),
    ...fromThePot(noLimit(35, '5148-5162'), ['deal', 'draw'], AFTER_THE_DRAW),
    ...byTime(noLimit(50, '5171-5189'), TIME),
  ],
}

/** From each player every 30 minutes (004:4761-4763). */
export const panRates: FeeTable = {
  title: 'Poker Collection Rates (GEGA-004386): Pan (GEGA-000952)',
  cite: '004:4760-4774',
  games: [{ id: 'players/pan', play: 'pan', document: 'rates' }],
  options: byTime(limit(1, '4769-4774'), PAN_TIME),
}

/** The row between options 25 and 26 is numbered 11; it is listed as 25a. */
const withTheMisnumberedRow = (options: FeeOption[]): FeeOption[] =>
  options.map((option, at) => {
    if (option.cite !== '004:3617') return at > 10 ? { ...option, id: String(Number(option.id) - 1) } : option
    return {
      ...option,
      id: '25a',
      flags: [feeFlag('misprint', sayFeeNote('fee-note-numbered-11'), '004:3617')],
    }
  })

const flagMisprint = (options: FeeOption[], note: Text, cite: string): FeeOption[] =>
  options.map(option => ({ ...option, flags: [feeFlag('misprint', note, cite)] }))

const ownBuyIn = { ...buyIn(50, 10_000), betting: ['no-limit'] } as const

export const badugiOwn: FeeTable = {
  title: 'Badugi, Collection Fee Schedules',
  cite: '004:3549-3685',
  games: [{ id: 'players/badugi', play: 'draw', document: 'own' }],
  options: [
    ...flagMisprint(
      fromThePot(limit(1, '3578-3586, 3588-3593'), ['deal', 'draw'], BEFORE_THE_DRAW),
      sayFeeNote('fee-note-names-1-through-18'),
      '004:3564',
    ),
    ...withTheMisnumberedRow(byTime(limit(16, '3607-3624'), LONG_TIME)),
    ...fromThePot({ first: 33, lines: '3639-3653', filed: ownBuyIn }, ['deal', 'draw'], BEFORE_THE_DRAW),
    ...flagMisprint(
      byTime({ first: 48, lines: '3668-3685', filed: ownBuyIn }, LONG_TIME),
      sayFeeNote('fee-note-limit-over-buy-in'),
      '004:3660',
    ),
  ],
}
