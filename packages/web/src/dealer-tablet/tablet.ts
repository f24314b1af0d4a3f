import { type Library, type Refusal, unwrap } from '@cardroom/engine'
import { type DealerAction, DealtSession, type SessionEntry } from '@cardroom/engine/dealt'
import type { SetAsideEntry, StoredSession, StoredSessions } from './stored-sessions.ts'

/**
 * The state of synchronisation: without a server, disconnected, the key refused, entries waiting to be sent, or all
 * sent.
 */
type SyncState = 'none' | 'cut' | 'wrong-key' | 'sending' | 'sent'

/** The entry that an entry replaces, or the round that it belongs to. */
interface EntryTarget {
  readonly instead?: string
  readonly round?: number
}

/**
 * A tablet at a table dealt by hand. Everything is computed here; entries are stored at once, and sent whenever the
 * server answers. Entries of another tablet come first: own ones that no longer fit are set aside with the reason, and
 * nothing is lost.
 */
export class Tablet {
  readonly #library: Library
  readonly #place: StoredSessions
  readonly #listeners = new Set<() => void>()
  #kept: StoredSession
  #session: DealtSession
  #syncState: SyncState = 'none'
  #version = 0
  #mergeCount = 0

  constructor(kept: StoredSession, library: Library, place: StoredSessions) {
    this.#library = library
    this.#place = place
    this.#kept = kept
    this.#session = unwrap(DealtSession.open(kept.settings, library, kept.entries))
  }

  get session(): DealtSession {
    return this.#session
  }

  get kept(): StoredSession {
    return this.#kept
  }

  /** Entries that the server has not got yet. */
  get waiting(): readonly SessionEntry[] {
    return this.#kept.entries.slice(this.#kept.sent)
  }

  get syncState(): SyncState {
    return this.#syncState === 'sent' && this.waiting.length > 0 ? 'sending' : this.#syncState
  }

  /** Counts up with every batch of others' entries. */
  get mergeCount(): number {
    return this.#mergeCount
  }

  /** Counts up with every change. */
  readonly version = (): number => this.#version

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Enters an action now; a refusal changes nothing. */
  enter(does: DealerAction, about: EntryTarget = {}): Refusal | undefined {
    const entry = this.entryFor(does, about)
    const refusal = this.#session.add(entry)
    if (refusal) return refusal
    this.#keep({ entries: this.#session.entries.slice() }, this.#kept.entries.length)
    return undefined
  }

  /** The entry that an action would make now. */
  entryFor(does: DealerAction, { instead, round = this.#session.number }: EntryTarget = {}): SessionEntry {
    return {
      id: newId(),
      at: Date.now(),
      round,
      ...(instead === undefined ? {} : { instead }),
      does,
    }
  }

  setSyncState(state: SyncState): void {
    if (state === this.#syncState) return
    this.#syncState = state
    this.#tell()
  }

  /** The server has the first `length` entries, which are the same here. */
  markSent(length: number): void {
    if (length > this.#kept.sent) this.#keep({ sent: length }, this.#kept.entries.length)
  }

  /** Puts another tablet's entries after those known to be on the server, and own waiting entries after them. */
  mergeEntries(entries: readonly SessionEntry[]): void {
    const { sent, aside, settings } = this.#kept
    // Own entries come back among them.
    const echoed = entries.findIndex((entry, at) => this.#kept.entries[sent + at]?.id !== entry.id)
    const known = echoed < 0 ? entries.length : echoed
    if (known === entries.length) {
      this.markSent(sent + known)
      return
    }
    const before = [...this.#kept.entries.slice(0, sent), ...entries]
    const theirs = new Set(entries.map(({ id }) => id))
    const session = unwrap(DealtSession.open(settings, this.#library, before))
    const put: SetAsideEntry[] = []
    for (const entry of this.waiting) {
      if (theirs.has(entry.id)) continue
      const why = session.add(entry)
      if (why) put.push({ entry, why })
    }
    this.#session = session
    this.#mergeCount++
    this.#keep({ entries: session.entries.slice(), sent: before.length, aside: [...aside, ...put] }, sent)
  }

  /** The server has refused a waiting entry. */
  setAsideRefused(id: string, why: Refusal): void {
    const { entries, settings, aside } = this.#kept
    const entry = entries.find(one => one.id === id)
    if (!entry) return
    const at = entries.indexOf(entry)
    const session = unwrap(DealtSession.open(settings, this.#library, entries.slice(0, at)))
    const put: SetAsideEntry[] = [{ entry, why }]
    for (const one of entries.slice(at + 1)) {
      const refusal = session.add(one)
      if (refusal) put.push({ entry: one, why: refusal })
    }
    this.#session = session
    this.#keep({ entries: session.entries.slice(), aside: [...aside, ...put] }, at)
  }

  /** The dealer has seen the entries that were set aside. */
  clearSetAside(): void {
    this.#keep({ aside: [] }, this.#kept.entries.length)
  }

  #keep(change: Partial<StoredSession>, from: number): void {
    this.#kept = { ...this.#kept, ...change }
    this.#place.keep(this.#kept, from)
    this.#tell()
  }

  #tell(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random id of letters that can be read aloud. */
export function newId(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, byte => ID_LETTERS[byte % ID_LETTERS.length]).join('')
}
