import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { SPARING } from '../memory.ts'
import type { DoorLimits } from '../net/door.ts'
import type { ServeOptions } from '../serve.ts'

/** A server in a process of its own. */
export interface Spawned {
  readonly url: string
  readonly child: ChildProcess
  /** Ends it as a power failure would. */
  kill(): Promise<void>
}

/** Starts a script that prints where it listens. */
export async function spawnServer(script: string, args: readonly string[]): Promise<Spawned> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...SPARING },
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
export const WIDE_OPEN: DoorLimits = {
  messages: { atOnce: 1e9, aSecond: 1e9 },
  messagesOfAddress: { atOnce: 1e9, aSecond: 1e9 },
  socketsOfAddress: 1e9,
  newcomers: { atOnce: 1e9, aSecond: 1e9 },
  questions: { atOnce: 1e9, aSecond: 1e9 },
}

/** What a card room in another process is told. */
export interface SpawnOptions extends ServeOptions {
  /** It logs nothing. */
  readonly quiet?: boolean
  /** Its clock is so many milliseconds ahead. */
  readonly ahead?: number
}

/** A card room whose bots do not think. */
export function spawnRoom(options: Partial<SpawnOptions> & { data: string }): Promise<Spawned> {
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

interface Measured {
  /** The most that a card room has taken so far, in kilobytes. */
  readonly memory: number
  /** What it takes now. */
  readonly resident: number
  /** The processor's time that it has used, in microseconds. */
  readonly cpu: number
  /** What of it its main thread has used. */
  readonly mainCpu: number
  /** How many were dealt. */
  readonly rounds: number
  /** The tables that this process leads. */
  readonly leads: readonly string[]
}

/** What a card room in another process is asked: how it is doing, or to set its clock by so many milliseconds. */
export type Asked = { readonly ask: 'measure' } | { readonly ask: 'jump'; readonly by: number }

export function measured({ child }: Spawned): Promise<Measured> {
  return new Promise(done => {
    child.once('message', message => done(message as Measured))
    child.send({ ask: 'measure' } satisfies Asked)
  })
}

export function jump({ child }: Spawned, by: number): void {
  child.send({ ask: 'jump', by } satisfies Asked)
}
