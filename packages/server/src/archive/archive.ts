import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StaffRoles } from '@cardroom/room'
import { TamperedError } from '@cardroom/room/store'
import { withHouse } from '../house-data/open-house.ts'
import type { HouseLocation } from '../house-data/open-ledger.ts'
import { ArchiveMissingError, Archives, type Chapter } from '../store/archives.ts'
import type { Head } from '../store/chain.ts'
import { checkedEvents, type EventRow, isSealed } from '../store/checked-events.ts'
import { appendDurably, chapterText } from './archive-file.ts'
import type { ArchivableTable, ArchiveSource, ChapterDraft, FinishedRound } from './archive-source.ts'

/** The default folder of archives, in the house's own folder. */
const ARCHIVE_FOLDER = 'archive'

/** How many rounds are compressed together; reading one unpacks them all. */
const ROUNDS_PER_CHAPTER = 32

export interface ArchiveOptions {
  /** Rounds that were over before this month, `2026-11`, are moved. */
  readonly before: string
  /** The target folder, if not the house's own. */
  readonly to?: string | undefined
  readonly progress?: (what: string, done: number, of: number) => void
}

export interface ArchivedMonth {
  readonly month: string
  readonly file: string
  readonly rounds: number
  readonly events: number
  /** Their size in the archive. */
  readonly bytes: number
}

export interface ArchiveResult {
  readonly months: readonly ArchivedMonth[]
  readonly rounds: number
  readonly events: number
  readonly bytes: number
  /** The size of the store before and after. */
  readonly house: { readonly before: number; readonly after: number }
}

/** The folder for archives cannot be written to. */
export class ArchiveFolderError extends Error {}

/** The month of a moment, in UTC. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

/**
 * Moves rounds that are over, and the events that led to them, into one compressed file a month. They are found and
 * checked there as before. A card room may be running meanwhile, and the process may die at any moment: a chapter is
 * durable in the archive before it is deleted from the store, in one transaction.
 */
export async function archive(place: HouseLocation, options: ArchiveOptions): Promise<ArchiveResult> {
  const { before, to, progress } = options
  const { source, folder } = await openSource(place)
  try {
    const own = to === undefined ? ARCHIVE_FOLDER : resolve(to)
    const lock = lockArchives(resolve(folder, own))
    try {
      const size = await source.bytes()
      const work = await plannedChapters(source, before, await disputedRounds(place))
      const months = new Map<string, ArchivedMonth>()
      const of = work.reduce((sum, { rounds }) => sum + rounds.length, 0)
      let done = 0
      const ends = new Map<string, Head>()
      for (const one of work) {
        progress?.(one.table, done, of)
        const after = ends.get(one.table) ?? one.after
        const { end, ...moved } = await moveChapter(source, folder, own, { ...one, after })
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
      await source.shrink()
      const all = [...months.values()]
      const sum = (what: 'rounds' | 'events' | 'bytes') => all.reduce((total, one) => total + one[what], 0)
      return {
        months: all.toSorted((a, b) => (a.month < b.month ? -1 : 1)),
        rounds: sum('rounds'),
        events: sum('events'),
        bytes: sum('bytes'),
        house: { before: size, after: await source.bytes() },
      }
    } finally {
      lock.close()
    }
  } finally {
    await source.close()
  }
}

async function openSource(place: HouseLocation): Promise<{ source: ArchiveSource; folder: string }> {
  if ('data' in place) {
    const { SqliteArchiveSource } = await import('./sqlite-archive-source.ts')
    return { source: await SqliteArchiveSource.open(place.data), folder: place.data }
  }
  const { PostgresArchiveSource } = await import('./postgres-archive-source.ts')
  return { source: await PostgresArchiveSource.open(place.database), folder: './data' }
}

/** Two processes would overwrite each other's archives; the system frees the lock when a process dies. */
function lockArchives(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new ArchiveFolderError(`${folder} cannot be written to: ${(error as Error).message}`)
  }
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch {
    lock.close()
    throw new ArchiveFolderError(`somebody else is archiving into ${folder}`)
  }
}

