import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureProcess, type SpawnedServer, spawnRoom, spawnServer } from '@cardroom/server/testing'
import { startPostgres } from '@cardroom/server/testing/postgres'
import type { Rate } from './measure.ts'
import { type PlayersOptions, play } from './players.ts'
import { heldSockets } from './sockets.ts'
import type { Finding } from './table.ts'

const GAME = 'outlaws/texas-holdem'
const SEATS = 6
const TABLES = [1, 8, 32, 100]
/** How long each is measured. */
const MEASURED_MS = 5_000

/** Far faster than people play. */
const THINKING_MS = 300

type Pace = Pick<PlayersOptions, 'tables' | 'thinking'>

interface Session {
  readonly rate: Rate
  /** What each seat was sent for an action, on average. */
  readonly bytes: number
}

/**
 * Six people at each table, a socket each, who act as soon as they are asked, or think for a moment. It
 * measures actions a second (a person's move, written to disk before it is acknowledged, and told to six
 * seats), how long the answer takes, and the server's processor time for one, all threads counted. Beside it
 * a bare ws server sends as many bytes to six seats for each action, and does nothing else. The players run
 * in a separate process, the same for both. On a busy machine rates and times say little, but the processor
 * time of an action still says what one costs.
 */
export async function server(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const tables of TABLES) findings.push(await finding(tables, 'SQLite', undefined))
  findings.push(await finding(100, 'SQLite', undefined, THINKING_MS))
  note('PostgreSQL starts')
  const postgres = await startPostgres(tmpdir(), true)
  try {
    for (const tables of [8, 100]) findings.push(await finding(tables, 'PostgreSQL', await postgres.fresh()))
    findings.push(await finding(100, 'PostgreSQL', await postgres.fresh(), THINKING_MS))
  } finally {
    await postgres.stop()
  }
  note('sockets are held')
  findings.push(await heldSockets())
  return findings
}

async function finding(
  tables: number,
  kept: string,
  database: string | undefined,
  thinking = 0,
): Promise<Finding> {
  const pace = thinking === 0 ? '' : `, people who think for ${thinking / 1000} s`
  note(`${tables} tables, ${kept}${pace}`)
  const ours = await ourSession({ tables, thinking }, database)
  const bare = await bareSession({ tables, thinking }, ours.bytes)
  return {
    what: `${GAME}, ${tables} ${tables === 1 ? 'table' : 'tables'} of ${SEATS} sockets, ${kept}${pace}`,
    unit: 'actions',
    ours: { ...ours.rate, name: 'cardroom serve' },
    peers: [
      { ...bare.rate, name: `a bare ws server that only sends ${Math.round(ours.bytes)} bytes a seat` },
    ],
  }
}

async function ourSession(pace: Pace, database: string | undefined): Promise<Session> {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-bench-'))
  const room = await spawnRoom({
    data,
    lobby: [],
    quiet: true,
    // People from many addresses.
    trustProxy: true,
    // No page seals a text for the shuffle here.
    timings: { sealing: 0 },
    ...(database === undefined ? {} : { database }),
  })
  try {
    return await session(room, 'card-room', pace)
  } finally {
    await room.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

async function bareSession(pace: Pace, bytes: number): Promise<Session> {
  const bare = await spawnServer(join(import.meta.dirname, 'broadcast-process.ts'), [String(bytes)])
  return session(bare, 'bare', pace).finally(() => bare.kill())
}

async function session(of: SpawnedServer, kind: 'card-room' | 'bare', pace: Pace): Promise<Session> {
  const options = { url: of.url, kind, game: GAME, seats: SEATS, ...pace }
  const { played, before, after, seconds } = await play(options, MEASURED_MS, () => measureProcess(of))
  const { actions, bytes, p50, p99 } = played
  return {
    rate: {
      name: kind,
      perSecond: actions / seconds,
      figures: {
        'p50 ms': p50,
        'p99 ms': p99,
        'CPU µs an action': (after.cpu - before.cpu) / actions,
        'of that on the main thread': (after.mainCpu - before.mainCpu) / actions,
      },
    },
    bytes: bytes / actions / SEATS,
  }
}

const note = (what: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`server: ${what} …\n`)
}
