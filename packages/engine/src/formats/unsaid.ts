import { JOKER } from '../cards/card.ts'
import type { ToldHand } from './told-hand.ts'

/** What a format cannot express, so that only a prefixed field of ours holds it, or nothing does. */
export type UnsaidDetail =
  /** The game itself. */
  | 'game'
  /** The room whose rules were played: formats only name the game as it is played everywhere. */
  | 'house-rules'
  | 'limit'
  | 'bets'
  | 'forced-bets'
  | 'posts'
  | 'collection'
  | 'readings'
  | 'odd-chip'
  | 'rulings'
  | 'moves'
  | 'discards'
  | 'streets'
  | 'two-boards'
  | 'jokers'
  | 'cards-passed-over'
  | 'shuffle'
  | 'names'
  | 'time'
  | 'tournament'
  | 'everything-but-results'

/** A hand or a round in another format, and what that format leaves out. */
export interface ConversionResult<T> {
  readonly as: T
  readonly unsaid: readonly UnsaidDetail[]
}

/** The field with the whole record, in formats that allow additional fields. */
export const OWN_FIELD = '_cardroom'

/** What no format of hand histories can express. */
export function unsaidOfAny({ record, setup, inputs, result }: ToldHand): UnsaidDetail[] {
  const found: readonly (readonly [UnsaidDetail, boolean])[] = [
    ['limit', setup.stakes.limit === 'spread'],
    ['posts', Boolean(setup.post || setup.kill)],
    ['collection', record.schedule !== undefined || record.limits !== undefined],
    ['readings', record.readings !== undefined],
    ['odd-chip', setup.chip !== undefined],
    ['rulings', result.rulings !== undefined],
    ['cards-passed-over', inputs.some(input => input.kind === 'card' && input.boxed === true)],
    ['jokers', inputs.some(input => input.kind === 'card' && input.card === JOKER)],
    ['shuffle', Boolean(record.shuffle || record.shoe || record.proofs)],
  ]
  return found.flatMap(([what, is]) => (is ? [what] : []))
}
