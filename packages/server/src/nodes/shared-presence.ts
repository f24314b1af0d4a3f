import type pg from 'pg'
import { notifyNodes } from './cluster-message.ts'
import { Presence, type WatchedTable } from './presence.ts'
import { OTHER_PRESENCE_QUERY, PRESENCE_QUERY } from './statements.ts'

/** How long people of a lost node count as present, in milliseconds: pages reconnect by themselves. */
export const PRESENCE_LINGERS_MS = 5_000

/** A player came or left. */
interface PresenceChange {
  readonly seen: WatchedTable
  readonly here: boolean
}

interface SharedPresenceOptions {
  readonly node: string
  readonly pool: pg.Pool
  /** Somebody came or left on another node. */
  changed(seen: WatchedTable): void
  /** A change here could not be written: a new connection announces all presence. */
  failed(): void
}

/** Who is where in the house: what changes on this node is written for the others, and theirs is read. */
export class SharedPresence {
  readonly #options: SharedPresenceOptions
  readonly #here = new Presence()
  readonly #elsewhere = new Presence()
  /** Changes here that are not yet written. */
  #unsent = new Map<string, PresenceChange>()
  #sending: Promise<void> | undefined
  /** The nodes whose people were read last, as text; nothing if they have to be read anew. */
  #readOf: string | undefined
  /** While the others' presence is being read: what they say meanwhile, which may be newer than what was read. */
  #heard: PresenceChange[] | undefined

  constructor(options: SharedPresenceOptions) {
    this.#options = options
  }

  /** The presence on the other nodes. */
  get elsewhere(): Pick<Presence, 'has' | 'at'> {
    return this.#elsewhere
  }

  /** Notes that a player came or left here. */
  note(table: string, player: string, here: boolean): void {
    const seen = { node: this.#options.node, table, player }
    if (!this.#here.note(seen, here)) return
    this.#unsent.set(`${table}\n${player}`, { seen, here })
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined
    })
  }

  async #send(): Promise<void> {
    const { node, pool, failed } = this.#options
    while (this.#unsent.size > 0) {
      const changes = [...this.#unsent.values()]
      this.#unsent = new Map()
      const columns = [
        changes.map(({ seen }) => seen.table),
        changes.map(({ seen }) => seen.player),
        changes.map(({ here }) => here),
      ]
      try {
        await pool.query(PRESENCE_QUERY, [node, ...columns])
      } catch {
        failed()
        return
      }
    }
  }

  /** Notes what another node says. */
  hear(seen: WatchedTable, here: boolean): void {
    if (seen.node === this.#options.node) return
    this.#heard?.push({ seen, here })
    this.#noteElsewhere(seen, here)
  }

  #noteElsewhere(seen: WatchedTable, here: boolean): void {
    if (this.#elsewhere.note(seen, here)) this.#options.changed(seen)
  }

  /** Writes all presence of this node anew, and reads that of the others with the next beat. */
  async announce(client: pg.Client): Promise<void> {
    const { node, pool } = this.#options
    const { all } = this.#here
    this.#unsent.clear()
    await client.query('DELETE FROM presence WHERE node = $1', [node])
    await client.query(
      'INSERT INTO presence SELECT $1, * FROM unnest($2::text[], $3::text[]) ON CONFLICT DO NOTHING',
      [node, all.map(({ table }) => table), all.map(({ player }) => player)],
    )
    await notifyNodes(pool, [['announced', node]])
    this.expectNews()
  }

  /** The next beat reads the other nodes' presence, whatever it has read before. */
  expectNews(): void {
    this.#readOf = undefined
  }

  /** Reads the presence on the other nodes if these have changed. */
  async read(client: pg.Client, nodes: readonly string[]): Promise<void> {
    const of = nodes.join()
    if (of === this.#readOf) return
    this.#readOf = of
    const { node, changed } = this.#options
    const heard: PresenceChange[] = []
    this.#heard = heard
    try {
      const { rows } = await client.query<WatchedTable>(OTHER_PRESENCE_QUERY, [node, PRESENCE_LINGERS_MS])
      for (const seen of this.#elsewhere.replace(rows)) changed(seen)
      for (const { seen, here } of heard) this.#noteElsewhere(seen, here)
    } finally {
      this.#heard = undefined
    }
  }

  /** Waits until what changed here is written. */
  async close(): Promise<void> {
    await this.#sending
  }
}
