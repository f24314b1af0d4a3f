import { hash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { SealedRow } from './checked.ts'
import { hashText, type Packed, type PackedHash, type PackedRow, unpack } from './packed.ts'
import { Tampered } from './store.ts'

/** A part of a table's past that lies in an archive: which events, and where. */
export interface Chapter {
  readonly table: string
  readonly first: number
  readonly last: number
  /** The hash of the last one: the chain goes on from it. */
  readonly hash: string
  /** The archive's file: where it lies, or where in the house's folder. */
  readonly file: string
  readonly place: number
  readonly bytes: number
  /** SHA-256 of those bytes. */
  readonly sum: string
}

/** The chapter that has an event of a table, in SQL. */
export const chapterQuery = (table: string, version: string): string =>
  `SELECT table_id AS "table", first, last, hash, file, place, bytes, sum FROM chapters
   WHERE table_id = ${table} AND last >= ${version} ORDER BY last LIMIT 1`

/** Where a chapter lies, whatever comes after it. */
type Whereabouts = Omit<Chapter, 'hash'>

/** Events that were written together, or a chapter that has some. */
export type EventsRow = PackedRow | Whereabouts | (PackedRow & { readonly file: null })

/**
 * The events of a table from a version on, in SQL; where they lie in an archive, its chapter stands for them. One
 * question, so that nothing is archived between two.
 */
export const eventsQuery = (table: string, from: string): string => `
  SELECT version, at, event, hash, NULL AS "table", NULL AS first, NULL AS last, NULL AS file, NULL AS place,
    NULL AS bytes, NULL AS sum
  FROM events WHERE table_id = ${table} AND version >= ${from}
  UNION ALL SELECT last, NULL, NULL, NULL, table_id, first, last, file, place, bytes, sum
  FROM chapters WHERE table_id = ${table} AND last >= ${from}
  ORDER BY version`

/** The same in a house of before there were archives. */
export const OLD_EVENTS_QUERY =
  'SELECT version, at, event, hash FROM events WHERE table_id = ? ORDER BY version'

/** What stands in a chapter. */
export interface Contents {
  readonly rows: readonly PackedRow[]
  readonly rounds: ReadonlyMap<string, string>
  readonly shoes: ReadonlyMap<string, string>
}

/** Something sealed as it lies in a store; where its text is empty, that lies in an archive. */
export interface KeptRow {
  readonly table: string | null
  readonly text: Packed
  readonly version: number | null
  readonly hash: PackedHash | null
  readonly link: PackedHash | null
}

/** An archive is not where it was written; whatever lies in it is there again when it is. */
export class ArchiveMissing extends Error {
  readonly file: string
  constructor(file: string) {
    super(`the archive ${file} is not there`)
    this.file = file
  }
}

const line = z.union([
  z.strictObject({ table: z.string(), first: z.int(), last: z.int() }),
  z.strictObject({ version: z.int(), at: z.int(), hash: z.string(), events: z.array(z.string()) }),
  z.strictObject({ round: z.string(), version: z.int(), hash: z.string().nullable(), text: z.string() }),
  z.strictObject({ shoe: z.string(), version: z.int(), hash: z.string().nullable(), text: z.string() }),
])

/** A line of an archive, which is JSON Lines: a chapter's beginning, what was written together, a round, a shoe. */
export type ArchiveLine = z.infer<typeof line>

/** So many chapters are kept in mind: whoever asks for a round often asks for the next one. */
const REMEMBERED = 4

/** The archives of a house: what was moved there is read as if it had stayed. */
export class Archives {
  readonly #folder: string
  readonly #read = new Map<string, Contents>()

  /** `folder`: the house's own, for archives that lie there. */
  constructor(folder: string) {
    this.#folder = folder
  }

  contents(chapter: Whereabouts): Contents {
    const { table, first, last, sum } = chapter
    const known = this.#read.get(sum)
    if (known) return known
    const bytes = this.#bytes(chapter)
    if (hash('sha256', bytes) !== sum)
      throw new Tampered(`${table}: events ${first} to ${last} in ${chapter.file} are not what was written`)
    const contents = contentsOf(gunzipSync(bytes).toString('utf8'))
    this.#read.set(sum, contents)
    const [oldest] = this.#read.keys()
    if (this.#read.size > REMEMBERED && oldest !== undefined) this.#read.delete(oldest)
    return contents
  }

  #bytes({ file, place, bytes: length }: Whereabouts): Buffer {
    const bytes = Buffer.alloc(length)
    const path = resolve(this.#folder, file)
    let descriptor: number
    try {
      descriptor = openSync(path, 'r')
    } catch {
      throw new ArchiveMissing(path)
    }
    try {
      const read = readSync(descriptor, bytes, 0, length, place)
      if (read < length) throw new ArchiveMissing(path)
      return bytes
    } finally {
      closeSync(descriptor)
    }
  }

  /** What was asked for with `eventsQuery`, all of it from wherever it lies. */
  *among(rows: Iterable<EventsRow>): Generator<PackedRow> {
    for (const row of rows) {
      if ('file' in row && row.file !== null) yield* this.contents(row).rows
      // A row that is no chapter has been written as one.
      else yield row as PackedRow
    }
  }

  /** Something sealed, wherever its text lies; `chapter`: where it was archived, if it was. */
  sealed(kind: 'rounds' | 'shoes', id: string, row: KeptRow, chapter: Chapter | undefined): SealedRow {
    const { version } = row
    const hash = row.hash === null ? null : hashText(row.hash)
    if (!chapter)
      return { text: unpack(row.text), version, hash, link: row.link === null ? null : hashText(row.link) }
    const { rows, [kind]: texts } = this.contents(chapter)
    const text = texts.get(id)
    if (text === undefined) throw new Tampered(`${id} is not in ${chapter.file}, where it was written`)
    const at = rows.find(one => one.version === version)
    return { text, version, hash, link: at ? hashText(at.hash) : null }
  }
}

/** Whether the text of something sealed lies in an archive. */
export const isArchived = ({ text }: Pick<KeptRow, 'text'>): boolean => text.length === 0

function contentsOf(text: string): Contents {
  const rows: PackedRow[] = []
  const rounds = new Map<string, string>()
  const shoes = new Map<string, string>()
  for (const one of text.split('\n').slice(0, -1)) {
    const read = line.parse(JSON.parse(one))
    if ('events' in read) rows.push({ ...read, event: read.events.join('\n') })
    else if ('round' in read) rounds.set(read.round, read.text)
    else if ('shoe' in read) shoes.set(read.shoe, read.text)
  }
  return { rows, rounds, shoes }
}
