import type { ClusterListener, Lease } from '@cardroom/room'
import type pg from 'pg'
import { chosenNode } from './chosen-node.ts'
import { HAND_OVER_QUERY, TAKE_TABLES_QUERY } from './statements.ts'

/** How many tables are handed over in one beat to even out the load. */
const MAX_MOVED_PER_BEAT = 8
/** After so many beats without a leader any node takes a table: an older node may not know its game. */
const MAX_BEATS_WITHOUT_LEADER = 4

/** What a beat reads of a table. */
export interface LeaderRow {
  readonly id: string
  readonly version: number
  readonly epoch: number
  readonly leader: string | null
  /** Its leader is there. */
  readonly led: boolean
}

interface TableAssignmentOptions {
  readonly node: string
  listener(): ClusterListener
  log(line: string): void
}

/** Which tables this node leads, takes and hands over. No beat waits for a table. */
export class TableAssignment {
  readonly #options: TableAssignmentOptions
  /** The epochs of the tables that this node leads. */
  readonly #epochs = new Map<string, number>()
  /** For how many beats tables have been without a leader. */
  #orphans: ReadonlyMap<string, number> = new Map()
  /** Tables taken because their chosen node did not. */
  readonly #keptOrphans = new Set<string>()

  constructor(options: TableAssignmentOptions) {
    this.#options = options
  }

  get ids(): readonly string[] {
    return [...this.#epochs.keys()]
  }

  has(table: string): boolean {
    return this.#epochs.has(table)
  }

  leaseOfNew(table: string): Lease {
    this.#epochs.set(table, 1)
    return { node: this.#options.node, epoch: 1 }
  }

  /** Applies who leads which table, and the versions. */
  async update(rows: readonly LeaderRow[]): Promise<void> {
    const listener = this.#options.listener()
    const open = new Set(rows.map(({ id }) => id))
    for (const { id, leader, epoch, version } of rows) {
      if (!listener.tables.has(id)) await listener.appeared(id)
      if (leader === this.#options.node) {
        if (this.#epochs.get(id) !== epoch) this.#lead(id, epoch)
      } else this.#follow(id)
      listener.tables.get(id)?.moved(version)
    }
    for (const [id, table] of listener.tables) {
      if (table.isBehind || !open.has(id)) this.#runInBackground(table.catchUp())
    }
  }

  #lead(id: string, epoch: number): void {
    const { node, listener } = this.#options
    this.#epochs.set(id, epoch)
    this.#runInBackground(listener().tables.get(id)?.lead({ node, epoch }))
  }

  /** Follows a table that was led here. */
  #follow(id: string): void {
    if (this.#epochs.delete(id)) this.#runInBackground(this.#options.listener().tables.get(id)?.follow())
  }

  #runInBackground(work: Promise<void> | undefined): void {
    work?.catch(error => this.#options.log(String(error)))
  }

  /** Takes the lead of tables without a leader. */
  async takeOrphans(client: pg.Client, rows: readonly LeaderRow[], others: readonly string[]): Promise<void> {
    const { node, listener } = this.#options
    const nodes = [node, ...others]
    const alone = rows.filter(({ id, led, leader }) => !led && leader !== node && listener().tables.has(id))
    this.#orphans = new Map(alone.map(({ id }) => [id, (this.#orphans.get(id) ?? 0) + 1]))
    const orphans = alone.filter(({ id }) => {
      const isLeftOver = this.#orphans.get(id)! > MAX_BEATS_WITHOUT_LEADER
      if (isLeftOver) this.#keptOrphans.add(id)
      return isLeftOver || chosenNode(id, nodes) === node
    })
    if (orphans.length === 0) return
    const taken = await client.query<{ id: string; epoch: number }>(TAKE_TABLES_QUERY, [
      orphans.map(({ id }) => id),
      node,
    ])
    for (const { id, epoch } of taken.rows) this.#lead(id, epoch)
  }

  /** Hands tables over to their chosen nodes, between two rounds. */
  async evenOut(client: pg.Client, rows: readonly LeaderRow[], others: readonly string[]): Promise<void> {
    if (others.length === 0) return
    const { node, listener } = this.#options
    const nodes = [node, ...others]
    const moving = rows
      .map(({ id }) => id)
      .filter(
        id =>
          this.has(id) &&
          !this.#keptOrphans.has(id) &&
          listener().tables.get(id)?.isQuiet &&
          chosenNode(id, nodes) !== node,
      )
    await this.#handOver(client, moving.slice(0, MAX_MOVED_PER_BEAT), nodes)
  }

  /** Hands every table over to the other nodes. */
  async handOverAll(pool: pg.Pool, others: readonly string[]): Promise<void> {
    await this.#handOver(pool, this.ids, others)
  }

  async #handOver(
    db: pg.Client | pg.Pool,
    moving: readonly string[],
    nodes: readonly string[],
  ): Promise<void> {
    if (moving.length === 0) return
    await db.query(HAND_OVER_QUERY, [
      moving,
      moving.map(id => chosenNode(id, nodes) ?? null),
      moving.map(id => this.#epochs.get(id) ?? 0),
      this.#options.node,
    ])
    for (const id of moving) this.#follow(id)
  }
}
