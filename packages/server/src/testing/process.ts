import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ServeOptions } from '../serve.ts'

/** A card room in another process. */
export interface Spawned {
  readonly url: string
  readonly child: ChildProcess
  /** Ends it as a power failure would. */
  kill(): Promise<void>
}

export async function spawnRoom(options: Partial<ServeOptions> & { data: string }): Promise<Spawned> {
  const script = join(import.meta.dirname, 'serve-process.ts')
  const all = {
    port: 0,
    host: '127.0.0.1',
    ...options,
    timings: { bot: [0, 0], pause: 0, ...options.timings },
  }
  const child = spawn(process.execPath, [script, JSON.stringify(all)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(done => child.once('exit', () => done()))
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = await new Promise<string>((done, failed) => {
    child.stdout!.once('data', data => done(String(data).trim()))
    child.once('exit', code => failed(new Error(`the card room ended with ${code}`)))
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
