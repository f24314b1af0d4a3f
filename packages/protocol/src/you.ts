import type { Cents, Seat } from '@cardroom/engine'
import type { May } from './may.ts'

/** The viewer's own part of a table's view. */
export interface You {
  readonly name: string
  readonly seat?: Seat
  /** The chips that this person has bought since sitting down. */
  readonly bought?: Cents
  /** All actions that this person may take at the table now. */
  readonly may: readonly May[]
}
