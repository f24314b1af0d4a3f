import type { Refusal } from '@cardroom/engine'
import type { DealtSettings, Entry } from '@cardroom/engine/dealt'

/** An entry of this tablet that did not go with what another one has entered meanwhile. */
export interface SetAside {
  readonly entry: Entry
  readonly why: Refusal
}

/** A session as this tablet knows it. */
export interface KeptSession {
  readonly settings: DealtSettings
  /** With which it is written to. */
  readonly key: string
  readonly begun: number
  /** The first so many entries are the server's; the others wait to be sent. */
  readonly sent: number
  readonly entries: readonly Entry[]
  readonly aside: readonly SetAside[]
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface Head extends Omit<KeptSession, 'entries'> {
  readonly length: number
}

const PREFIX = 'dealt.'
const headAt = (id: string): string => `${PREFIX}${id}`
const entryAt = (id: string, n: number): string => `${PREFIX}${id}.${n}`

/**
 * Where a tablet keeps its sessions: at once, one entry a line, so that a battery that dies in the middle of a round
 * takes nothing along.
 */
export class KeptSessions {
  readonly #place: Place

  constructor(place: Place = localStorage) {
    this.#place = place
  }

  /** The sessions of this tablet, the last first. */
  list(): readonly Omit<KeptSession, 'entries'>[] {
    const names = Array.from({ length: this.#place.length }, (_, i) => this.#place.key(i) ?? '')
    const ids = names.filter(name => name.startsWith(PREFIX) && !/\.\d+$/.test(name))
    return ids
      .flatMap(name => this.#head(name.slice(PREFIX.length)) ?? [])
      .toSorted((a, b) => b.begun - a.begun)
  }

  read(id: string): KeptSession | undefined {
    const head = this.#head(id)
    if (!head) return undefined
    const { length, ...kept } = head
    const entries = Array.from({ length }, (_, n) => this.#place.getItem(entryAt(id, n))).flatMap(text =>
      text === null ? [] : [JSON.parse(text) as Entry],
    )
    return { ...kept, entries }
  }

  /** Keeps what has changed: the entries from the first that is another on. */
  keep({ entries, ...kept }: KeptSession, from = 0): void {
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
