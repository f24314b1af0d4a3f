import { seatOf, type TableSettings, waitingAt } from '@cardroom/engine'
import type { RoundEntry } from '@cardroom/protocol'
import type { RoundQuery, Store } from '../store/store.ts'
import type { TableHost } from './host.ts'
import { hasPlayed, type Reader } from './kept-rounds.ts'

/** Whether somebody is let in to a table: everybody, unless it is private. */
export function mayEnter(host: TableHost, player: string | undefined, word?: string): boolean {
  const { table, openedBy } = host
  const { settings, state } = table
  if (!settings.private || word === settings.private.word) return true
  if (player === undefined) return false
  // Who looks on has said the word.
  if (host.isHere(player)) return true
  const waits = waitingAt(state).some(one => one.player === player)
  return player === openedBy || waits || seatOf(state.seats, player) !== undefined
}

/** So many pages of rounds are looked through at most for one page of those that somebody may see. */
const MOST_PAGES = 20

/** Which tables are private, those that are closed too, and whose their rounds are. */
export class OwnTables {
  readonly #store: Store
  readonly #hosts: ReadonlyMap<string, TableHost>
  /** Tables that are closed: how they were opened does not change. */
  readonly #closed = new Map<string, boolean>()

  constructor(store: Store, hosts: ReadonlyMap<string, TableHost>) {
    this.#store = store
    this.#hosts = hosts
  }

  async isPrivate(table: string): Promise<boolean> {
    const host = this.#hosts.get(table)
    if (host) return isPrivate(host.table.settings)
    let known = this.#closed.get(table)
    if (known === undefined) {
      const opened = await this.#store.opened(table).catch(() => undefined)
      // Of a table that cannot be read nobody knows.
      if (!opened) return true
      known = isPrivate(opened.settings)
      this.#closed.set(table, known)
    }
    return known
  }

  /** Whether a round is there for a reader: of a private table only for those who played it. */
  async mayRead(reader: Reader, { id, table }: Pick<RoundEntry, 'id' | 'table'>): Promise<boolean> {
    if (!(await this.isPrivate(table))) return true
    if (reader === 'everybody') return false
    const round = await this.#store.round(id)
    return round !== undefined && hasPlayed(reader, round)
  }

  /** The newest rounds that a reader may read. */
  async rounds(reader: Reader, query: RoundQuery): Promise<readonly RoundEntry[]> {
    const found: RoundEntry[] = []
    let { before } = query
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const page = await this.#store.rounds({ ...query, before })
      for (const entry of page) if (await this.mayRead(reader, entry)) found.push(entry)
      if (page.length < query.limit || found.length >= query.limit) break
      before = page.at(-1)?.at
    }
    return found.slice(0, query.limit)
  }
}

const isPrivate = (settings: TableSettings): boolean => settings.private !== undefined
