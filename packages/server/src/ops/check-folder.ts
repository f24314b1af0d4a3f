import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beginning } from '../store/chain.ts'
import { checked, type EventRow } from '../store/checked.ts'
import { Tampered } from '../store/store.ts'

/** What lies in a folder. */
export interface Kept {
  readonly tables: number
  readonly events: number
  readonly rounds: number
}

export const DATABASE = 'cardroom.db'

/**
 * Reads everything that a folder's database holds: its pages, and the chain of every table from its first event.
 * Throws at the first thing that is wrong. Nothing is written.
 */
export function checkFolder(folder: string): Kept {
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
  try {
    const [sound] = db.prepare('PRAGMA integrity_check(1)').all()
    if (sound?.integrity_check !== 'ok') throw new Tampered(`${DATABASE}: ${sound?.integrity_check}`)
    const tables = db
      .prepare('SELECT id FROM tables')
      .all()
      .map(row => String(row.id))
    const rows = db.prepare('SELECT version, at, event, hash FROM events WHERE table_id = ? ORDER BY version')
    let events = 0
    for (const table of tables)
      for (const _ of checked(table, beginning(table), eventRows(rows.iterate(table)))) events++
    const count = db.prepare('SELECT count(*) AS n FROM events').get()
    if (count?.n !== events) throw new Tampered('there are events of a table that is not there')
    const rounds = Number(db.prepare('SELECT count(*) AS n FROM rounds').get()?.n)
    return { tables: tables.length, events, rounds }
  } finally {
    db.close()
  }
}

type Row = Readonly<Record<string, unknown>>

function* eventRows(rows: Iterable<Row>): Generator<EventRow> {
  for (const { version, at, event, hash } of rows)
    yield { version: Number(version), at: Number(at), event: String(event), hash: String(hash) }
}
