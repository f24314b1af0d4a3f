import type { Text } from '@cardroom/engine'
import type {
  BankFee,
  FeeFlag,
  FeeMoment,
  FeeReading,
  FeeUnit,
  HalfHour,
  PlayerFee,
  PotFee,
} from '@cardroom/engine/collection'
import { bands, inCents, rows } from './notation.ts'

const flat = (dollars: string | number) => ({ by: 'flat', cents: inCents(dollars) }) as const

/** The player-dealer pays by the total table action, once for the hand. */
export const bankByAction = (text: string): BankFee => ({
  rate: { by: 'action', rows: rows(text) },
  unit: 'hand',
})

/** The player-dealer pays one fee for the hand. */
export const bankPays = (dollars: string | number): BankFee => ({ rate: flat(dollars), unit: 'hand' })

export const playerPays = (dollars: string | number, unit: FeeUnit): PlayerFee => ({
  rate: flat(dollars),
  unit,
})

/** The player pays by the one wager. */
export const playerByWager = (text: string, unit: FeeUnit): PlayerFee => ({
  rate: { by: 'wager', rows: rows(text) },
  unit,
})

/** Each player pays every half hour: when, and who counts, as far as it is printed. */
export const everyHalfHour = (dollars: string | number, time?: HalfHour): PlayerFee => ({
  ...playerPays(dollars, '30min'),
  ...(time ? { time } : {}),
})

/** One fee from the pot. */
export const potPays = (at: FeeMoment, dollars: string | number, otherwise?: number): PotFee => ({
  from: 'pot',
  takes: [{ at, rate: flat(dollars) }],
  ...(otherwise === undefined ? {} : { otherwise: inCents(otherwise) }),
})

/** One fee from the pot, by the number of players. */
export const potByPlayers = (at: FeeMoment, text: string, otherwise?: number): PotFee => ({
  from: 'pot',
  takes: [{ at, rate: { by: 'players', rows: bands(text) } }],
  ...(otherwise === undefined ? {} : { otherwise: inCents(otherwise) }),
})

/** Several fees from the pot, each at its moment: `takes(['deal', 'flop', 'river'], '1 7 1')`. */
export function takes(moments: readonly FeeMoment[], text: string): PotFee {
  const fees = text.split(' ')
  if (fees.length !== moments.length) throw new Error(`"${text}" is not ${moments.length} fees`)
  return { from: 'pot', takes: moments.map((at, index) => ({ at, rate: flat(fees[index]!) })) }
}

export const feeFlag = (kind: FeeFlag['kind'], note: Text, cite: string): FeeFlag => ({ kind, note, cite })

export const reading = (
  name: string,
  byDefault: string,
  others: FeeReading['others'],
  why: Text,
  cite: string,
): FeeReading => ({ name, default: byDefault, others, why, cite })
