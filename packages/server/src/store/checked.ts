import { beginning, type Head, link, OLD_FIRST_LINK, seal } from './chain.ts'
import { hashText, type PackedRow, unpackEvents } from './packed.ts'
import { Tampered } from './store.ts'

/** An event with its place in a chain. */
export interface EventRow {
  readonly version: number
  readonly at: number
  readonly event: string
  readonly hash: string
}

/**
 * Events as they were written, each checked against the one before it. `after`: nothing for the first. Of what was
 * written together only the last has its hash kept; those of the others are made on the way there.
 */
export function* checked(
  chain: string,
  after: Head | undefined,
  rows: Iterable<PackedRow>,
): Generator<EventRow> {
  let { version, hash } = after ?? beginning(chain)
  for (const row of rows) {
    const first = version + 1
    const texts = textsOf(chain, first, row)
    const last = hashText(row.hash)
    if (version === 0 && last === link(OLD_FIRST_LINK, 1, row.at, texts[0] ?? '')) hash = OLD_FIRST_LINK
    const events = texts.map(event => {
      version++
      hash = link(hash, version, row.at, event)
      return { version, at: row.at, event, hash }
    })
    if (row.version !== version || last !== hash) throw notWritten(chain, first, version)
    yield* events
  }
}

function textsOf(chain: string, first: number, { version, event }: PackedRow): readonly string[] {
  try {
    return unpackEvents(event)
  } catch {
    throw notWritten(chain, first, version)
  }
}

const notWritten = (chain: string, first: number, last: number): Tampered =>
  new Tampered(
    last > first
      ? `${chain}: one of the events ${first} to ${last}, which were written together, is not what was written`
      : `${chain}: event ${first} is not what was written`,
  )

/** The same from rows that begin with the event after which it goes on. */
export function* checkedAfter(chain: string, after: number, rows: Iterable<PackedRow>): Generator<EventRow> {
  if (after === 0) {
    yield* checked(chain, undefined, rows)
    return
  }
  let head: Head | undefined
  for (const row of rows) {
    if (row.version < after) continue
    if (!head && row.version !== after) break
    if (!head) head = { version: after, hash: hashText(row.hash) }
    else
      for (const event of checked(chain, head, [row])) {
        yield event
        head = event
      }
  }
  if (!head) throw new Tampered(`${chain}: event ${after} is missing`)
}

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
