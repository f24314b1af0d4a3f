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
import { chosenNode } from './chosen-node.ts'
import { IN_THE_HOUSE, Presence, type WatchedTable } from './presence.ts'
import { RemoteRequests } from './remote-requests.ts'
import {
  BEAT_QUERY,
  HAND_OVER_QUERY,
  LEAVE_QUERY,
  OTHER_PRESENCE_QUERY,
  PRESENCE_QUERY,
  TABLES_QUERY,
  TAKE_TABLES_QUERY,
} from './statements.ts'

/** How often a node renews its lease, in milliseconds. */
const BEAT_INTERVAL_MS = 700
/** How long a lease lasts by the database's clock, in milliseconds; after it the node leads nothing. */
const LEASE_MS = 2_500
/** How long people of a lost node count as present, in milliseconds: pages reconnect by themselves. */
const PRESENCE_LINGERS_MS = 5_000
/** After so many milliseconds without an answer the database counts as unreachable. */
const QUERY_TIMEOUT_MS = 2_000
/** The shortest time between two ephemeral states, in milliseconds. */
const TELL_INTERVAL_MS = 25
/** How many tables are handed over in one beat to even out the load. */
const MAX_MOVED_PER_BEAT = 8
/** After so many beats without a leader any node takes a table: an older node may not know its game. */
const MAX_BEATS_WITHOUT_LEADER = 4
/** The largest notification; PostgreSQL allows 8000 bytes. */
const MAX_NOTIFICATION_BYTES = 7_900

/** A notification between nodes; everything important is in the database too. */
type ClusterMessage =
  | readonly ['moved', table: string, version: number]
  | readonly ['asked', table: string]
  | readonly ['answered', node: string, request: string]
  | readonly ['led', table: string, node: string]
  | readonly ['here', node: string, table: string, player: string, here: boolean]
  | readonly ['announced', node: string]
  | readonly ['ended', session: string]
  | readonly ['says', node: string, table: string, ephemeral: EphemeralTableState]
  | readonly ['said', node: string, table: string, line: ChatLine]

