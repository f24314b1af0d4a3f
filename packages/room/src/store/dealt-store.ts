import type { DealtSettings, SessionEntry } from '@cardroom/engine/dealt'

/** The beginning of a hand-dealt table's session, as it is stored. */
export interface StoredDealtSession {
  readonly id: string
  /** SHA-256 of the key with which it is written to. */
  readonly key: string
  readonly at: number
  readonly settings: DealtSettings
}

/** Stores the sessions of hand-dealt tables: entries are only ever added, each with the hash of all before it. */
export interface DealtStore {
  /** A `Conflict` if there is another of that name. */
  begin(session: StoredDealtSession): Promise<void>
  session(id: string): Promise<StoredDealtSession | undefined>
  /** The entries after so many, each checked against the one before it. */
  entries(id: string, after: number): Promise<readonly SessionEntry[]>
  /** Appends entries; a `Conflict` if another process has. */
  append(id: string, after: number, at: number, entries: readonly SessionEntry[]): Promise<void>
}

/** The name of a session's chain among the others of a house. No table has such a name. */
const DEALT_PREFIX = '(dealt) '
export const dealtChain = (id: string): string => `${DEALT_PREFIX}${id}`

/** The session of a chain, if it is one's chain. */
export const sessionOf = (chain: string): string | undefined =>
  chain.startsWith(DEALT_PREFIX) ? chain.slice(DEALT_PREFIX.length) : undefined
