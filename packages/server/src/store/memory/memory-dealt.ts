import type { Entry } from '@cardroom/engine/dealt'
import { Conflict } from '../conflict.ts'
import type { DealtBegun, DealtStore } from '../dealt.ts'
import type { Journal } from './journal.ts'

/** Tables that people deal, in memory. */
export class MemoryDealt implements DealtStore {
  readonly #journal: Journal
  readonly #sessions = new Map<string, { readonly begun: DealtBegun; readonly entries: Entry[] }>()

  constructor(journal: Journal) {
    this.#journal = journal
  }

  begin(session: DealtBegun): Promise<void> {
    return this.#journal.write({ do: 'begin-dealt', session })
  }

  async session(id: string): Promise<DealtBegun | undefined> {
    return this.#sessions.get(id)?.begun
  }

  async entries(id: string, after: number): Promise<readonly Entry[]> {
    return this.#sessions.get(id)?.entries.slice(after) ?? []
  }

  append(id: string, after: number, at: number, entries: readonly Entry[]): Promise<void> {
    return this.#journal.write({ do: 'append-dealt', id, after, at, entries })
  }

  begun(session: DealtBegun): void {
    if (this.#sessions.has(session.id)) throw new Conflict(`${session.id} is there already`)
    this.#sessions.set(session.id, { begun: session, entries: [] })
  }

  appended(id: string, after: number, entries: readonly Entry[]): void {
    const session = this.#sessions.get(id)
    if (session?.entries.length !== after)
      throw new Conflict(`${id} is at ${session?.entries.length}, not at ${after}`)
    session.entries.push(...entries)
  }
}
