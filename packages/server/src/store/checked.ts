import { FIRST_LINK, link } from './chain.ts'
import { Tampered } from './store.ts'

/** An event as it lies in a store. */
export interface EventRow {
  readonly version: number
  readonly at: number
  readonly event: string
  readonly hash: string
}

/** Where a table's chain ends. */
export interface Head {
  readonly version: number
  readonly hash: string
}

export const NO_HEAD: Head = { version: 0, hash: FIRST_LINK }

/** Events as they were written, each checked against the one before it. */
export function* checked(table: string, after: Head, rows: Iterable<EventRow>): Generator<string> {
  let { version, hash } = after
  for (const row of rows) {
    version++
    hash = link(hash, version, row.at, row.event)
    if (row.version !== version || row.hash !== hash) {
      throw new Tampered(`${table}: event ${version} is not what was written`)
    }
    yield row.event
  }
}

/** The event that a chain goes on from is not there. */
export const missing = (table: string, version: number): Tampered =>
  new Tampered(`${table}: event ${version} is missing`)
