import type { Nothing, Saying } from '@cardroom/engine'

/** Why a card room does not do what it is asked, beyond what its tables and their games refuse. */
export interface RoomRefusals {
  'not-json': Nothing
  /** What is wrong with a message, and where, as its schema says it. */
  'not-a-message': { what: string }
  'say-hello': Nothing
  'said-hello-already': Nothing
  'no-such-table': { table: string }
  'table-not-opened': { table: string }
  'too-many-tables-of-yours': { most: number }
  'no-room-for-a-table': Nothing
  'cannot-be-played': { game: string }
  'not-alone-at-the-table': Nothing
  'nothing-to-deal-yet': Nothing
  'room-is-closing': Nothing
  'round-called-off': Nothing
  'not-written-down': Nothing
  'went-wrong': Nothing
  'no-such-round': { round: string }
  /** A table's events say a version that this card room does not know yet. */
  'newer-events': { version: number }
  /** A table's events are not what was written, or make no sense. */
  'not-readable': { what: string }
}

/** What a card room says of the limits that a schedule option prints. */
export interface RoomSentences {
  'limit-from': { min: number }
  'limit-to': { max: number }
  'limit-span': { min: number; max: number }
  'limit-open': Nothing
  'limit-posted': { min: Saying; max: Saying }
  'limit-minimum': { of: readonly number[] }
  'limit-figures': { bets: readonly number[] }
  'limit-range': { from: readonly number[]; to: readonly number[] }
  'limit-blinds': { blinds: readonly number[] }
  'limit-buy-in': { within: Saying }
}
