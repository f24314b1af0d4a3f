import { JOKER } from '../cards/card.ts'
import type { ToldHand } from './told-hand.ts'

/** What a format has no words for, so that only a prefixed field of ours keeps it, or nothing. */
export const UNSAID = [
  /** The game itself. */
  'game',
  /** By which room's rules it was played: only the game as it is played everywhere has a name. */
  'house-rules',
  'limit',
  'bets',
  'forced-bets',
  'posts',
  'collection',
  'readings',
  'odd-chip',
  'rulings',
  'moves',
  'discards',
  'streets',
  'two-boards',
  'jokers',
  'cards-passed-over',
  'shuffle',
  'names',
  'time',
  'tournament',
  'everything-but-results',
] as const
/** One of the things that a format may leave unsaid. */
export type Unsaid = (typeof UNSAID)[number]

/** A hand or a round in another format, and what that does not say. */
export interface Written<T> {
  readonly as: T
  readonly unsaid: readonly Unsaid[]
}

/** The field in which a format that lets others add fields keeps the whole record. */
export const OWN_FIELD = '_cardroom'

/** What no format of hand histories has words for. */
export function unsaidOfAny({ record, setup, inputs, result }: ToldHand): Unsaid[] {
  const found: readonly (readonly [Unsaid, boolean])[] = [
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