/** Successive rounds of one month at one table, and the last event archived before. */
interface PlannedChapter {
  readonly table: string
  readonly month: string
  readonly after: Head
  readonly rounds: readonly FinishedRound[]
}

/** The rounds with an open dispute, which are not archived. */
const disputedRounds = (place: HouseLocation): Promise<ReadonlySet<string>> =>
  withHouse(place, async store => {
    const house = new StaffRoles(store, Date.now)
    await house.catchUp()
    const open = [...house.state.disputes.values()].filter(({ decided }) => !decided)
    return new Set(open.map(({ round }) => round))
  })

async function plannedChapters(
  source: ArchiveSource,
  before: string,
  held: ReadonlySet<string>,
): Promise<PlannedChapter[]> {
  const all: PlannedChapter[] = []
  for (const table of await source.tables())
    all.push(...chaptersOf(table, await source.finished(table), before, held))
  return all
}

function chaptersOf(
  { table, after }: ArchivableTable,
  finished: readonly FinishedRound[],
  before: string,
  held: ReadonlySet<string>,
): PlannedChapter[] {
  const chapters: (PlannedChapter & { rounds: FinishedRound[] })[] = []
  const stays = finished.find(({ id }) => held.has(id))?.version
  for (const round of finished) {
    const month = monthOf(round.at)
    // Later rounds stay too: a chain is archived from its beginning.
    if (month >= before || round.version === stays) break
    const last = chapters.at(-1)
    const isFull = (last?.rounds.length ?? 0) >= ROUNDS_PER_CHAPTER
    // Rounds that ended with one event were written together.
    const isTogether = last?.rounds.at(-1)?.version === round.version
    if (last && (isTogether || (last.month === month && !isFull))) last.rounds.push(round)
    else chapters.push({ table, month, after, rounds: [round] })
  }
  return chapters
}

async function moveChapter(
  source: ArchiveSource,
  folder: string,
  own: string,
  { table, month, after, rounds }: PlannedChapter,
): Promise<ArchivedMonth & { readonly end: Head }> {
  const draft = await source.draft(table, after.version, rounds)
  const events = [...checkedEvents(table, after, draft.rows)]
  checkSeals(table, events, draft)
  const { version: last, hash } = events.at(-1)!
  const file = join(own, `${month}.jsonl.gz`)
  const path = resolve(folder, file)
  const known = await source.endOf(file)
  if (known > (statSync(path, { throwIfNoEntry: false })?.size ?? 0)) throw new ArchiveMissingError(path)
  const range = { table, first: after.version + 1, last }
  const written = appendDurably(path, known, chapterText(range, draft))
  const chapter: Chapter = { ...range, hash, file, ...written }
  // The chapter is read back before anything is deleted.
  const read = [...checkedEvents(table, after, new Archives(folder).contents(chapter).rows)]
  if (read.at(-1)?.hash !== hash) throw new TamperedError(`${path}: what was written is not what is read`)
  await source.move(chapter, draft)
  return {
    month,
    file: path,
    rounds: draft.rounds.length,
    events: events.length,
    bytes: written.bytes,
    end: { version: last, hash },
  }
}

/** Throws if a sealed text is not what was written: it then stays where it is, for inspection. */
function checkSeals(table: string, events: readonly EventRow[], { rounds, shoes }: ChapterDraft): void {
  const heads = new Map<number, Head>(events.map(event => [event.version, event]))
  const check = (kind: 'round' | 'shoe', { id, text, version, hash }: ChapterDraft['rounds'][number]) => {
    const link = heads.get(version)?.hash ?? null
    if (!isSealed(kind, { text, version, hash, link }))
      throw new TamperedError(`${table}: ${id} is not what was written`)
  }
  for (const round of rounds) check('round', round)
  for (const shoe of shoes) check('shoe', shoe)
}
