import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { chosenNode } from '../../nodes/chosen-node.ts'
import { mountDisk, type SmallDisk } from '../disk.ts'
import { type Postgres, startPostgres, withClient } from '../postgres.ts'
import { measureProcess, type SpawnedServer, spawnRoom } from '../spawned.ts'
import { startWire, type Wire } from '../wire.ts'
import { SETTLEMENT_LOCK, WITNESS_SQL } from './witness.ts'

// All nodes of a house have one key.
process.env.CARDROOM_KEY ??= 'ab'.repeat(32)

const NODE_COUNT = 3
/** Enough for a database and a few minutes of writing. */
const DISK_MEGABYTES = 256
/** How long a node takes to know that it has handed a table over, in milliseconds. */
const HAND_OVER_MS = 100
/** After so many milliseconds a table counts as stuck. */
const WAIT_TIMEOUT_MS = 60_000

const STARTING_WALLET = 1_000_000_000_000

/** A node with its own way to the database. Its clock may be wrong. */
export interface Node {
  readonly wire: Wire
  readonly ahead: number
  room: SpawnedServer
}

/** Three nodes on one database, whose disk can be filled where this machine lets us mount one. */
export class House {
  readonly server: Postgres
  readonly disk: SmallDisk | undefined
  readonly database: string
  readonly nodes: Node[] = []
  readonly #data = mkdtempSync(join(tmpdir(), 'cardroom-chaos-'))
  readonly #lobby: readonly string[]

  private constructor(
    server: Postgres,
    database: string,
    disk: SmallDisk | undefined,
    lobby: readonly string[],
  ) {
    this.server = server
    this.database = database
    this.disk = disk
    this.#lobby = lobby
  }

  static async open(lobby: readonly string[]): Promise<House> {
    const disk = mountDisk(DISK_MEGABYTES)
    const server = await startPostgres(disk?.folder)
    const house = new House(server, await server.fresh(), disk, lobby)
    for (let i = 0; i < NODE_COUNT; i++) {
      const wire = await startWire(house.database)
      const ahead = i * 1_500
      house.nodes.push({ wire, ahead, room: await house.#spawn(wire, ahead) })
      if (i === 0) await withClient(house.database, client => client.query(WITNESS_SQL))
    }
    return house
  }

  #spawn({ url }: Wire, ahead: number): Promise<SpawnedServer> {
    return spawnRoom({
      data: this.#data,
      database: url,
      lobby: this.#lobby,
      quiet: true,
      ahead,
      // Enough for buying chips all the time.
      allowance: { gift: STARTING_WALLET, level: STARTING_WALLET },
      timings: { bot: [5, 60], pause: 100, settlement: 400, wagers: 700, bank: 700, decision: 8_000 },
    })
  }

  async startAgain(node: Node): Promise<void> {
    node.room = await this.#spawn(node.wire, node.ahead)
  }

  get hasFallen(): boolean {
    return this.nodes.some(({ room: { child } }) => child.exitCode !== null || child.signalCode !== null)
  }

  /** How long nobody led what a node has led; `undefined` if nobody takes it. */
  async without(node: Node, strikes: () => void, least: number): Promise<number | undefined> {
    const { leads, before } = await this.#led(node)
    const from = performance.now()
    strikes()
    let took: number | undefined
    while (took === undefined || performance.now() - from < least) {
      const now = await this.epochs(leads)
      if (took === undefined && now.every((epoch, i) => epoch !== before[i]))
        took = Math.round(performance.now() - from)
      if (performance.now() - from > WAIT_TIMEOUT_MS) return undefined
      await pause(50)
    }
    return took
  }

  /** The tables that a node leads, with their epochs, without those that it is just handing over. */
  async #led({ room }: Node): Promise<{ leads: readonly string[]; before: readonly number[] }> {
    const { leads } = await measureProcess(room)
    const before = await this.epochs(leads)
    await pause(HAND_OVER_MS)
    const still = new Set((await measureProcess(room)).leads)
    const isLed = (_: unknown, i: number) => still.has(leads[i]!)
    return { leads: leads.filter(isLed), before: before.filter(isLed) }
  }

  async epochs(tables: readonly string[]): Promise<readonly number[]> {
    const { rows } = await withClient(this.database, client =>
      client.query<{ epoch: number }>(
        'SELECT epoch FROM tables WHERE id = ANY($1) ORDER BY array_position($1, id)',
        [tables],
      ),
    )
    return rows.map(({ epoch }) => epoch)
  }

  /** Waits until every table is led by its chosen node: tables go back between two rounds. */
  async evenedOut(): Promise<void> {
    for (const from = performance.now(); performance.now() - from < WAIT_TIMEOUT_MS; await pause(50)) {
      const { rows } = await withClient(this.database, client =>
        client.query<{ id: string; leader: string | null; nodes: string[] }>(
          `SELECT id, leader, ARRAY(SELECT id FROM nodes WHERE until > clock_timestamp()) AS nodes
           FROM tables WHERE NOT closed`,
        ),
      )
      if (
        rows.every(({ id, leader, nodes }) => nodes.length === NODE_COUNT && leader === chosenNode(id, nodes))
      )
        return
    }
  }

  /** The node that leads a table; without a table any leader. */
  async leading(table?: string): Promise<Node> {
    for (;;) {
      const all = await Promise.all(
        this.nodes.map(async node => ({ node, ...(await measureProcess(node.room)) })),
      )
      const fits = all.filter(({ leads }) => (table === undefined ? leads.length > 0 : leads.includes(table)))
      const found = fits[Math.floor(Math.random() * fits.length)]
      if (found) return found.node
      await pause(20)
    }
  }

  /** Waits until a node is writing how chips move, and holds it there until it is let go. */
  async caughtSettling(): Promise<{ node: Node; letGo: () => Promise<void> }> {
    const holder = new pg.Client({ connectionString: this.database })
    await holder.connect()
    await holder.query('SELECT pg_advisory_lock($1)', [SETTLEMENT_LOCK])
    for (;;) {
      const { rows } = await holder.query<{ id: string }>(
        `SELECT t.id FROM pg_locks l JOIN pg_stat_activity a USING (pid)
         JOIN tables t ON a.application_name = 'cardroom ' || t.leader
         WHERE l.locktype = 'advisory' AND l.objid = $1 AND NOT l.granted LIMIT 1`,
        [SETTLEMENT_LOCK],
      )
      const [found] = rows
      if (found) return { node: await this.leading(found.id), letGo: () => holder.end() }
      await pause(5)
    }
  }

  /** How many milliseconds it takes until something new has happened at every table; `undefined` if it does not. */
  async goesOn(): Promise<number | undefined> {
    const from = performance.now()
    const before = await this.#versions()
    while ((await this.#versions()).some((version, i) => version === before[i])) {
      if (performance.now() - from > WAIT_TIMEOUT_MS) return undefined
      await pause(50)
    }
    return Math.round(performance.now() - from)
  }

  async #versions(): Promise<readonly number[]> {
    const { rows } = await withClient(this.database, client =>
      client.query<{ version: number }>('SELECT version FROM tables WHERE NOT closed ORDER BY id'),
    )
    return rows.map(({ version }) => version)
  }

  async killAll(): Promise<void> {
    for (const { room } of this.nodes) await room.kill()
  }

  async close(): Promise<void> {
    for (const { room, wire } of this.nodes) {
      room.child.kill('SIGKILL')
      wire.close()
    }
    this.disk?.free()
    await this.server.stop()
    this.disk?.close()
    rmSync(this.#data, { recursive: true, force: true })
  }
}
