import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { measured, type Spawned, spawnRoom, spawnServer } from '@cardroom/server/testing'
import type { Rate } from './measure.ts'
import type { Finding } from './table.ts'

const WANTED = 10_000
/** Files that a process has open besides its sockets. */
const OTHERS = 200
/** How long a server is left alone before it is measured, in milliseconds. */
const SETTLES = 3_000

/** How much memory a server takes that holds so many sockets whose people have come in. */
export async function heldSockets(): Promise<Finding> {
  const sockets = Math.min(WANTED, openFiles() - OTHERS)
  const data = mkdtempSync(join(tmpdir(), 'cardroom-bench-'))
  const room = await spawnRoom({ data, quiet: true, trustProxy: true })
  const ours = await held(room, sockets, 'card-room').finally(() =>
    rmSync(data, { recursive: true, force: true }),
  )
  const bare = await spawnServer(join(import.meta.dirname, 'broadcast-process.ts'), ['100'])
  return {
    what: `${sockets.toLocaleString('en')} sockets held${sockets < WANTED ? ' (no more files may be open here)' : ''}`,
    unit: 'memory',
    ours: { ...ours, name: 'cardroom serve' },
    peers: [{ ...(await held(bare, sockets, 'bare')), name: 'a bare ws server' }],
  }
}

async function held(server: Spawned, sockets: number, kind: string): Promise<Rate> {
  const script = join(import.meta.dirname, 'sockets-process.ts')
  const child = spawn(process.execPath, [script, server.url, String(sockets), kind], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    const [opened] = await once(child, 'message')
    await pause(SETTLES)
    const megabytes = (await measured(server)).resident / 1024
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
