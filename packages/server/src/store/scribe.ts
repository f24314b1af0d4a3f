import type { Head } from './chain.ts'
import type { EventRow } from './checked.ts'
import type { KeptRound, KeptShoe, KeptTable } from './ledger.ts'
import type { Person } from './store.ts'

/** The place to write to is not empty. */
export class NotEmpty extends Error {}

/** Writes down a house word for word where nothing is kept yet; all of it with the commit, or nothing. */
export interface Scribe {
  table(table: KeptTable): Promise<void>
  events(chain: string, rows: readonly EventRow[]): Promise<void>
  /** All events of a table are written. */
  end(table: string, head: Head): Promise<void>
  round(round: KeptRound): Promise<void>
  shoe(shoe: KeptShoe): Promise<void>
  person(person: Person): Promise<void>
  commit(): Promise<void>
  /** Nothing is written after all, unless it was committed. */
  close(): Promise<void>
}
