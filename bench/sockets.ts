import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { measureProcess, type SpawnedServer, spawnRoom, spawnServer } from '@cardroom/server/testing'
import type { Rate } from './measure.ts'
import type { Finding } from './table.ts'

const WANTED_SOCKETS = 10_000
/** Files that a process has open besides its sockets. */
const OTHER_OPEN_FILES = 200
/** How long a server is left alone before it is measured, in milliseconds. */
const SETTLING_MS = 3_000

/** The memory of a server that holds many signed-in sockets. */
export async function heldSockets(): Promise<Finding> {
  const sockets = Math.min(WANTED_SOCKETS, openFiles() - OTHER_OPEN_FILES)
  const data = mkdtempSync(join(tmpdir(), 'cardroom-bench-'))
  const room = await spawnRoom({ data, quiet: true, trustProxy: true })
  const ours = await held(room, sockets, 'card-room').finally(() =>
    rmSync(data, { recursive: true, force: true }),
  )
  const bare = await spawnServer(join(import.meta.dirname, 'broadcast-process.ts'), ['100'])
  return {
    what: `${sockets.toLocaleString('en')} sockets held${sockets < WANTED_SOCKETS ? ' (no more files may be open here)' : ''}`,
    unit: 'memory',
    ours: { ...ours, name: 'cardroom serve' },
    peers: [{ ...(await held(bare, sockets, 'bare')), name: 'a bare ws server' }],
  }
}

async function held(server: SpawnedServer, sockets: number, kind: string): Promise<Rate> {
  const script = join(import.meta.dirname, 'sockets-process.ts')
  const child = spawn(process.execPath, [script, server.url, String(sockets), kind], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    const [opened] = await once(child, 'message')
    await pause(SETTLING_MS)
    const megabytes = (await measureProcess(server)).resident / 1024
    return { name: kind, perSecond: 1 / megabytes, figures: { 'KB a socket': (megabytes * 1024) / opened } }
  } finally {
    child.kill('SIGKILL')
    await server.kill()
  }
}

/** How many files a process may have open here. */
function openFiles(): number {
  const report = process.report?.getReport() as { userLimits?: { open_files?: { soft: number | string } } }
  const soft = Number(report.userLimits?.open_files?.soft)
  return Number.isFinite(soft) ? soft : Number.POSITIVE_INFINITY
}
