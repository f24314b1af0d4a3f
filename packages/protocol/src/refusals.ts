import type { Cents, Nothing, Saying } from '@cardroom/engine'

/** Why the server refuses a request, whatever it asks for. */
export interface RequestRefusals {
  'line-not-json': Nothing
  /** No message of the protocol: `what` is the schema's own text, which is not translated. */
  'line-no-message': { what: string }
  'line-hello-first': Nothing
  'line-hello-twice': Nothing
  /** Too many people have come from one address at once. */
  'line-too-many-newcomers': Nothing
  'line-too-many-questions': Nothing
  /** The data lies in an archive that is missing. */
  'line-archive-missing': Nothing
  'line-no-such-table': { table: string }
  /** No private table has this word. */
  'line-no-such-word': Nothing
  'line-went-wrong': Nothing
}

/** Why a card room refuses a request, beyond what its tables and games refuse. */
export interface RoomRefusals {
  'too-many-tables-of-yours': { most: number }
  'no-room-for-a-table': Nothing
  'too-many-seats-of-yours': { most: number }
  'name-mixes-scripts': Nothing
  'cannot-be-played': { game: string }
  /** A table has no more places than were filed. */
  'seats-bounds': { least: number; most: number }
  /** More collection rates than the filing allows at a table, by its lines. */
  'too-many-rates': { rates: number; most: number; cite: string }
  /** The cards of the round are open, its shoe is in use, or its table is closed. */
  'nothing-to-open': { round: string }
  /** The shoe lasts for many rounds, in which all cards are shown. */
  'shoe-cannot-stay-sealed': { game: string }
  'not-alone-at-the-table': Nothing
  'nothing-to-deal-yet': Nothing
  'room-is-closing': Nothing
  'round-called-off': Nothing
  'not-written-down': Nothing
  /** No node answered in time: the table is changing hands. The request will not be done later. */
  'table-changes-hands': Nothing
  /** The move's decision was over when it came. */
  'decision-is-over': Nothing
  'does-not-run-the-table': Nothing
  /** The game stands still. */
  'floor-is-ruling': Nothing
  'floor-already-called': Nothing
  'nobody-to-call': Nothing
  /** Something has happened since the ruling was weighed. */
  'table-has-moved-on': Nothing
  'no-such-round': { round: string }
  'no-shoe-in-use': { table: string }
  'shoe-not-opened': { shoe: string }
  /** A table that is kept, but could not be opened. */
  'table-not-opened': { table: string }
  /** Its events say a version that this card room does not know yet. */
  'table-too-new': { version: number }
  /** Its events are not what was written, or make no sense. */
  'table-not-readable': { what: string }
}

/** Sentences about the limits that a schedule option prints. */
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

/** What an audit can find. */
export interface AuditRefusals {
  'audit-not-as-written': Nothing
  'audit-seal-broken': Nothing
  'audit-cut-off': Nothing
  /** The chain does not go through an end that was noted outside it. */
  'audit-another-end': Nothing
  'audit-table-gone': Nothing
  'audit-never-opened': Nothing
  'audit-closed-otherwise': Nothing
  /** Events that belong to another table. */
  'audit-of-another-table': { id: string }
  'audit-not-readable': { what: string }
  'audit-not-over': Nothing
  'audit-secret-not-committed': Nothing
  'audit-another-root': Nothing
  'audit-not-from-the-shoe': Nothing
  /** All stacks and the house's box together. */
  'audit-chips-do-not-add-up': { should: Cents; are: Cents }
  'audit-below-zero': { seat: number; cents: Cents }
  'audit-differs': { said: string; is: string }
  'audit-missing': Nothing
  'audit-never-happened': Nothing
}
