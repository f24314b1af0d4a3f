import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface PlayersOptions {
  readonly url: string
  readonly kind: 'card-room' | 'bare'
  readonly game: string
  readonly tables: number
  /** People at each of them, a socket each. */
  readonly seats: number
  /** How long each of them thinks before acting, in milliseconds: half as long up to half as long again. */
  readonly thinking: number
}

/** What the players did while they were measured. */
export interface PlayersReport {
  readonly actions: number
  /** Messages sent to all of them together. */
  readonly messages: number
  readonly bytes: number
  /** From what was sent to its answer, in milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly most: number
}

/** Warm-up: this many milliseconds and actions, and at most so long. */
const WARM_UP_STEP_MS = 8_000
const WARM_UP_ACTIONS = 8_000
const MAX_WARM_UP_MS = 24_000

/** People in a process of their own play for a while; `use` says what the server has used so far. */
export async function play<T>(
  options: PlayersOptions,
  milliseconds: number,
  use: () => Promise<T>,
): Promise<{ played: PlayersReport; before: T; after: T; seconds: number }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'players-process.ts'), JSON.stringify(options)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const gone = once(child, 'exit').then(() => 'gone' as const)
  const heard = async <M>(): Promise<M> => {
    const first = await Promise.race([once(child, 'message'), gone])
    if (first === 'gone') throw new Error('the players have gone')
    return first[0] as M
  }
  try {
    await heard()
    const counted = async (during: number): Promise<PlayersReport> => {
      child.send('count')
      await pause(during)
      child.send('report')
      return heard<PlayersReport>()
    }
    child.send('begin')
    let warm = 0
    for (let waited = 0; waited < MAX_WARM_UP_MS && warm < WARM_UP_ACTIONS; waited += WARM_UP_STEP_MS)
      warm += (await counted(WARM_UP_STEP_MS)).actions
    const before = await use()
    const began = performance.now()
    const played = await counted(milliseconds)
    const seconds = (performance.now() - began) / 1000
    return { played, before, after: await use(), seconds }
  } finally {
    child.kill('SIGKILL')
  }
}