interface TableRow {
  readonly id: string
  readonly version: number
  readonly epoch: number
  readonly leader: string | null
  /** Its leader is there. */
  readonly led: boolean
}

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
  /** The epochs of the tables that this node leads. */
  readonly #epochs = new Map<string, number>()
  /** For how many beats tables have been without a leader. */
  #orphans: ReadonlyMap<string, number> = new Map()
  /** Tables taken because their chosen node did not. */
  readonly #keptOrphans = new Set<string>()
  readonly #ownPresence = new Presence()
  readonly #otherPresence = new Presence()
  /** Changes of presence here that are not yet written. */
  #unsentPresence = new Map<string, { seen: WatchedTable; here: boolean }>()
  #sendingPresence: Promise<void> | undefined
  readonly #pendingStates = new Map<string, EphemeralTableState>()
  #tellTimer: NodeJS.Timeout | undefined
  #listener: ClusterListener | undefined
  /** The connection for notifications and beats; while it lasts, no notification is missed. */
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined
  #beatAgain = false
  #lastBeat: number | undefined
  /** The time from which tables without a leader are taken. */
  #takesFrom = 0
  /** The nodes whose people count as present, as text. */
  #lingering = ''
  #others: readonly string[] = []
  #isCutOff = false
  #isLeaving = false
  #isClosed = false

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
  }

  get isCutOff(): boolean {
    return this.#isCutOff
  }

  /** Loaded tables are followed; a beat shows which are led here. */
  lease(): undefined {
    return undefined
  }

  leaseOfNew(table: string): Lease {
    this.#epochs.set(table, 1)
    return { node: this.#node, epoch: 1 }
  }

  async join(listener: ClusterListener): Promise<void> {
    this.#listener = listener
    await this.#beat()
    const next = () => {
      this.#timer = setTimeout(() => {
        void this.#beatSoon().finally(() => !this.#isClosed && next())
      }, BEAT_INTERVAL_MS)
    }
    next()
  }

  ask(table: string, request: TableRequest): Promise<TableResponse> {
    return this.#requests.ask(table, request)
  }

  eventsAfter(table: string, version: number): Promise<readonly TableEvent[]> {
    return this.#options.eventsAfter(table, version)
  }

  tell(table: string, ephemeral: EphemeralTableState): void {
    if (this.#others.length === 0 || !this.#otherPresence.has(table)) return
    this.#pendingStates.set(table, ephemeral)
    this.#tellTimer ??= setTimeout(() => {
      this.#tellTimer = undefined
      const messages = [...this.#pendingStates].map(
        ([id, state]): ClusterMessage => ['says', this.#node, id, state],
      )
      this.#pendingStates.clear()
      this.#notify(messages).catch(() => {})
    }, TELL_INTERVAL_MS)
  }

  /** Chat is not sent twice: a lost line does no harm. */
  say(table: string, line: ChatLine): void {
    if (this.#others.length > 0) this.#notify([['said', this.#node, table, line]]).catch(() => {})
  }

  watches(table: string, player: string, here: boolean): void {
    this.#notePresence({ node: this.#node, table, player }, here)
  }

  enters(player: string, here: boolean): void {
    this.#notePresence({ node: this.#node, table: IN_THE_HOUSE, player }, here)
  }

  isWatched(table: string, player?: string): boolean {
    return this.#otherPresence.has(table, player)
  }

  watchersOf(table: string): readonly string[] {
    return this.#otherPresence.at(table)
  }

  isIn(player: string): boolean {
    return this.#otherPresence.has(IN_THE_HOUSE, player)
  }

  #notePresence(seen: WatchedTable, here: boolean): void {
    if (!this.#ownPresence.note(seen, here)) return
    this.#unsentPresence.set(`${seen.table}\n${seen.player}`, { seen, here })
    this.#sendingPresence ??= this.#sendPresence().finally(() => {
      this.#sendingPresence = undefined
    })
  }

  async #sendPresence(): Promise<void> {
    while (this.#unsentPresence.size > 0) {
      const changes = [...this.#unsentPresence.values()]
      this.#unsentPresence = new Map()
      const columns = [
        changes.map(({ seen }) => seen.table),
        changes.map(({ seen }) => seen.player),
        changes.map(({ here }) => here),
      ]
      try {
        await this.#pool.query(PRESENCE_QUERY, [this.#node, ...columns])
      } catch {
        // The connection is broken; a new one writes all presence anew.
        this.#disconnect()
        return
      }
    }
  }

  async #notify(messages: readonly ClusterMessage[]): Promise<void> {
    const texts = messages
      .map(message => JSON.stringify(message))
      .filter(text => Buffer.byteLength(text) <= MAX_NOTIFICATION_BYTES)
    if (texts.length > 0)
      await this.#pool.query(`SELECT pg_notify('${NOTIFY_CHANNEL}', text) FROM unnest($1::text[]) AS text`, [
        texts,
      ])
  }

  /** Beats as soon as possible. */
  #beatSoon(): Promise<void> {
    if (this.#beating) {
      this.#beatAgain = true
      return this.#beating
    }
    const beating = this.#beatUntilCurrent().finally(() => {
      this.#beating = undefined
    })
    this.#beating = beating
    return beating
  }

  async #beatUntilCurrent(): Promise<void> {
    do {
      this.#beatAgain = false
      try {
        if (!this.#isClosed) await this.#beat()
      } catch (error) {
        this.#beatFailed(error)
        return
      }
    } while (this.#beatAgain)
  }

  #beatFailed(error: unknown): void {
    this.#disconnect()
    if (this.#isClosed || this.#isCutOff || performance.now() - (this.#lastBeat ?? 0) < LEASE_MS) return
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
      await this.#announce(client)
    }
    const now = performance.now()
    // If our own lease has expired, those of others may have too: they get the time to come back.
    if (now - (this.#lastBeat ?? now) > LEASE_MS) this.#takesFrom = now + LEASE_MS
    this.#lastBeat = now
    this.#isCutOff = false
    this.#others = nodes.rows.filter(one => one.lives && !one.leaving).map(({ id }) => id)
    const lingering = nodes.rows.map(({ id }) => id).join()
    if (isNew || lingering !== this.#lingering) await this.#readPresence(client)
    this.#lingering = lingering
    const { rows } = await client.query<TableRow>(TABLES_QUERY)
    await this.#followTables(rows)
    await this.#takeOrphans(client, rows, now >= this.#takesFrom)
    await this.#evenOut(client, rows)
    await this.#requests.collect()
    await this.#handleRequests([...this.#epochs.keys()])
  }

  /** Writes all presence of this node anew. */
  async #announce(client: pg.Client): Promise<void> {
    const { all } = this.#ownPresence
    this.#unsentPresence.clear()
    await client.query('DELETE FROM presence WHERE node = $1', [this.#node])
    await client.query(
      'INSERT INTO presence SELECT $1, * FROM unnest($2::text[], $3::text[]) ON CONFLICT DO NOTHING',
      [this.#node, all.map(({ table }) => table), all.map(({ player }) => player)],
    )
    await this.#notify([['announced', this.#node]])
  }

  /** Reads the presence on the other nodes. */
  async #readPresence(client: pg.Client): Promise<void> {
    const { rows } = await client.query<WatchedTable>(OTHER_PRESENCE_QUERY, [this.#node, PRESENCE_LINGERS_MS])
    for (const seen of this.#otherPresence.replace(rows)) this.#cameOrLeft(seen)
  }

  #cameOrLeft({ table, player }: WatchedTable): void {
    if (table === IN_THE_HOUSE) this.#listener?.cameOrLeft(player)
    else this.#listener?.tables.get(table)?.seenElsewhere()
  }

  /** Applies who leads which table, and the versions. No beat waits for a table. */
  async #followTables(rows: readonly TableRow[]): Promise<void> {
    const listener = this.#listener!
    const open = new Set(rows.map(({ id }) => id))
    for (const { id, leader, epoch, version } of rows) {
      if (!listener.tables.has(id)) await listener.appeared(id)
      if (leader === this.#node) {
        if (this.#epochs.get(id) !== epoch) this.#takeLead(id, epoch)
      } else if (this.#epochs.delete(id)) this.#runInBackground(listener.tables.get(id)?.follow())
      listener.tables.get(id)?.moved(version)
    }
    for (const [id, table] of listener.tables) {
      if (table.isBehind || !open.has(id)) this.#runInBackground(table.catchUp())
    }
  }

  #takeLead(id: string, epoch: number): void {
    this.#epochs.set(id, epoch)
    this.#runInBackground(this.#listener?.tables.get(id)?.lead({ node: this.#node, epoch }))
  }

  #runInBackground(work: Promise<void> | undefined): void {
    work?.catch(error => this.#options.log(String(error)))
  }

  /** Takes the lead of tables without a leader. */
  async #takeOrphans(client: pg.Client, rows: readonly TableRow[], mayTake: boolean): Promise<void> {
    if (this.#isLeaving || !mayTake) return
    const nodes = [this.#node, ...this.#others]
    const alone = rows.filter(
      ({ id, led, leader }) => !led && leader !== this.#node && this.#listener!.tables.has(id),
    )
    this.#orphans = new Map(alone.map(({ id }) => [id, (this.#orphans.get(id) ?? 0) + 1]))
    const orphans = alone.filter(({ id }) => {
      const isLeftOver = this.#orphans.get(id)! > MAX_BEATS_WITHOUT_LEADER
      if (isLeftOver) this.#keptOrphans.add(id)
      return isLeftOver || chosenNode(id, nodes) === this.#node
    })
    if (orphans.length === 0) return
    const taken = await client.query<{ id: string; epoch: number }>(TAKE_TABLES_QUERY, [
      orphans.map(({ id }) => id),
      this.#node,
    ])
    for (const { id, epoch } of taken.rows) this.#takeLead(id, epoch)
  }

  /** Hands tables over to their chosen nodes, between two rounds. */
  async #evenOut(client: pg.Client, rows: readonly TableRow[]): Promise<void> {
    if (this.#isLeaving || this.#others.length === 0) return
    const nodes = [this.#node, ...this.#others]
    const moving = rows.flatMap(({ id }) => {
      const to = chosenNode(id, nodes)
      const isQuiet =
        this.#epochs.has(id) && !this.#keptOrphans.has(id) && this.#listener!.tables.get(id)?.isQuiet
      return isQuiet && to !== undefined && to !== this.#node ? [{ id, to }] : []
    })
    if (moving.length > 0) await this.#handOver(client, moving.slice(0, MAX_MOVED_PER_BEAT))
  }

  async #handOver(
    client: pg.Client | pg.Pool,
    moving: readonly { id: string; to: string | undefined }[],
  ): Promise<void> {
    await client.query(HAND_OVER_QUERY, [
      moving.map(({ id }) => id),
      moving.map(({ to }) => to ?? null),
      moving.map(({ id }) => this.#epochs.get(id) ?? 0),
      this.#node,
    ])
    for (const { id } of moving) {
      this.#epochs.delete(id)
      this.#runInBackground(this.#listener?.tables.get(id)?.follow())
    }
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
        if (this.#epochs.has(message[1])) this.#handleRequests([message[1]]).catch(failed)
        return
      case 'answered':
        if (message[1] === this.#node) this.#requests.collect([message[2]]).catch(failed)
        return
      case 'led':
        if (message[2] === this.#node) void this.#beatSoon()
        return
      case 'here': {
        const [, node, table, player, here] = message
        const seen = { node, table, player }
        if (node !== this.#node && this.#otherPresence.note(seen, here)) this.#cameOrLeft(seen)
        return
      }
      case 'announced':
        if (message[1] === this.#node) return
        this.#lingering = ''
        void this.#beatSoon()
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
      await this.#beatSoon()
      const moving = [...this.#epochs.keys()].map(id => ({ id, to: chosenNode(id, this.#others) }))
      if (this.#others.length > 0) await this.#handOver(this.#pool, moving)
    }
    return this.#others.length > 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#tellTimer)
    await this.#beating
    await this.#sendingPresence
    await this.#pool.query(LEAVE_QUERY, [this.#node]).catch(() => {})
    await this.#notify([['announced', this.#node]]).catch(() => {})
    this.#disconnect()
    await this.#pool.end()
  }
}
