import { beginning, type Head, link, OLD_FIRST_LINK, seal } from './chain.ts'
import { Tampered } from './store.ts'

/** An event as it lies in a store. */
export interface EventRow {
  readonly version: number
  readonly at: number
  readonly event: string
  readonly hash: string
}

/** Events as they were written, each checked against the one before it. `after`: nothing for the first. */
export function* checked(
  chain: string,
  after: Head | undefined,
  rows: Iterable<EventRow>,
): Generator<EventRow> {
  let { version, hash } = after ?? beginning(chain)
  for (const row of rows) {
    if (version === 0 && row.hash === link(OLD_FIRST_LINK, 1, row.at, row.event)) hash = OLD_FIRST_LINK
    version++
    hash = link(hash, version, row.at, row.event)
    if (row.version !== version || row.hash !== hash) {
      throw new Tampered(`${chain}: event ${version} is not what was written`)
    }
    yield row
  }
}

/** The event that a chain goes on from is not there. */
export const missing = (table: string, version: number): Tampered =>
  new Tampered(`${table}: event ${version} is missing`)

/** Something that was kept beside the events, with the hash of the event at its version. What is older than seals has none. */
export interface SealedRow {
  readonly text: string
  readonly version: number | null
  readonly hash: string | null
  readonly link: string | null
}

type Kind = Parameters<typeof seal>[0]

/** Whether a seal is there, and unbroken. */
export const isSealed = (kind: Kind, { text, version, hash, link: at }: SealedRow): boolean =>
  version !== null && at !== null && hash === seal(kind, { version, hash: at }, text)

/** The text of something sealed. */
export function unsealed(kind: Kind, name: string, row: SealedRow): string {
  if (row.hash !== null && !isSealed(kind, row)) throw new Tampered(`${name} is not what was written`)
  return row.text
}
