import type { FeeMoment, FeeOption, PotFee, Span } from '@cardroom/engine/collection'
import { band, citationsOf, pair } from '../../collection/notation.ts'
import { everyHalfHour, takes } from '../../collection/options.ts'

/** Numbers of players, and the fees of the options that cover each: `['6', '1 6 1, 1 5 1']`. */
export type Bands = readonly (readonly [players: string, fees: string])[]

/** A run of options that are printed under one head, one a line. */
export interface Group {
  readonly first: number
  readonly lines: string
  readonly filed: Pick<FeeOption, 'limit' | 'betting'>
}

const options = (
  { first, lines, filed }: Group,
  bands: Bands,
  fee: (text: string) => Partial<FeeOption>,
): FeeOption[] => {
  const cites = citationsOf('004', lines)
  const printed = bands.flatMap(([players, fees]) =>
    fees.split(', ').map((text): { players: Span; text: string } => ({ players: band(players), text })),
  )
  if (printed.length !== cites.length) throw new Error(`${lines} are not ${printed.length} lines`)
  return printed.map(({ players, text }, at) => ({
    id: String(first + at),
    cite: cites[at]!,
    ...filed,
    players,
    ...fee(text),
  }))
}

/** Fees from the pot, one at each moment. */
export const fromThePot = (
  group: Group,
  moments: readonly FeeMoment[],
  bands: Bands,
  more: (pot: PotFee) => PotFee = pot => pot,
): FeeOption[] => options(group, bands, text => ({ pot: more(takes(moments, text)) }))

/** From each player every 30 minutes. */
export const byTime = (group: Group, bands: Bands): FeeOption[] =>
  options(group, bands, text => ({ player: everyHalfHour(text) }))

/** What every timed table of the common document starts from: $18 to $8, and $12 to $5 for five or less. */
export const TIME: Bands = [
  ['6+', '18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8'],
  ['<=5', '12, 11, 10, 9, 8, 7, 6, 5'],
]

/** Badugi's own and Mexican Poker's: $18 to $5, and $8 to $5 for five or less. */
export const LONG_TIME: Bands = [
  ['6+', '18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5'],
  ['<=5', '8, 7, 6, 5'],
]

export const limitGames = (to: string): Group['filed'] => ({
  limit: { kind: 'limits', from: pair('1-2'), to: pair(to) },
  betting: ['limit'],
})

/** Buy-ins in dollars. */
export const buyIn = (min: number, max?: number): Group['filed'] => ({
  limit: { kind: 'buy-in', min: min * 100, ...(max === undefined ? {} : { max: max * 100 }) },
  betting: ['no-limit', 'pot-limit'],
})
