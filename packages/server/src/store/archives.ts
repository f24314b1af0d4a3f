import { hash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { TamperedError } from '@cardroom/room/store'
import { z } from 'zod'
import type { SealedRow } from './checked-events.ts'
import { hashText, type PackedHash, type PackedRow, type PackedText, unpack } from './packed.ts'

/** A part of a table's events that lies in an archive, and its place. */
export interface Chapter {
  readonly table: string
  readonly first: number
  readonly last: number
  /** The hash of the last event, from which the chain goes on. */
  readonly hash: string
  /** The path of the archive, absolute or relative to the house's folder. */
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

/** The place of a chapter. */
type ChapterPlace = Omit<Chapter, 'hash'>

/** A row of events written together, or a chapter with events. */
export type EventsRow = PackedRow | ChapterPlace | (PackedRow & { readonly file: null })

/**
 * The query for a table's events from a version on; archived ones are given as their chapter. A single query, so that
 * nothing is archived in between.
 */
export const eventsQuery = (table: string, from: string): string => `
  SELECT version, at, event, hash, NULL AS "table", NULL AS first, NULL AS last, NULL AS file, NULL AS place,
    NULL AS bytes, NULL AS sum
  FROM events WHERE table_id = ${table} AND version >= ${from}
  UNION ALL SELECT last, NULL, NULL, NULL, table_id, first, last, file, place, bytes, sum
  FROM chapters WHERE table_id = ${table} AND last >= ${from}
  ORDER BY version`

/** The contents of a chapter. */
export interface ChapterContents {
  readonly rows: readonly PackedRow[]
  readonly rounds: ReadonlyMap<string, string>
  readonly shoes: ReadonlyMap<string, string>
}

/** A sealed text as it lies in a store; an empty text lies in an archive. */
export interface SealedTextRow {
  readonly table: string
  readonly text: PackedText
  readonly version: number
  readonly hash: PackedHash
  readonly link: PackedHash | null
}

/** An archive file is missing. Its data can be read again when it is back. */
export class ArchiveMissingError extends Error {
  readonly file: string
  constructor(file: string) {
    super(`the archive ${file} is not there`)
    this.file = file
  }
}

const line = z.union([
  z.strictObject({ table: z.string(), first: z.int(), last: z.int() }),
  z.strictObject({ version: z.int(), at: z.int(), hash: z.string(), events: z.array(z.string()) }),
  z.strictObject({ round: z.string(), version: z.int(), hash: z.string(), text: z.string() }),
  z.strictObject({ shoe: z.string(), version: z.int(), hash: z.string(), text: z.string() }),
])

/** A line of an archive, which is JSON Lines: a chapter's head, events written together, a round, or a shoe. */
export type ArchiveLine = z.infer<typeof line>

/** How many unpacked chapters are cached: a round is often read after its neighbour. */
const MAX_CACHED_CHAPTERS = 4

/** Reads archived data as if it were still in the store. */
export class Archives {
  readonly #folder: string
  readonly #read = new Map<string, ChapterContents>()

  /** `folder`: the house's own, for archives that lie there. */
  constructor(folder: string) {
    this.#folder = folder
  }

  contents(chapter: ChapterPlace): ChapterContents {
    const { table, first, last, sum } = chapter
    const known = this.#read.get(sum)
    if (known) return known
    const bytes = this.#bytes(chapter)
    if (hash('sha256', bytes) !== sum)
      throw new TamperedError(
        `${table}: events ${first} to ${last} in ${chapter.file} are not what was written`,
      )
    const contents = contentsOf(gunzipSync(bytes).toString('utf8'))
    this.#read.set(sum, contents)
    const [oldest] = this.#read.keys()
    if (this.#read.size > MAX_CACHED_CHAPTERS && oldest !== undefined) this.#read.delete(oldest)
    return contents
  }

  #bytes({ file, place, bytes: length }: ChapterPlace): Buffer {
    const bytes = Buffer.alloc(length)
    const path = resolve(this.#folder, file)
    let descriptor: number
    try {
      descriptor = openSync(path, 'r')
    } catch {
      throw new ArchiveMissingError(path)
    }
    try {
      const read = readSync(descriptor, bytes, 0, length, place)
      if (read < length) throw new ArchiveMissingError(path)
      return bytes
    } finally {
      closeSync(descriptor)
    }
  }

  /** The rows of `eventsQuery`, with chapters replaced by their events. */
  *among(rows: Iterable<EventsRow>): Generator<PackedRow> {
    for (const row of rows) {
      if ('file' in row && row.file !== null) yield* this.contents(row).rows
      // A row that is no chapter has events.
      else yield row as PackedRow
    }
  }

  /** A sealed text, from the store or from its `chapter`. */
  sealed(kind: 'rounds' | 'shoes', id: string, row: SealedTextRow, chapter: Chapter | undefined): SealedRow {
    const { version } = row
    const hash = hashText(row.hash)
    if (!chapter)
      return { text: unpack(row.text), version, hash, link: row.link === null ? null : hashText(row.link) }
    const { rows, [kind]: texts } = this.contents(chapter)
    const text = texts.get(id)
    if (text === undefined) throw new TamperedError(`${id} is not in ${chapter.file}, where it was written`)
    const at = rows.find(one => one.version === version)
    return { text, version, hash, link: at ? hashText(at.hash) : null }
  }
}

/** Whether a sealed text lies in an archive. */
export const isArchived = ({ text }: Pick<SealedTextRow, 'text'>): boolean => text.length === 0

function contentsOf(text: string): ChapterContents {
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
