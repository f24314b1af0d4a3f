import type { DealtSettings, SessionEntry } from '@cardroom/engine/dealt'
import { type StoredDealtSession, TamperedError } from '@cardroom/room/store'
import { chainStart, type Head, linkHash } from './chain.ts'

/** A stored entry. */
export interface DealtRow {
  readonly version: number
  readonly at: number
  readonly entry: string
  readonly hash: string
}

/** A stored session. */
export interface DealtSessionRow {
  readonly id: string
  readonly key: string
  readonly at: number
  readonly settings: string
}

/** How many entries each session has. */
export const DEALT_ENDS_QUERY = 'SELECT session, max(version) AS version FROM dealt_entries GROUP BY session'

/** Everything stored of a session, word for word. */
export interface DealtSessionRows {
  readonly session: DealtSessionRow
  readonly rows: readonly DealtRow[]
}

/** The start of a session's chain, from its settings and key, so that neither can be changed later. */
export const dealtBeginning = ({ id, key, at, settings }: DealtSessionRow): Head =>
  chainStart(`dealt\n${id}\n${key}\n${at}\n${settings}`)

export function dealtRows(before: Head, at: number, entries: readonly SessionEntry[]): DealtRow[] {
  let { version, hash } = before
  return entries.map(one => {
    const entry = JSON.stringify(one)
    version++
    hash = linkHash(hash, version, at, entry)
    return { version, at, entry, hash }
  })
}

/** Checks and parses entries; the first row may be the one after which to go on. */
export function dealtEntries(
  session: DealtSessionRow,
  after: number,
  rows: readonly DealtRow[],
): SessionEntry[] {
  const known = rows.find(({ version }) => version === after)
  let { version, hash } = known ?? dealtBeginning(session)
  const entries: SessionEntry[] = []
  for (const row of rows) {
    if (row.version <= after) continue
    version++
    hash = linkHash(hash, version, row.at, row.entry)
    if (row.version !== version || row.hash !== hash)
      throw new TamperedError(`${session.id}: entry ${version} is not what was written`)
    entries.push(JSON.parse(row.entry) as SessionEntry)
  }
  return entries
}

export const dealtBegun = ({ settings, ...row }: DealtSessionRow): StoredDealtSession => ({
  ...row,
  settings: JSON.parse(settings) as DealtSettings,
})

export const dealtSessionRow = ({ id, key, at, settings }: StoredDealtSession): DealtSessionRow => ({
  id,
  key,
  at,
  settings: JSON.stringify(settings),
})
