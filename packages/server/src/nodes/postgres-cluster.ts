import type { TableEvent } from '@cardroom/engine'
import type { ChatLine } from '@cardroom/protocol'
import type {
  Cluster,
  ClusterListener,
  EphemeralTableState,
  Lease,
  TableRequest,
  TableResponse,
} from '@cardroom/room'
import { FencedError } from '@cardroom/room/store'
import pg from 'pg'
import { NOTIFY_CHANNEL } from '../store/postgres/nodes-schema.ts'
import { BeatLoop } from './beat-loop.ts'
import { type ClusterMessage, notifyNodes } from './cluster-message.ts'
import { IN_THE_HOUSE, type WatchedTable } from './presence.ts'
import { RemoteRequests } from './remote-requests.ts'
import { PRESENCE_LINGERS_MS, SharedPresence } from './shared-presence.ts'
import { BEAT_QUERY, LEAVE_QUERY, TABLES_QUERY } from './statements.ts'
import { type LeaderRow, TableAssignment } from './table-assignment.ts'

/** How often a node renews its lease, in milliseconds. */
const BEAT_INTERVAL_MS = 700
/** How long a lease lasts by the database's clock, in milliseconds; after it the node leads nothing. */
const LEASE_MS = 2_500
/** After so many milliseconds without an answer the database counts as unreachable. */
const QUERY_TIMEOUT_MS = 2_000
/** The shortest time between two ephemeral states, in milliseconds. */
const TELL_INTERVAL_MS = 25

interface NodeRow {
  readonly id: string
  readonly lives: boolean
  readonly leaving: boolean
}

interface ClusterOptions {
  readonly node: string
  readonly database: string
  /** The events of a table after a version, with the secrets of its shuffles. */
  readonly eventsAfter: (table: string, version: number) => Promise<readonly TableEvent[]>
  log(line: string): void
}

/**
 * The nodes on one PostgreSQL database. With every beat a node renews its lease, and reads which nodes are alive, who
 * leads which table and its version. A beat is enough to learn everything; notifications only speed it up.
 */
export class PostgresCluster implements Cluster {
  readonly #node: string
  readonly #options: ClusterOptions
  readonly #pool: pg.Pool
  readonly #requests: RemoteRequests
  readonly #assignment: TableAssignment
  readonly #presence: SharedPresence
  readonly #beats: BeatLoop
  readonly #pendingStates = new Map<string, EphemeralTableState>()
  #tellTimer: NodeJS.Timeout | undefined
  #listener: ClusterListener | undefined
  /** The connection for notifications and beats; while it lasts, no notification is missed. */
  #client: pg.Client | undefined
  #lastBeat: number | undefined
  /** The time from which tables without a leader are taken. */
  #takesFrom = 0
  #others: readonly string[] = []
  #isCutOff = false
  #isLeaving = false

