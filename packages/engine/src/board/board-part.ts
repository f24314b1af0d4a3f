import type { Result } from '../round/result.ts'
import type { Readings } from '../rules/readings.ts'
import type { Section } from '../rules/section.ts'
import type { Text } from '../say/saying.ts'

/** Something that the people at a table count, round by round. */
export interface Counted {
  readonly id: string
  readonly is: Text
}

/** A row of a pay table: the how manieth of those that wagers on a spot are paid by, from 0. */
export interface PaidRow {
  readonly on: string
  readonly row: number
}

/** What a family shows on the board above a table, beyond what all games have. */
export interface BoardPart<R> {
  /** What is counted, in the order in which it is shown. */
  counts(rules: R): readonly Counted[]
  /** What a round was of that, by the ids. */
  marks(rules: R, result: Result): readonly string[]
  /** The payout screen, where the sheet has it otherwise; its rows by what happened, whoever had bet on it. */
  readonly payouts?: {
    tables(rules: R, readings: Readings): readonly Section[]
    paid(rules: R, result: Result): readonly PaidRow[]
  }
}
