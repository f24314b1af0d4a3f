import type { TableEvent } from '@cardroom/engine'
import { type Head, linkHash } from './chain.ts'
import { writeVersioned } from './event-migrations.ts'
import { hashBytes, packEvents } from './packed.ts'

/** A row of events as it is written, with the version and the hash of the last one. */
export interface PackedEventRow {
  readonly version: number
  readonly at: number
  readonly event: Buffer
  readonly hash: Buffer
}

/**
 * Packs the events of an append into one row. Only the opening of a table has its own row, so that the table can be
 * named even if the rest is unreadable.
 */
export function packEventRows(
  before: Head,
  at: number,
  events: readonly TableEvent[],
): { readonly rows: readonly PackedEventRow[]; readonly head: Head } {
  let { version, hash } = before
  const alone = events[0]?.type === 'opened' ? 1 : 0
  const together = [events.slice(0, alone), events.slice(alone)].filter(({ length }) => length > 0)
  const rows = together.map(some => {
    const texts = some.map(writeVersioned)
    for (const text of texts) hash = linkHash(hash, ++version, at, text)
    return { version, at, event: packEvents(texts), hash: hashBytes(hash) }
  })
  return { rows, head: { version, hash } }
}
