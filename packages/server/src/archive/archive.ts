import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { withHouse } from '../books/open-house.ts'
import type { Place } from '../books/open-ledger.ts'
import { House } from '../parts/house.ts'
import { ArchiveMissing, Archives, type Chapter } from '../store/archives.ts'
import type { Head } from '../store/chain.ts'
import { checked, type EventRow, isSealed } from '../store/checked.ts'
import { Tampered } from '../store/store.ts'
import { appendDurably, chapterText } from './archive-file.ts'
import type { Archivable, Draft, Finished, Shelf } from './shelf.ts'

/** The archives of a house lie in this folder of its own, if nothing else is said. */
const ARCHIVE = 'archive'

/** So many rounds are compressed together: who asks for one of them has them all unpacked. */
const ROUNDS_A_CHAPTER = 32

export interface ArchiveOptions {
  /** Rounds that were over before this month, `2026-11`, are moved. */
  readonly before: string
  /** Where to, if not into the house's own folder. */
  readonly to?: string | undefined
  readonly progress?: (what: string, done: number, of: number) => void
}

export interface MonthArchived {
  readonly month: string
  readonly file: string
  readonly rounds: number
  readonly events: number
  /** What they take there. */
  readonly bytes: number
}

export interface Archived {
  readonly months: readonly MonthArchived[]
  readonly rounds: number
  readonly events: number
  readonly bytes: number
  /** What the house took on its disk before, and takes now. */
  readonly house: { readonly before: number; readonly after: number }
}

/** The folder for archives is not one that can be written to. */
export class NotWritable extends Error {}

/** Which month a moment belongs to; everywhere the same. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

/**
 * Moves rounds that are over, and the events that led to them, into one compressed file a month. They are found and
 * checked there as before. A card room may go on meanwhile, and whoever does this may be ended at any moment: a chapter
 * is on the disk of the archive before the house lets go of it, in one transaction.
 */
export async function archive(place: Place, options: ArchiveOptions): Promise<Archived> {
  const { before, to, progress } = options
  const { shelf, folder } = await openShelf(place)
  try {
    const own = to === undefined ? ARCHIVE : resolve(to)
    const lock = lockArchives(resolve(folder, own))
    try {
      const size = await shelf.bytes()
      const work = await planned(shelf, before, await inDispute(place))
      const months = new Map<string, MonthArchived>()
      const of = work.reduce((sum, { rounds }) => sum + rounds.length, 0)
      let done = 0
      const ends = new Map<string, Head>()
      for (const one of work) {
        progress?.(one.table, done, of)
        const after = ends.get(one.table) ?? one.after
        const { end, ...moved } = await moveChapter(shelf, folder, own, { ...one, after })
        ends.set(one.table, end)
        done += one.rounds.length
        const { rounds = 0, events = 0, bytes = 0 } = months.get(moved.month) ?? {}
        months.set(moved.month, {
          ...moved,
          rounds: rounds + moved.rounds,
          events: events + moved.events,
          bytes: bytes + moved.bytes,
        })
      }
      await shelf.shrink()
      const all = [...months.values()]
      const sum = (what: 'rounds' | 'events' | 'bytes') => all.reduce((total, one) => total + one[what], 0)
      return {
        months: all.toSorted((a, b) => (a.month < b.month ? -1 : 1)),
        rounds: sum('rounds'),
        events: sum('events'),
        bytes: sum('bytes'),
        house: { before: size, after: await shelf.bytes() },
      }
    } finally {
      lock.close()
    }
  } finally {
    await shelf.close()
  }
}

async function openShelf(place: Place): Promise<{ shelf: Shelf; folder: string }> {
  if ('data' in place) {
    const { SqliteShelf } = await import('./sqlite-shelf.ts')
    return { shelf: await SqliteShelf.open(place.data), folder: place.data }
  }
  const { PostgresShelf } = await import('./postgres-shelf.ts')
  return { shelf: await PostgresShelf.open(place.database), folder: './data' }
}

