import type { DealtSettings, Entry } from '@cardroom/engine/dealt'
import { beginning, type Head, link } from './chain.ts'
import { Tampered } from './store.ts'

/** The session of a table that a person deals, as it was begun. */
export interface DealtBegun {
  readonly id: string
  /** SHA-256 of the key with which it is written to. */
  readonly key: string
  readonly at: number
  readonly settings: DealtSettings
}

/** Sessions of tables that people deal: entries are only ever added, each with the hash of all before it. */
export interface DealtStore {
  /** A conflict, if there is another of that name. */
  begin(session: DealtBegun): Promise<void>
  session(id: string): Promise<DealtBegun | undefined>
  /** What was entered after so many entries, each checked against the one before it. */
  entries(id: string, after: number): Promise<readonly Entry[]>
  /** Goes on with a session; a conflict, if somebody else has. */
  append(id: string, after: number, at: number, entries: readonly Entry[]): Promise<void>
}

/** An entry as it is kept. */
export interface DealtRow {
  readonly version: number
  readonly at: number
  readonly entry: string
  readonly hash: string
}

/** A session as it is kept. */
export interface DealtSessionRow {
  readonly id: string
  readonly key: string
  readonly at: number
  readonly settings: string
}

/** How many entries each session has. */
export const DEALT_ENDS_QUERY = 'SELECT session, max(version) AS version FROM dealt_entries GROUP BY session'

/** All that is kept of a session, word for word. */
export interface KeptDealt {
  readonly session: DealtSessionRow
  readonly rows: readonly DealtRow[]
}

/** The name of a session's chain among the others of a house. No table has such a name. */
const DEALT = '(dealt) '
export const dealtChain = (id: string): string => `${DEALT}${id}`

/** The session that a chain is of, if it is one's. */
export const sessionOf = (chain: string): string | undefined =>
  chain.startsWith(DEALT) ? chain.slice(DEALT.length) : undefined

/** The chain begins with what was chosen and with the key, so that neither can be changed later. */
export const dealtBeginning = ({ id, key, at, settings }: DealtSessionRow): Head =>
  beginning(`dealt\n${id}\n${key}\n${at}\n${settings}`)

export function dealtRows(before: Head, at: number, entries: readonly Entry[]): DealtRow[] {
  let { version, hash } = before
  return entries.map(one => {
    const entry = JSON.stringify(one)
    version++
    hash = link(hash, version, at, entry)
    return { version, at, entry, hash }
  })
}

/** Entries from rows of which the first may be the one after which it goes on. */
export function dealtEntries(session: DealtSessionRow, after: number, rows: readonly DealtRow[]): Entry[] {
  const known = rows.find(({ version }) => version === after)
  let { version, hash } = known ?? dealtBeginning(session)
  const entries: Entry[] = []
  for (const row of rows) {
    if (row.version <= after) continue
    version++
    hash = link(hash, version, row.at, row.entry)
    if (row.version !== version || row.hash !== hash)
      throw new Tampered(`${session.id}: entry ${version} is not what was written`)
    entries.push(JSON.parse(row.entry) as Entry)
  }
  return entries
}

export const dealtBegun = ({ settings, ...row }: DealtSessionRow): DealtBegun => ({
  ...row,
  settings: JSON.parse(settings) as DealtSettings,
})

export const dealtSessionRow = ({ id, key, at, settings }: DealtBegun): DealtSessionRow => ({
  id,
  key,
  at,
  settings: JSON.stringify(settings),
})
