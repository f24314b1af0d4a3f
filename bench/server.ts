import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measured, type Spawned, spawnRoom, spawnServer } from '@cardroom/server/testing'
import { startPostgres } from '@cardroom/server/testing/postgres'
import type { Rate } from './measure.ts'
import { type PlayersOptions, play } from './players.ts'
import { heldSockets } from './sockets.ts'
import type { Finding } from './table.ts'

const GAME = 'outlaws/texas-holdem'
const SEATS = 6
const TABLES = [1, 8, 32, 100]
/** What is measured of each, in milliseconds. */
const MEASURED = 5_000

/** Far faster than people are. */
const THINKING = 300

type Pace = Pick<PlayersOptions, 'tables' | 'thinking'>

interface Session {
  readonly rate: Rate
  /** What each seat was sent for an action, on average. */
  readonly bytes: number
}

/**
 * Six people at each of so many tables, a socket each, who act as soon as they are asked, or think for a moment:
 * actions a second (a person's move, written to disk before it is acknowledged, and told to six seats), how long the
 * answer takes, and what of the server's processor time goes into one, all threads counted (the collector, the compiler
 * and the disk have their own). Beside it a bare ws server that for each action sends to six seats as many bytes as ours
 * does on average, and does nothing else. Whoever plays is a process of its own, the same for both. On a machine that has
 * other things to do rates and times say little, and the processor's time an action still says what one costs.
 */
export async function server(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const tables of TABLES) findings.push(await finding(tables, 'SQLite', undefined))
  findings.push(await finding(100, 'SQLite', undefined, THINKING))
  note('PostgreSQL starts')
  const postgres = await startPostgres(tmpdir(), true)
  try {
    for (const tables of [8, 100]) findings.push(await finding(tables, 'PostgreSQL', await postgres.fresh()))
    findings.push(await finding(100, 'PostgreSQL', await postgres.fresh(), THINKING))
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
    // Nobody's page seals a text for the shuffle here.
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

async function session(of: Spawned, kind: 'card-room' | 'bare', pace: Pace): Promise<Session> {
  const options = { url: of.url, kind, game: GAME, seats: SEATS, ...pace }
  const { played, before, after, seconds } = await play(options, MEASURED, () => measured(of))
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