/** Two who archive into one folder would write over each other; the system frees the lock when a process dies. */
function lockArchives(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new NotWritable(`${folder} cannot be written to: ${(error as Error).message}`)
  }
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch {
    lock.close()
    throw new NotWritable(`somebody else is archiving into ${folder}`)
  }
}

/** Rounds of one month at one table, in a row, and what was archived before any of them. */
interface Planned {
  readonly table: string
  readonly month: string
  readonly after: Head
  readonly rounds: readonly Finished[]
}

/** Rounds about which nobody has decided yet: they stay where they are. */
const inDispute = (place: Place): Promise<ReadonlySet<string>> =>
  withHouse(place, async store => {
    const house = new House(store, Date.now)
    await house.catchUp()
    const open = [...house.state.disputes.values()].filter(({ decided }) => !decided)
    return new Set(open.map(({ round }) => round))
  })

async function planned(shelf: Shelf, before: string, held: ReadonlySet<string>): Promise<Planned[]> {
  const all: Planned[] = []
  for (const table of await shelf.tables())
    all.push(...chaptersOf(table, await shelf.finished(table), before, held))
  return all
}

function chaptersOf(
  { table, after }: Archivable,
  finished: readonly Finished[],
  before: string,
  held: ReadonlySet<string>,
): Planned[] {
  const chapters: (Planned & { rounds: Finished[] })[] = []
  const stays = finished.find(({ id }) => held.has(id))?.version
  for (const round of finished) {
    const month = monthOf(round.at)
    // Whatever comes after it stays too: a chain is archived from its beginning.
    if (month >= before || round.version === stays) break
    const last = chapters.at(-1)
    const isFull = (last?.rounds.length ?? 0) >= ROUNDS_A_CHAPTER
    // What was over in one moment was written together.
    const isTogether = last?.rounds.at(-1)?.version === round.version
    if (last && (isTogether || (last.month === month && !isFull))) last.rounds.push(round)
    else chapters.push({ table, month, after, rounds: [round] })
  }
  return chapters
}

async function moveChapter(
  shelf: Shelf,
  folder: string,
  own: string,
  { table, month, after, rounds }: Planned,
): Promise<MonthArchived & { readonly end: Head }> {
  const draft = await shelf.draft(table, after.version, rounds)
  const events = [...checked(table, after, draft.rows)]
  checkSeals(table, events, draft)
  const { version: last, hash } = events.at(-1)!
  const file = join(own, `${month}.jsonl.gz`)
  const path = resolve(folder, file)
  const known = await shelf.endOf(file)
  if (known > (statSync(path, { throwIfNoEntry: false })?.size ?? 0)) throw new ArchiveMissing(path)
  const range = { table, first: after.version + 1, last }
  const written = appendDurably(path, known, chapterText(range, draft))
  const chapter: Chapter = { ...range, hash, file, ...written }
  // Nothing leaves the house before it was read where it is said to be.
  const read = [...checked(table, after, new Archives(folder).contents(chapter).rows)]
  if (read.at(-1)?.hash !== hash) throw new Tampered(`${path}: what was written is not what is read`)
  await shelf.move(chapter, draft)
  return {
    month,
    file: path,
    rounds: draft.rounds.length,
    events: events.length,
    bytes: written.bytes,
    end: { version: last, hash },
  }
}

/** What is not as it was written stays where it is, for whoever looks into it. */
function checkSeals(table: string, events: readonly EventRow[], { rounds, shoes }: Draft): void {
  const heads = new Map<number, Head>(events.map(event => [event.version, event]))
  const check = (kind: 'round' | 'shoe', { id, text, version, hash }: Draft['rounds'][number]) => {
    const link = heads.get(version)?.hash ?? null
    if (hash !== null && !isSealed(kind, { text, version, hash, link }))
      throw new Tampered(`${table}: ${id} is not what was written`)
  }
  for (const round of rounds) check('round', round)
  for (const shoe of shoes) check('shoe', shoe)
}
