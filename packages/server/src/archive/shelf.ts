import type { Chapter } from '../store/archives.ts'
import type { Head } from '../store/chain.ts'
import type { PackedRow } from '../store/packed.ts'

/** A table of which something may be archived. */
export interface Archivable {
  readonly table: string
  /** The last event that was archived, or that always stays: how the table was opened. */
  readonly after: Head
  /** Everything from this event on stays: a table is opened with it. */
  readonly before: number
}

/** A round that is over, and the event with which it was. */
export interface Finished {
  readonly id: string
  readonly at: number
  readonly version: number
}

/** Something sealed as it was written. */
export interface SealedText {
  readonly id: string
  readonly version: number
  readonly hash: string | null
  readonly text: string
}

/** What is moved together: events in a row, the rounds that they ended, the shoes that they opened. */
export interface Draft {
  readonly rows: readonly PackedRow[]
  readonly rounds: readonly SealedText[]
  readonly shoes: readonly SealedText[]
}

/** The house has gone on otherwise than was expected: somebody else archives it too. */
export class ArchivedElsewhere extends Error {}

/** Where a house is kept, as far as whoever archives it needs to know. */
export interface Shelf {
  tables(): Promise<readonly Archivable[]>
  finished(table: Archivable): Promise<readonly Finished[]>
  /** What was written at a table after one event, up to those with which some rounds were over. */
  draft(table: string, after: number, rounds: readonly Finished[]): Promise<Draft>
  /** How many bytes of a file are chapters. */
  endOf(file: string): Promise<number>
  /** Notes where it lies now, and lets go of it: both or neither. */
  move(chapter: Chapter, draft: Draft): Promise<void>
  /** Gives back the space that was freed, as far as that disturbs nobody. */
  shrink(): Promise<void>
  /** What the house takes on its disk. */
  bytes(): Promise<number>
  close(): Promise<void>
}
