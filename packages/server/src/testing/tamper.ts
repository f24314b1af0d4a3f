import type { DatabaseSync } from 'node:sqlite'
import { type PackedText, pack, unpack } from '../store/packed.ts'

/** A row of events as it lies in a database. */
interface Row {
  readonly table_id: string
  readonly version: number
  readonly event: PackedText
}

/** Changes events of a folder directly. */
export function changeEvents(db: DatabaseSync, change: (texts: string) => string): void {
  db.exec('DROP TRIGGER IF EXISTS events_stay')
  const update = db.prepare('UPDATE events SET event = ? WHERE table_id = ? AND version = ?')
  for (const row of db.prepare('SELECT table_id, version, event FROM events').all()) {
    const { table_id, version, event } = row as unknown as Row
    update.run(pack('events', change(unpack(event))), table_id, version)
  }
}
