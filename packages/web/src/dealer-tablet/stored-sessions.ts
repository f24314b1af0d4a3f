import type { Refusal } from '@cardroom/engine'
import type { DealtSettings, SessionEntry } from '@cardroom/engine/dealt'

/** An entry of this tablet that did not fit what another tablet entered meanwhile. */
export interface SetAsideEntry {
  readonly entry: SessionEntry
  readonly why: Refusal
}

/** A session as this tablet knows it. */
export interface StoredSession {
  readonly settings: DealtSettings
  /** The key that allows writing to it. */
  readonly key: string
  readonly begun: number
  /** The first so many entries are the server's; the others wait to be sent. */
  readonly sent: number
  readonly entries: readonly SessionEntry[]
  readonly aside: readonly SetAsideEntry[]
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface Head extends Omit<StoredSession, 'entries'> {
  readonly length: number
}

const STORAGE_PREFIX = 'dealt.'
const headAt = (id: string): string => `${STORAGE_PREFIX}${id}`
const entryAt = (id: string, n: number): string => `${STORAGE_PREFIX}${id}.${n}`

/** A tablet's stored sessions. Each entry is stored at once, so that a dead battery loses nothing. */
export class StoredSessions {
  readonly #place: Place

  constructor(place: Place = localStorage) {
    this.#place = place
  }

  /** The sessions of this tablet, the last first. */
  list(): readonly Omit<StoredSession, 'entries'>[] {
    const names = Array.from({ length: this.#place.length }, (_, i) => this.#place.key(i) ?? '')
    const ids = names.filter(name => name.startsWith(STORAGE_PREFIX) && !/\.\d+$/.test(name))
    return ids
      .flatMap(name => this.#head(name.slice(STORAGE_PREFIX.length)) ?? [])
      .toSorted((a, b) => b.begun - a.begun)
  }

  read(id: string): StoredSession | undefined {
    const head = this.#head(id)
    if (!head) return undefined
    const { length, ...kept } = head
    const entries = Array.from({ length }, (_, n) => this.#place.getItem(entryAt(id, n))).flatMap(text =>
      text === null ? [] : [JSON.parse(text) as SessionEntry],
    )
    return { ...kept, entries }
  }

  /** Stores what has changed: the entries from the first different one on. */
  keep({ entries, ...kept }: StoredSession, from = 0): void {
    const { id } = kept.settings
    for (const [n, entry] of entries.entries())
      if (n >= from) this.#place.setItem(entryAt(id, n), JSON.stringify(entry))
    const head: Head = { ...kept, length: entries.length }
    this.#place.setItem(headAt(id), JSON.stringify(head))
  }

  forget(id: string): void {
    const { length = 0 } = this.#head(id) ?? {}
    for (let n = 0; n < length; n++) this.#place.removeItem(entryAt(id, n))
    this.#place.removeItem(headAt(id))
  }

  #head(id: string): Head | undefined {
    const text = this.#place.getItem(headAt(id))
    return text === null ? undefined : (JSON.parse(text) as Head)
  }
}
