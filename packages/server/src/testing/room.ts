import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '@cardroom/room'
import { onTestFinished } from 'vitest'
import { logOf } from '../log/log.ts'
import { type RunningServer, type ServeOptions, serve } from '../serve.ts'
import { Client } from './client.ts'

export const BACCARAT = 'comstock/ez-baccarat-panda-8'
export const HOLDEM = 'outlaws/texas-holdem'
export const THREE_CARD = 'outlaws/three-card-poker-6-card-bonus'

/** The table of the house for a game. */
export const tableOf = (game: string): string => game.replace('/', '-')

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A log of warnings and errors only. */
export const troublesTo = (write: (line: string) => void): Log =>
  logOf({ level: 'warn', format: 'text', write })

/** A card room in a folder of its own, closed with the test; its bots do not think. */
export async function openRoom(options: Partial<ServeOptions> = {}): Promise<RunningServer> {
  const data = options.data ?? temporaryFolder()
  const served = await serve({
    port: 0,
    host: '127.0.0.1',
    data,
    lobby: [BACCARAT],
    log: troublesTo(line => console.error(line)),
    // Tests do not run out of play money.
    allowance: { gift: PLENTY_OF_CENTS, level: PLENTY_OF_CENTS },
    ...options,
    timings: {
      bot: [0, 0],
      pause: 0,
      line: 0,
      alone: 0,
      reveal: 0,
      stays: [1e9, 1e9],
      reserve: 0,
      settlement: 0,
      sealing: 0,
      ...options.timings,
    },
  })
  onTestFinished(() => served.close().catch(() => {}))
  return served
}

const PLENTY_OF_CENTS = 1_000_000_000_000

/** Connects a client. */
export async function enter(
  served: RunningServer,
  hello: { token?: string; name?: string } = {},
  from: Readonly<Record<string, string>> = {},
): Promise<Client> {
  const client = await Client.connect(`http://127.0.0.1:${served.port}`, hello, from)
  onTestFinished(() => client.socket.terminate())
  return client
}

/** Connects a client that watches a table and has a seat at it. */
export async function takeSeat(
  served: RunningServer,
  table: string,
  name: string,
  seat?: number,
): Promise<Client> {
  const client = await enter(served, { name })
  await client.must({ type: 'watch', table })
  await client.must({ type: 'sit', table, ...(seat === undefined ? {} : { seat }) })
  return client
}
