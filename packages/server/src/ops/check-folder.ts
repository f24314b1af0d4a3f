import { isAbsolute, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { TamperedError } from '@cardroom/room/store'
import { Archives, type EventsRow, eventsQuery } from '../store/archives.ts'
import { checkedEvents } from '../store/checked-events.ts'

/** The counts of a folder's database. */
export interface FolderCounts {
  readonly tables: number
  readonly events: number
  readonly rounds: number
}

export const DATABASE = 'cardroom.db'

/**
 * Checks a folder's database: its pages, and the chain of every table from its first event, archives included. Throws
 * at the first fault. Writes nothing.
 */
export function checkFolder(folder: string): FolderCounts {
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
  try {
    const [sound] = db.prepare('PRAGMA integrity_check(1)').all()
    if (sound?.integrity_check !== 'ok') throw new TamperedError(`${DATABASE}: ${sound?.integrity_check}`)
    const archives = new Archives(folder)
    const tables = db
      .prepare('SELECT id FROM tables')
      .all()
      .map(row => String(row.id))
    let events = 0
    for (const table of tables)
      for (const _ of checkedEvents(table, undefined, archives.among(rowsOf(db, table)))) events++
    const strange = db.prepare('SELECT 1 FROM events WHERE table_id NOT IN (SELECT id FROM tables)').get()
    if (strange) throw new TamperedError('there are events of a table that is not there')
    const rounds = Number(db.prepare('SELECT count(*) AS n FROM rounds').get()?.n)
    return { tables: tables.length, events, rounds }
  } finally {
    db.close()
  }
}

/** The archives that lie in a folder, as its database knows them. */
export function archivesIn(folder: string): readonly string[] {
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
  try {
    const rows = db.prepare('SELECT DISTINCT file FROM chapters').all()
    return rows.map(({ file }) => String(file)).filter(file => !isAbsolute(file))
  } finally {
    db.close()
  }
}

const rowsOf = (db: DatabaseSync, table: string) =>
  db.prepare(eventsQuery('?1', '?2')).iterate(table, 0) as unknown as Iterable<EventsRow>
