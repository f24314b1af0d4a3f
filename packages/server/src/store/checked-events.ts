import { TamperedError } from '@cardroom/room/store'
import { chainStart, type Head, linkHash, sealHash } from './chain.ts'
import { hashText, type PackedRow, unpackEvents } from './packed.ts'

/** An event with its place in a chain. */
export interface EventRow {
  readonly version: number
  readonly at: number
  readonly event: string
  readonly hash: string
}

/**
 * Unpacks events, each checked against the chain. `after`: the event before the first row. Of events written together
 * only the last hash is stored; the others are computed.
 */
export function* checkedEvents(
  chain: string,
  after: Head | undefined,
  rows: Iterable<PackedRow>,
): Generator<EventRow> {
  let { version, hash } = after ?? chainStart(chain)
  for (const row of rows) {
    const first = version + 1
    const texts = textsOf(chain, first, row)
    const last = hashText(row.hash)
    const events = texts.map(event => {
      version++
      hash = linkHash(hash, version, row.at, event)
      return { version, at: row.at, event, hash }
    })
    if (row.version !== version || last !== hash) throw tamperedEvents(chain, first, version)
    yield* events
  }
}

function textsOf(chain: string, first: number, { version, event }: PackedRow): readonly string[] {
  try {
    return unpackEvents(event)
  } catch {
    throw tamperedEvents(chain, first, version)
  }
}

const tamperedEvents = (chain: string, first: number, last: number): TamperedError =>
  new TamperedError(
    last > first
      ? `${chain}: one of the events ${first} to ${last}, which were written together, is not what was written`
      : `${chain}: event ${first} is not what was written`,
  )

/** The same for rows that begin with the event after which to go on. */
export function* checkedEventsAfter(
  chain: string,
  after: number,
  rows: Iterable<PackedRow>,
): Generator<EventRow> {
  if (after === 0) {
    yield* checkedEvents(chain, undefined, rows)
    return
  }
  let head: Head | undefined
  for (const row of rows) {
    if (row.version < after) continue
    if (!head && row.version !== after) break
    if (!head) head = { version: after, hash: hashText(row.hash) }
    else
      for (const event of checkedEvents(chain, head, [row])) {
        yield event
        head = event
      }
  }
  if (!head) throw new TamperedError(`${chain}: event ${after} is missing`)
}

/** A sealed text beside the events, with the hash of the event at its version, if there is one. */
export interface SealedRow {
  readonly text: string
  readonly version: number
  readonly hash: string
  readonly link: string | null
}

type SealKind = Parameters<typeof sealHash>[0]

/** Whether a seal is intact. */
export const isSealed = (kind: SealKind, { text, version, hash, link: at }: SealedRow): boolean =>
  at !== null && hash === sealHash(kind, { version, hash: at }, text)

/** The text of a sealed row; throws if the seal is broken. */
export function unsealText(kind: SealKind, name: string, row: SealedRow): string {
  if (!isSealed(kind, row)) throw new TamperedError(`${name} is not what was written`)
  return row.text
}
