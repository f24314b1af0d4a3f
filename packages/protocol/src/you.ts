import type { Cents, Seat } from '@cardroom/engine'
import type { May } from './may.ts'

/** What a page is told of the person in front of it. */
export interface You {
  readonly name: string
  readonly seat?: Seat
  /** What this person has bought since sitting down. */
  readonly bought?: Cents
  /** Everything that this person may do at the table now. */
  readonly may: readonly May[]
}
