import { isRefusal, playRecord, type Result, writeRefusal } from '@cardroom/engine'
import { openRulebook } from '../library.ts'
import { inShort } from './in-short.ts'

type Fields = Readonly<Record<string, unknown>>

/** Plays hands of Pan; what a record leaves out is a chip of $1, $100 a seat and no tops. */
export async function panTable(game: string) {
  const library = await openRulebook()
  const playOut = (hand: Fields) =>
    playRecord({ record: 1, game, chip: 100, seats: seats(1, 2), moves: [], ...hand }, library)
  return {
    play(hand: Fields): Result {
      const found = playOut(hand)
      if (isRefusal(found)) throw new Error(writeRefusal(found))
      return found.round.result
    },
    /** Why a record is refused. */
    refusal(hand: Fields): string | undefined {
      const found = playOut(hand)
      return isRefusal(found) ? inShort(found) : undefined
    },
  }
}

/** Seats with $100 each. */
export const seats = (...numbers: readonly number[]) => numbers.map(seat => ({ seat, stack: 10_000 }))

/** `"2 conditions 400 from 1"`: who collected what, and from whom. */
export const collections = (result: Result): string[] =>
  (result.collected ?? []).map(
    ({ seat, for: what, due, from }) =>
      `${seat} ${what} ${due} from ${
        Object.entries(from)
          .map(([payer, cents]) => (cents === due ? payer : `${payer} (${cents})`))
          .join(' ') || 'nobody'
      }`,
  )

export const rulings = (result: Result): string[] =>
  (result.rulings ?? []).map(({ name, seat, rule }) => `${name} ${seat} ${rule}`)
