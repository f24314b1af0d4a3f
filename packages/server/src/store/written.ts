import type { TableEvent } from '@cardroom/engine'
import { type Head, link } from './chain.ts'
import { writeVersioned } from './lift/lift.ts'
import { hashBytes, packEvents } from './packed.ts'

/** Events as they are written down: with the version and the hash of the last of them. */
export interface WrittenRow {
  readonly version: number
  readonly at: number
  readonly event: Buffer
  readonly hash: Buffer
}

/**
 * What is written together lies together. Only how a table was opened stands alone: whatever becomes of the rest, one
 * can still say which table it was.
 */
export function written(
  before: Head,
  at: number,
  events: readonly TableEvent[],
): { readonly rows: readonly WrittenRow[]; readonly head: Head } {
  let { version, hash } = before
  const alone = events[0]?.type === 'opened' ? 1 : 0
  const together = [events.slice(0, alone), events.slice(alone)].filter(({ length }) => length > 0)
  const rows = together.map(some => {
    const texts = some.map(writeVersioned)
    for (const text of texts) hash = link(hash, ++version, at, text)
    return { version, at, event: packEvents(texts), hash: hashBytes(hash) }
  })
  return { rows, head: { version, hash } }
}
