import type { SessionEntry } from '@cardroom/engine/dealt'
import { Conflict } from '../store/conflict.ts'
import type { DealtStore, StoredDealtSession } from '../store/dealt-store.ts'
import type { ChangeWriter } from './change-log.ts'

/** Tables that people deal, in memory. */
export class MemoryDealt implements DealtStore {
  readonly #writer: ChangeWriter
  readonly #sessions = new Map<
    string,
    { readonly begun: StoredDealtSession; readonly entries: SessionEntry[] }
  >()

  constructor(writer: ChangeWriter) {
    this.#writer = writer
  }

  begin(session: StoredDealtSession): Promise<void> {
    return this.#writer.write({ do: 'begin-dealt', session })
  }

  async session(id: string): Promise<StoredDealtSession | undefined> {
    return this.#sessions.get(id)?.begun
  }

  async entries(id: string, after: number): Promise<readonly SessionEntry[]> {
    return this.#sessions.get(id)?.entries.slice(after) ?? []
  }

  append(id: string, after: number, at: number, entries: readonly SessionEntry[]): Promise<void> {
    return this.#writer.write({ do: 'append-dealt', id, after, at, entries })
  }

  begun(session: StoredDealtSession): void {
    if (this.#sessions.has(session.id)) throw new Conflict(`${session.id} is there already`)
    this.#sessions.set(session.id, { begun: session, entries: [] })
  }

  appended(id: string, after: number, entries: readonly SessionEntry[]): void {
    const session = this.#sessions.get(id)
    if (session?.entries.length !== after)
      throw new Conflict(`${id} is at ${session?.entries.length}, not at ${after}`)
    session.entries.push(...entries)
  }
}
