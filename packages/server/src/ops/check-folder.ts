import { isAbsolute, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Archives, type EventsRow, eventsQuery, OLD_EVENTS_QUERY } from '../store/archives.ts'
import { checked } from '../store/checked.ts'
import { Tampered } from '../store/store.ts'

/** What lies in a folder. */
export interface Kept {
  readonly tables: number
  readonly events: number
  readonly rounds: number
}

export const DATABASE = 'cardroom.db'

/**
 * Reads everything that a folder's database holds: its pages, and the chain of every table from its first event, what
 * lies in archives with it. Throws at the first thing that is wrong. Nothing is written.
 */
export function checkFolder(folder: string): Kept {
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
  try {
    const [sound] = db.prepare('PRAGMA integrity_check(1)').all()
    if (sound?.integrity_check !== 'ok') throw new Tampered(`${DATABASE}: ${sound?.integrity_check}`)
    const archives = new Archives(folder)
    const tables = db
      .prepare('SELECT id FROM tables')
      .all()
      .map(row => String(row.id))
    let events = 0
    for (const table of tables)
      for (const _ of checked(table, undefined, archives.among(rowsOf(db, table)))) events++
    const strange = db.prepare('SELECT 1 FROM events WHERE table_id NOT IN (SELECT id FROM tables)').get()
    if (strange) throw new Tampered('there are events of a table that is not there')
    const rounds = Number(db.prepare('SELECT count(*) AS n FROM rounds').get()?.n)
    return { tables: tables.length, events, rounds }
  } finally {
    db.close()
  }
}

/** A copy that was made before there were archives knows of none. */
const knowsArchives = (db: DatabaseSync): boolean =>
  db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'chapters'`).get() !== undefined

/** The archives that lie in a folder, as its database knows them. */
export function archivesIn(folder: string): readonly string[] {
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
  try {
    const rows = knowsArchives(db) ? db.prepare('SELECT DISTINCT file FROM chapters').all() : []
    return rows.map(({ file }) => String(file)).filter(file => !isAbsolute(file))
  } finally {
    db.close()
  }
}

function rowsOf(db: DatabaseSync, table: string): Iterable<EventsRow> {
  const rows = knowsArchives(db)
    ? db.prepare(eventsQuery('?1', '?2')).iterate(table, 0)
    : db.prepare(OLD_EVENTS_QUERY).iterate(table)
  return rows as unknown as Iterable<EventsRow>
}
