import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { chosen } from '../../nodes/chosen.ts'
import { mountDisk, type SmallDisk } from '../disk.ts'
import { asking, type Postgres, startPostgres } from '../postgres.ts'
import { measured, type Spawned, spawnRoom } from '../spawned.ts'
import { startWire, type Wire } from '../wire.ts'
import { SETTLING, WITNESS } from './witness.ts'

// All nodes of a house have one key.
process.env.CARDROOM_KEY ??= 'ab'.repeat(32)

const NODES = 3
/** Room for a database of its own, and for what a few minutes write. */
const DISK_MEGABYTES = 256
/** After so long a node knows that it has handed a table over. */
const HANDED_OVER = 100
/** What does not go on for so long does not go on any more. */
const PATIENCE = 60_000

const PURSE = 1_000_000_000_000

/** A node with its own way to the database. Its clock may be wrong. */
export interface Node {
  readonly wire: Wire
  readonly ahead: number
  room: Spawned
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
    for (let i = 0; i < NODES; i++) {
      const wire = await startWire(house.database)
      const ahead = i * 1_500
      house.nodes.push({ wire, ahead, room: await house.#spawn(wire, ahead) })
      if (i === 0) await asking(house.database, client => client.query(WITNESS))
    }
    return house
  }

  #spawn({ url }: Wire, ahead: number): Promise<Spawned> {
    return spawnRoom({
      data: this.#data,
      database: url,
      lobby: this.#lobby,
      quiet: true,
      ahead,
      // Whoever buys chips all the time does not run out of money.
      allowance: { gift: PURSE, level: PURSE },
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
      if (performance.now() - from > PATIENCE) return undefined
      await pause(50)
    }
    return took
  }

  /** What a node leads, and in which epochs. A table that it is just handing over to another is none of these. */
  async #led({ room }: Node): Promise<{ leads: readonly string[]; before: readonly number[] }> {
    const { leads } = await measured(room)
    const before = await this.epochs(leads)
    await pause(HANDED_OVER)
    const still = new Set((await measured(room)).leads)
    const isLed = (_: unknown, i: number) => still.has(leads[i]!)
    return { leads: leads.filter(isLed), before: before.filter(isLed) }
  }

  async epochs(tables: readonly string[]): Promise<readonly number[]> {
    const { rows } = await asking(this.database, client =>
      client.query<{ epoch: number }>(
        'SELECT epoch FROM tables WHERE id = ANY($1) ORDER BY array_position($1, id)',
        [tables],
      ),
    )
    return rows.map(({ epoch }) => epoch)
  }

  /** Waits until every table is where it belongs: after a fault tables go back between two rounds. */
  async evenedOut(): Promise<void> {
    for (const from = performance.now(); performance.now() - from < PATIENCE; await pause(50)) {
      const { rows } = await asking(this.database, client =>
        client.query<{ id: string; leader: string | null; nodes: string[] }>(
          `SELECT id, leader, ARRAY(SELECT id FROM nodes WHERE until > clock_timestamp()) AS nodes
           FROM tables WHERE NOT closed`,
        ),
      )
      if (rows.every(({ id, leader, nodes }) => nodes.length === NODES && leader === chosen(id, nodes)))
        return
    }
  }

  /** A node that leads a table; any that leads something, if no table is named. */
  async leading(table?: string): Promise<Node> {
    for (;;) {
      const all = await Promise.all(this.nodes.map(async node => ({ node, ...(await measured(node.room)) })))
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
    await holder.query('SELECT pg_advisory_lock($1)', [SETTLING])
    for (;;) {
      const { rows } = await holder.query<{ id: string }>(
        `SELECT t.id FROM pg_locks l JOIN pg_stat_activity a USING (pid)
         JOIN tables t ON a.application_name = 'cardroom ' || t.leader
         WHERE l.locktype = 'advisory' AND l.objid = $1 AND NOT l.granted LIMIT 1`,
        [SETTLING],
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
      if (performance.now() - from > PATIENCE) return undefined
      await pause(50)
    }
    return Math.round(performance.now() - from)
  }

  async #versions(): Promise<readonly number[]> {
    const { rows } = await asking(this.database, client =>
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
