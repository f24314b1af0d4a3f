import type { TableEvent, TableSnapshot } from '@cardroom/engine'
import { TooNewError } from '@cardroom/room/store'

/** Stored JSON of any version. */
export type StoredJson = Readonly<Record<string, unknown>>

/** Turns the JSON of one version into that of the next. */
export interface Migration {
  event(event: StoredJson): StoredJson
  snapshot(snapshot: StoredJson): StoredJson
}

/** The first migration leads from version 1 to 2. A released migration is never changed, only followed by another. */
const MIGRATIONS: readonly Migration[] = []

/** Writes events and snapshots with their version, and reads every version. */
export function eventFormat(migrations: readonly Migration[]) {
  const newest = migrations.length + 1
  const read = (
    text: string,
    migrate: (migration: Migration, stored: StoredJson) => StoredJson,
  ): StoredJson => {
    const { v, ...rest } = JSON.parse(text) as StoredJson & { readonly v: number }
    if (v > newest) throw new TooNewError(v)
    return migrations.slice(v - 1).reduce<StoredJson>((stored, one) => migrate(one, stored), rest)
  }
  return {
    VERSION: newest,
    writeVersioned: (what: TableEvent | TableSnapshot): string => JSON.stringify({ v: newest, ...what }),
    // JSON of the newest version was written from an event, or from a snapshot.
    readEvent: (text: string) => read(text, (one, event) => one.event(event)) as TableEvent,
    readSnapshot: (text: string) =>
      read(text, (one, snapshot) => one.snapshot(snapshot)) as unknown as TableSnapshot,
  }
}

export const { VERSION, writeVersioned, readEvent, readSnapshot } = eventFormat(MIGRATIONS)
