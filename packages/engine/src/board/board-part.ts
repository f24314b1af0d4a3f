import type { Result } from '../round/result.ts'
import type { Readings } from '../rules/readings.ts'
import type { Section } from '../rules/section.ts'
import type { Text } from '../say/saying.ts'

/** Something that a board counts, round by round. */
export interface BoardCount {
  readonly id: string
  readonly is: Text
}

/** A row of a pay table, by its place (from 0) among the tables that pay wagers on a spot. */
export interface PaidRow {
  readonly on: string
  readonly row: number
}

/** What a family adds to the board above a table. */
export interface BoardPart<R> {
  /** The counts, in the order in which the board shows them. */
  counts(rules: R): readonly BoardCount[]
  /** Which counts a round adds to, by id. */
  marks(rules: R, result: Result): readonly string[]
  /** The payout screen, where it differs from the sheet; its rows are matched by event, even without a bet. */
  readonly payouts?: {
    tables(rules: R, readings: Readings): readonly Section[]
    paid(rules: R, result: Result): readonly PaidRow[]
  }
}
