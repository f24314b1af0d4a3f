import { seatOf, type TableSettings, waitingAt } from '@cardroom/engine'
import type { RoundEntry } from '@cardroom/protocol'
import type { TableHost } from '../drive/table-host.ts'
import type { RoundQuery, Store } from '../store/store.ts'
import { hasPlayed, type RoundReader } from './stored-rounds.ts'

/** Whether a person may enter a table: everybody may, unless it is private. */
export function mayEnter(host: TableHost, player: string | undefined, word?: string): boolean {
  const { table, openedBy } = host
  const { settings, state } = table
  if (!settings.private || word === settings.private.word) return true
  if (player === undefined) return false
  // A watcher has given the word.
  if (host.isHere(player)) return true
  const waits = waitingAt(state).some(one => one.player === player)
  return player === openedBy || waits || seatOf(state.seats, player) !== undefined
}

/** The most pages that are read for one page of rounds that a reader may see. */
const MAX_PAGES_READ = 20

/** Knows which tables are private, closed ones too, and who may read their rounds. */
export class OwnTables {
  readonly #store: Store
  readonly #hosts: ReadonlyMap<string, TableHost>
  /** Whether closed tables were private, which does not change. */
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
      // An unreadable table counts as private.
      if (!opened) return true
      known = isPrivate(opened.settings)
      this.#closed.set(table, known)
    }
    return known
  }

  /** Whether a reader may read a round: one of a private table only if they played it. */
  async mayRead(reader: RoundReader, { id, table }: Pick<RoundEntry, 'id' | 'table'>): Promise<boolean> {
    if (!(await this.isPrivate(table))) return true
    if (reader === 'everybody') return false
    const round = await this.#store.round(id)
    return round !== undefined && hasPlayed(reader, round)
  }

  /** The newest rounds that a reader may read. */
  async rounds(reader: RoundReader, query: RoundQuery): Promise<readonly RoundEntry[]> {
    const found: RoundEntry[] = []
    let { before } = query
    for (let pages = 0; pages < MAX_PAGES_READ; pages++) {
      const page = await this.#store.rounds({ ...query, before })
      for (const entry of page) if (await this.mayRead(reader, entry)) found.push(entry)
      if (page.length < query.limit || found.length >= query.limit) break
      before = page.at(-1)?.at
    }
    return found.slice(0, query.limit)
  }
}

const isPrivate = (settings: TableSettings): boolean => settings.private !== undefined
