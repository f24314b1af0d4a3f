import type { Chapter } from '../store/archives.ts'
import type { Head } from '../store/chain.ts'
import type { PackedRow } from '../store/packed.ts'

/** A table with events that may be archived. */
export interface ArchivableTable {
  readonly table: string
  /** The last event that was archived, or that always stays: how the table was opened. */
  readonly after: Head
  /** Everything from this event on stays: opening the table needs it. */
  readonly before: number
}

/** A finished round, with the event that ended it. */
export interface FinishedRound {
  readonly id: string
  readonly at: number
  readonly version: number
}

/** A sealed text as it was written. */
export interface SealedText {
  readonly id: string
  readonly version: number
  readonly hash: string
  readonly text: string
}

/** The content of a chapter: successive events, the rounds that they ended, the shoes that they opened. */
export interface ChapterDraft {
  readonly rows: readonly PackedRow[]
  readonly rounds: readonly SealedText[]
  readonly shoes: readonly SealedText[]
}

/** Another process is archiving the same table. */
export class ArchivedElsewhereError extends Error {}

/** What archiving needs of a store. */
export interface ArchiveSource {
  tables(): Promise<readonly ArchivableTable[]>
  finished(table: ArchivableTable): Promise<readonly FinishedRound[]>
  /** The chapter of a table after an event, with these rounds. */
  draft(table: string, after: number, rounds: readonly FinishedRound[]): Promise<ChapterDraft>
  /** The length of the chapters in a file. */
  endOf(file: string): Promise<number>
  /** Records the chapter's place and deletes its events, in one transaction. */
  move(chapter: Chapter, draft: ChapterDraft): Promise<void>
  /** Gives freed space back, as far as that disturbs nobody. */
  shrink(): Promise<void>
  /** The size of the store in bytes. */
  bytes(): Promise<number>
  close(): Promise<void>
}
