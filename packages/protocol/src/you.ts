import type { Seat } from '@cardroom/engine'
import type { May } from './may.ts'

export interface You {
  readonly name: string
  readonly seat?: Seat
  /** Everything that this person may do at the table now. */
  readonly may: readonly May[]
}