  constructor(options: ClusterOptions) {
    const { node, database, log } = options
    this.#options = options
    this.#node = node
    this.#pool = new pg.Pool({
      connectionString: database,
      max: 3,
      application_name: `cardroom ${node} cluster`,
      keepAlive: true,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    })
    this.#pool.on('error', error => log(`the database: ${error.message}`))
    this.#pool.on('connect', client => client.on('error', () => {}))
    this.#requests = new RemoteRequests(node, this.#pool)
    this.#assignment = new TableAssignment({ node, listener: () => this.#listener!, log })
    this.#presence = new SharedPresence({
      node,
      pool: this.#pool,
      changed: seen => this.#cameOrLeft(seen),
      failed: () => this.#disconnect(),
    })
    this.#beats = new BeatLoop(
      () => this.#beat(),
      error => this.#beatFailed(error),
    )
  }

  get isCutOff(): boolean {
    return this.#isCutOff
  }

  /** Loaded tables are followed; a beat shows which are led here. */
  lease(): undefined {
    return undefined
  }

  leaseOfNew(table: string): Lease {
    return this.#assignment.leaseOfNew(table)
  }

  async join(listener: ClusterListener): Promise<void> {
    this.#listener = listener
    await this.#beat()
    this.#beats.start(BEAT_INTERVAL_MS)
  }

  ask(table: string, request: TableRequest): Promise<TableResponse> {
    return this.#requests.ask(table, request)
  }

  eventsAfter(table: string, version: number): Promise<readonly TableEvent[]> {
    return this.#options.eventsAfter(table, version)
  }

  tell(table: string, ephemeral: EphemeralTableState): void {
    if (this.#others.length === 0 || !this.#presence.elsewhere.has(table)) return
    this.#pendingStates.set(table, ephemeral)
    this.#tellTimer ??= setTimeout(() => {
      this.#tellTimer = undefined
      const messages = [...this.#pendingStates].map(
        ([id, state]): ClusterMessage => ['says', this.#node, id, state],
      )
      this.#pendingStates.clear()
      notifyNodes(this.#pool, messages).catch(() => {})
    }, TELL_INTERVAL_MS)
  }

  /** Chat is not sent twice: a lost line does no harm. */
  say(table: string, line: ChatLine): void {
    if (this.#others.length > 0) notifyNodes(this.#pool, [['said', this.#node, table, line]]).catch(() => {})
  }

  watches(table: string, player: string, here: boolean): void {
    this.#presence.note(table, player, here)
  }

  enters(player: string, here: boolean): void {
    this.#presence.note(IN_THE_HOUSE, player, here)
  }

  isWatched(table: string, player?: string): boolean {
    return this.#presence.elsewhere.has(table, player)
  }

  watchersOf(table: string): readonly string[] {
    return this.#presence.elsewhere.at(table)
  }

  isIn(player: string): boolean {
    return this.#presence.elsewhere.has(IN_THE_HOUSE, player)
  }

  #beatFailed(error: unknown): void {
    this.#disconnect()
    const isRecent = performance.now() - (this.#lastBeat ?? 0) < LEASE_MS
    if (this.#beats.isStopped || this.#isCutOff || isRecent) return
    this.#options.log(`cut off from the database: ${String(error)}`)
    this.#isCutOff = true
    this.#listener?.cutOff()
  }

  #disconnect(): void {
    const client = this.#client
    this.#client = undefined
    void client?.end().catch(() => {})
  }

  async #connect(): Promise<pg.Client> {
    if (this.#client) return this.#client
    const client = new pg.Client({
      connectionString: this.#options.database,
      application_name: `cardroom ${this.#node} line`,
      keepAlive: true,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    })
    const lost = () => {
      if (this.#client === client) this.#client = undefined
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload = '[]' }) => this.#receive(JSON.parse(payload) as ClusterMessage))
    await client.connect()
    await client.query(`LISTEN ${NOTIFY_CHANNEL}`)
    this.#client = client
    return client
  }

  async #beat(): Promise<void> {
    const isNew = this.#client === undefined
    const client = await this.#connect()
    const nodes = await client.query<NodeRow>(BEAT_QUERY, [
      this.#node,
      LEASE_MS,
      this.#isLeaving,
      PRESENCE_LINGERS_MS,
    ])
    if (isNew) {
      this.#listener?.missedNotifications()
      await this.#presence.announce(client)
    }
    const now = performance.now()
    // If our own lease has expired, those of others may have too: they get the time to come back.
    if (now - (this.#lastBeat ?? now) > LEASE_MS) this.#takesFrom = now + LEASE_MS
    this.#lastBeat = now
    this.#isCutOff = false
    this.#others = nodes.rows.filter(one => one.lives && !one.leaving).map(({ id }) => id)
    await this.#presence.read(
      client,
      nodes.rows.map(({ id }) => id),
    )
    const { rows } = await client.query<LeaderRow>(TABLES_QUERY)
    await this.#assignment.update(rows)
    if (!this.#isLeaving) {
      if (now >= this.#takesFrom) await this.#assignment.takeOrphans(client, rows, this.#others)
      await this.#assignment.evenOut(client, rows, this.#others)
    }
    await this.#requests.collect()
    await this.#handleRequests(this.#assignment.ids)
  }

  #cameOrLeft({ table, player }: WatchedTable): void {
    if (table === IN_THE_HOUSE) this.#listener?.cameOrLeft(player)
    else this.#listener?.tables.get(table)?.seenElsewhere()
  }

  #handleRequests(tables: readonly string[]): Promise<void> {
    return this.#requests.handle(
      tables,
      async (id, asked) => {
        const table = this.#listener!.tables.get(id)
        if (!table) throw new FencedError(`${id} is not here`)
        return table.handle(asked)
      },
      error => {
        if (!(error instanceof FencedError)) this.#options.log(`a request: ${String(error)}`)
      },
    )
  }

  #receive(message: ClusterMessage): void {
    const failed = () => {}
    switch (message[0]) {
      case 'moved':
        this.#listener?.tables.get(message[1])?.moved(message[2])
        return
      case 'asked':
        if (this.#assignment.has(message[1])) this.#handleRequests([message[1]]).catch(failed)
        return
      case 'answered':
        if (message[1] === this.#node) this.#requests.collect([message[2]]).catch(failed)
        return
      case 'led':
        if (message[2] === this.#node) void this.#beats.beatSoon()
        return
      case 'here': {
        const [, node, table, player, here] = message
        this.#presence.hear({ node, table, player }, here)
        return
      }
      case 'announced':
        if (message[1] === this.#node) return
        this.#presence.expectNews()
        void this.#beats.beatSoon()
        return
      case 'ended':
        this.#listener?.ended(message[1])
        return
      case 'says':
        if (message[1] !== this.#node) this.#listener?.tables.get(message[2])?.hear(message[3])
        return
      case 'said':
        if (message[1] !== this.#node) this.#listener?.heard(message[2], message[3])
        return
    }
  }

  async leave(): Promise<boolean> {
    if (!this.#listener) return false
    if (!this.#isLeaving) {
      this.#isLeaving = true
      await this.#beats.beatSoon()
      if (this.#others.length > 0) await this.#assignment.handOverAll(this.#pool, this.#others)
    }
    return this.#others.length > 0
  }

  async close(): Promise<void> {
    clearTimeout(this.#tellTimer)
    await this.#beats.stop()
    await this.#presence.close()
    await this.#pool.query(LEAVE_QUERY, [this.#node]).catch(() => {})
    await notifyNodes(this.#pool, [['announced', this.#node]]).catch(() => {})
    this.#disconnect()
    await this.#pool.end()
  }
}
