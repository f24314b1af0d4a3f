import { granted, type Library, type Refusal } from '@cardroom/engine'
import { DealtSession, type Doing, type Entry } from '@cardroom/engine/dealt'
import type { KeptSession, KeptSessions, SetAside } from './kept.ts'

/**
 * How the line to the server is: there is none, it is cut, the server does not take the key, something is on its way,
 * or all is there.
 */
export type LineState = 'none' | 'cut' | 'wrong-key' | 'sending' | 'sent'

/** What an entry takes back, or stands in the place of. */
export interface About {
  readonly instead?: string
  readonly round?: number
}

/**
 * A tablet at a table that a person deals. Everything is computed here; what is entered is kept at once, and sent
 * whenever the line holds. What another tablet has entered comes first: what of one's own no longer goes with it is
 * set aside, with the reason, and nothing is lost.
 */
export class Tablet {
  readonly #library: Library
  readonly #place: KeptSessions
  readonly #listeners = new Set<() => void>()
  #kept: KeptSession
  #session: DealtSession
  #line: LineState = 'none'
  #version = 0
  #heard = 0

  constructor(kept: KeptSession, library: Library, place: KeptSessions) {
    this.#library = library
    this.#place = place
    this.#kept = kept
    this.#session = granted(DealtSession.open(kept.settings, library, kept.entries))
  }

  get session(): DealtSession {
    return this.#session
  }

  get kept(): KeptSession {
    return this.#kept
  }

  /** Entries that the server has not got yet. */
  get waiting(): readonly Entry[] {
    return this.#kept.entries.slice(this.#kept.sent)
  }

  get line(): LineState {
    return this.#line === 'sent' && this.waiting.length > 0 ? 'sending' : this.#line
  }

  /** Counts up with everything that others have entered. */
  get heard(): number {
    return this.#heard
  }

  /** Counts up with every change. */
  readonly version = (): number => this.#version

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Enters something now; a refusal changes nothing. */
  enter(does: Doing, about: About = {}): Refusal | undefined {
    const entry = this.entryFor(does, about)
    const refusal = this.#session.add(entry)
    if (refusal) return refusal
    this.#keep({ entries: this.#session.entries.slice() }, this.#kept.entries.length)
    return undefined
  }

  /** What would be entered now. */
  entryFor(does: Doing, { instead, round = this.#session.number }: About = {}): Entry {
    return {
      id: newId(),
      at: Date.now(),
      round,
      ...(instead === undefined ? {} : { instead }),
      does,
    }
  }

  lineIs(line: LineState): void {
    if (line === this.#line) return
    this.#line = line
    this.#tell()
  }

  /** The server has the first so many entries, which are the same here. */
  arrived(length: number): void {
    if (length > this.#kept.sent) this.#keep({ sent: length }, this.#kept.entries.length)
  }

  /** Another tablet's entries come after those that the server was known to have, and one's own after them. */
  others(entries: readonly Entry[]): void {
    const { sent, aside, settings } = this.#kept
    // One's own come back as everybody's do.
    const echoed = entries.findIndex((entry, at) => this.#kept.entries[sent + at]?.id !== entry.id)
    const known = echoed < 0 ? entries.length : echoed
    if (known === entries.length) {
      this.arrived(sent + known)
      return
    }
    const before = [...this.#kept.entries.slice(0, sent), ...entries]
    const theirs = new Set(entries.map(({ id }) => id))
    const session = granted(DealtSession.open(settings, this.#library, before))
    const put: SetAside[] = []
    for (const entry of this.waiting) {
      if (theirs.has(entry.id)) continue
      const why = session.add(entry)
      if (why) put.push({ entry, why })
    }
    this.#session = session
    this.#heard++
    this.#keep({ entries: session.entries.slice(), sent: before.length, aside: [...aside, ...put] }, sent)
  }

  /** The server does not take an entry that waits. */
  refused(id: string, why: Refusal): void {
    const { entries, settings, aside } = this.#kept
    const entry = entries.find(one => one.id === id)
    if (!entry) return
    const at = entries.indexOf(entry)
    const session = granted(DealtSession.open(settings, this.#library, entries.slice(0, at)))
    const put: SetAside[] = [{ entry, why }]
    for (const one of entries.slice(at + 1)) {
      const refusal = session.add(one)
      if (refusal) put.push({ entry: one, why: refusal })
    }
    this.#session = session
    this.#keep({ entries: session.entries.slice(), aside: [...aside, ...put] }, at)
  }

  /** Whoever deals has seen what was set aside. */
  clearAside(): void {
    this.#keep({ aside: [] }, this.#kept.entries.length)
  }

  #keep(change: Partial<KeptSession>, from: number): void {
    this.#kept = { ...this.#kept, ...change }
    this.#place.keep(this.#kept, from)
    this.#tell()
  }

  #tell(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Letters that nobody guesses, and that can be read aloud. */
export function newId(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('')
}
