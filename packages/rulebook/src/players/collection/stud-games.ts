import type { FeeGame, FeeOption, FeeTable } from '@cardroom/engine/collection'
import { pair } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { feeFlag } from '../../collection/options.ts'
import { type Bands, buyIn, byTime, fromThePot, type Group, LONG_TIME, limitGames, TIME } from './groups.ts'

const THREE_FEES: Bands = [
  ['6+', '1 6 1, 1 5 1, 1 4 1, 1 3 1'],
  ['<=5', '1 5 1, 1 4 1, 1 3 1, 1 2 1'],
]

const ONE_FEE: Bands = [
  ['6+', '8, 7, 6, 5, 4, 3'],
  ['<=5', '7, 6, 5, 4, 3, 2'],
]

const limit = (first: number, lines: string): Group => ({ first, lines, filed: limitGames('500-1000') })
const noLimit = (first: number, lines: string): Group => ({ first, lines, filed: buyIn(20, 10_000) })

const feesOnly = (game: string, name: string, play: FeeGame['play']): FeeGame => ({
  id: `players/${game}`,
  name,
  play,
  document: 'rates',
  feesOnly: true,
})

const STUD_TWO: Bands = [
  ['6+', '1 7, 1 6, 1 5, 1 4, 1 3'],
  ['<=5', '1 6, 1 5, 1 4, 1 3, 1 2'],
]

/** The text lets the first fee depend on the number of players, the table the second. */
const tableOverText = (options: FeeOption[], cite: string): FeeOption[] =>
  options.map(option => ({
    ...option,
    flags: [feeFlag('contradiction', sayFeeNote('fee-note-varies-first-and-second'), cite)],
  }))

/** After the first card face up, fourth street and seventh street (004:4883-4887). */
export const studRates: FeeTable = {
  title:
    'Poker Collection Rates (GEGA-004386): Seven Card Stud (GEGR-001938), Seven Card Stud High-Low Split (GEGR-001937)',
  cite: '004:4882-5084',
  games: [
    feesOnly('seven-card-stud', 'Seven Card Stud', 'stud-7'),
    feesOnly('seven-card-stud-hi-lo', 'Seven Card Stud High-Low Split', 'stud-7'),
  ],
  options: [
    ...fromThePot(limit(1, '4908-4915'), ['third', 'fourth', 'seventh'], THREE_FEES),
    ...tableOverText(fromThePot(limit(9, '4926-4935'), ['third', 'fourth'], STUD_TWO), '004:4918'),
    ...fromThePot(limit(19, '4946-4957'), ['fourth'], ONE_FEE),
    ...byTime(limit(31, '4966-4984'), TIME),
    ...fromThePot(noLimit(50, '5009-5016'), ['third', 'fourth', 'seventh'], THREE_FEES),
    ...tableOverText(fromThePot(noLimit(58, '5026-5035'), ['third', 'fourth'], STUD_TWO), '004:5019'),
    ...fromThePot(noLimit(68, '5045-5056'), ['fourth'], ONE_FEE),
    ...byTime(noLimit(80, '5065-5083'), TIME),
  ],
}

const MEXICAN_TWO: Bands = [
  ['6+', '7 1, 6 1, 5 1, 4 1, 3 1'],
  ['<=5', '6 1, 5 1, 4 1, 3 1, 2 1'],
]

/** The no limit and pot limit games are filed with wagering limits (004:5303-5305). */
const mexicanNoLimit = (first: number, lines: string): Group => ({
  first,
  lines,
  filed: {
    limit: { kind: 'limits', from: pair('1-2'), to: pair('500-1000') },
    betting: ['no-limit', 'pot-limit'],
  },
})

/** After the first card face up, third street and fifth street (004:5193-5197). */
export const mexicanPokerRates: FeeTable = {
  title: 'Poker Collection Rates (GEGA-004386): Mexican Poker (GEGR-001935)',
  cite: '004:5192-5398',
  games: [feesOnly('mexican-poker', 'Mexican Poker', 'mexican')],
  options: [
    ...fromThePot(limit(1, '5218-5225'), ['second', 'third', 'fifth'], THREE_FEES),
    ...fromThePot(limit(9, '5237-5246'), ['second', 'third'], MEXICAN_TWO),
    ...fromThePot(limit(19, '5257-5268'), ['second'], ONE_FEE),
    ...byTime(limit(31, '5277-5294'), LONG_TIME),
    ...fromThePot(mexicanNoLimit(49, '5322-5329'), ['second', 'third', 'fifth'], THREE_FEES),
    ...fromThePot(mexicanNoLimit(57, '5341-5350'), ['second', 'third'], MEXICAN_TWO),
    ...fromThePot(mexicanNoLimit(67, '5361-5372'), ['second'], ONE_FEE),
    ...byTime(mexicanNoLimit(79, '5381-5398'), LONG_TIME),
  ],
}
