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

/** What people have done in a while. */
export interface Played {
  readonly actions: number
  /** What all of them together were sent. */
  readonly messages: number
  readonly bytes: number
  /** From what was sent to its answer, in milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly most: number
}

/** The compiler has done its work after so many milliseconds and so many actions; longer than that is not waited. */
const WARM = 8_000
const WARM_ACTIONS = 8_000
const WARM_AT_MOST = 24_000

/** People in a process of their own play for a while; `use` says what the server has used so far. */
export async function play<T>(
  options: PlayersOptions,
  milliseconds: number,
  use: () => Promise<T>,
): Promise<{ played: Played; before: T; after: T; seconds: number }> {
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
    const counted = async (during: number): Promise<Played> => {
      child.send('count')
      await pause(during)
      child.send('report')
      return heard<Played>()
    }
    child.send('begin')
    let warm = 0
    for (let waited = 0; waited < WARM_AT_MOST && warm < WARM_ACTIONS; waited += WARM)
      warm += (await counted(WARM)).actions
    const before = await use()
    const began = performance.now()
    const played = await counted(milliseconds)
    const seconds = (performance.now() - began) / 1000
    return { played, before, after: await use(), seconds }
  } finally {
    child.kill('SIGKILL')
  }
}
