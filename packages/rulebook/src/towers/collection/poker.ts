import type { FeeGame, FeeOption, FeeTable } from '@cardroom/engine/collection'
import { band, citationsOf, pair } from '../../collection/notation.ts'
import { everyHalfHour, potPays } from '../../collection/options.ts'

type FiledLimits = Pick<FeeOption, 'limit' | 'betting'>

const limitGames: FiledLimits = {
  limit: { kind: 'limits', from: pair('1-2'), to: pair('1000-2000') },
  betting: ['limit'],
}
const noLimitGames: FiledLimits = { limit: { kind: 'buy-in', min: 2000 }, betting: ['no-limit', 'pot-limit'] }

/**
 * From the pot after the flop, or after the first betting round where there is no flop; a hand that does
 * not come so far pays nothing (002:2367, 2390, 2412). Each option covers one number of players.
 */
const fromThePot = (
  filed: FiledLimits,
  first: number,
  lines: string,
  printed: readonly (readonly [players: string, fees: readonly number[]])[],
): FeeOption[] => {
  const cites = citationsOf('002', lines)
  return printed
    .flatMap(([players, fees]) => fees.map(fee => ({ players: band(players), fee })))
    .map(({ players, fee }, at) => ({
      id: String(first + at),
      cite: cites[at]!,
      ...filed,
      players,
      pot: potPays('first-round', fee),
    }))
}

/** From each active player, in advance. */
const byTime: FeeOption[] = citationsOf('002', '2437-2451, 2453-2456').map((cite, at) => ({
  id: String(41 + at),
  cite,
  player: everyHalfHour(6 + at, { taken: 'in-advance', from: 'active', cite: '002:2434' }),
}))

const flopGame = (game: string): FeeGame => ({ id: `towers/${game}`, play: 'flop', document: 'rates' })

const feesOnly = (game: string, name: string, play: FeeGame['play']): FeeGame => ({
  id: `towers/${game}`,
  name,
  play,
  document: 'rates',
  feesOnly: true,
})

export const pokerRates: FeeTable = {
  title: 'Poker Collection Rates',
  cite: '002:2367-2456',
  games: [
    flopGame('texas-holdem'),
    flopGame('texas-holdem-hi-lo'),
    flopGame('omaha'),
    flopGame('omaha-hi-lo'),
    flopGame('omaha-5-card-hi-lo'),
    flopGame('crazy-pineapple'),
    flopGame('crazy-pineapple-hi-lo'),
    flopGame('pineapple'),
    feesOnly('razz', 'Razz', 'stud-7'),
    feesOnly('lowball', 'Lowball', 'draw'),
    feesOnly('draw-poker-hi-lo', 'Draw Hi-Lo Split', 'draw'),
    feesOnly('seven-card-stud', '7 Card Stud High', 'stud-7'),
    feesOnly('seven-card-stud-hi-lo', '7 Card Stud Hi-Lo Split', 'stud-7'),
    feesOnly('seven-card-stud-hi-lo-pitch-n-roll', '7 Card Stud Hi-Lo Split Pitch-n-Roll', 'stud-7'),
  ],
  options: [
    ...fromThePot(limitGames, 1, '2372-2386', [
      ['7+', [7, 6, 5, 4]],
      ['5-6', [6, 5, 4, 3]],
      ['4', [4, 3, 2, 1]],
      ['<=3', [3, 2, 1]],
    ]),
    ...fromThePot(limitGames, 16, '2397-2404, 2408-2410', [
      ['6+', [7, 6, 5, 4]],
      ['4-5', [6, 5, 4, 3]],
      ['<=3', [4, 3, 2]],
    ]),
    ...fromThePot(noLimitGames, 27, '2417-2430', [
      ['7+', [7, 6, 5, 4]],
      ['5-6', [6, 5, 4, 3]],
      ['3-4', [5, 4, 3, 2]],
      ['2', [3, 2]],
    ]),
    ...byTime,
  ],
}
