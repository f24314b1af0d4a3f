import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ConnectionLimits } from '../net/connection-gate.ts'
import { SPARING_ENV } from '../ops/memory.ts'
import type { ServeOptions } from '../serve.ts'

/** A server in a process of its own. */
export interface SpawnedServer {
  readonly url: string
  readonly child: ChildProcess
  /** Ends it as a power failure would. */
  kill(): Promise<void>
}

/** Starts a script that prints where it listens. */
export async function spawnServer(script: string, args: readonly string[]): Promise<SpawnedServer> {
  const fast = pathToFileURL(join(import.meta.dirname, 'start-fast.ts')).href
  const child = spawn(process.execPath, ['--import', fast, script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...SPARING_ENV },
  })
  const ended = new Promise<void>(done => child.once('exit', () => done()))
  const url = await new Promise<string>((done, failed) => {
    child.stdout!.once('data', data => done(String(data).trim()))
    child.once('exit', code => failed(new Error(`the server ended with ${code}`)))
  })
  return {
    url: url.replace('localhost', '127.0.0.1'),
    child,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Tests and benchmarks are many people from one address. */
export const WIDE_OPEN: ConnectionLimits = {
  messages: { atOnce: 1e9, aSecond: 1e9 },
  messagesOfAddress: { atOnce: 1e9, aSecond: 1e9 },
  socketsOfAddress: 1e9,
  newcomers: { atOnce: 1e9, aSecond: 1e9 },
  questions: { atOnce: 1e9, aSecond: 1e9 },
}

/** The options of a card room in another process. */
export interface SpawnOptions extends ServeOptions {
  /** It logs nothing. */
  readonly quiet?: boolean
  /** Its clock is so many milliseconds ahead. */
  readonly ahead?: number
}

/** A card room whose bots do not think. */
export function spawnRoom(options: Partial<SpawnOptions> & { data: string }): Promise<SpawnedServer> {
  const timings = {
    bot: [0, 0],
    pause: 0,
    line: 0,
    alone: 0,
    reveal: 0,
    stays: [1e9, 1e9],
    reserve: 0,
    settlement: 0,
    ...options.timings,
  }
  const all = { port: 0, host: '127.0.0.1', limits: WIDE_OPEN, ...options, timings }
  return spawnServer(join(import.meta.dirname, 'serve-process.ts'), [JSON.stringify(all)])
}

interface ProcessUsage {
  /** The peak memory, in kilobytes. */
  readonly memory: number
  /** The current memory, in kilobytes. */
  readonly resident: number
  /** The processor time used, in microseconds. */
  readonly cpu: number
  /** The main thread's part of it. */
  readonly mainCpu: number
  /** The number of rounds. */
  readonly rounds: number
  /** The tables that this process leads. */
  readonly leads: readonly string[]
}

/** A message to a card room in another process: report its usage, or set its clock by so many milliseconds. */
export type ProcessRequest = { readonly ask: 'measure' } | { readonly ask: 'jump'; readonly by: number }

export function measureProcess({ child }: SpawnedServer): Promise<ProcessUsage> {
  return new Promise(done => {
    child.once('message', message => done(message as ProcessUsage))
    child.send({ ask: 'measure' } satisfies ProcessRequest)
  })
}

export function jumpClock({ child }: SpawnedServer, by: number): void {
  child.send({ ask: 'jump', by } satisfies ProcessRequest)
}
