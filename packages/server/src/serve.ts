import { type AddressInfo, createServer } from 'node:net'
import { schedulesOf } from '@cardroom/engine/collection'
import { openRulebook, type Rulebook } from '@cardroom/rulebook'
import Fastify from 'fastify'
import { WebSocketServer } from 'ws'
import { differing, type FilingTexts, readFilings } from './filings/filings.ts'
import { filingRoutes } from './net/filings-http.ts'
import { watchSockets } from './net/heartbeat.ts'
import { routes } from './net/http.ts'
import { NOT_BUILT, servePage } from './net/page.ts'
import { Connection } from './net/socket.ts'
import { CardRoom } from './room/card-room.ts'
import type { Filed } from './room/settings.ts'
import { TIMINGS, type Timings } from './room/timings.ts'
import { SqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

/** The largest message that a browser may send. */
const MOST_BYTES = 16 * 1024

export interface ServeOptions {
  /** 0 for any port that is free. */
  readonly port: number
  /** The folder in which everything is kept. */
  readonly data: string
  readonly host?: string
  readonly store?: Store
  readonly timings?: Partial<Timings>
  /** Bots play on though nobody watches. */
  readonly playOn?: boolean
  /** The games that get a table; every filed game, if nothing is said. */
  readonly lobby?: readonly string[]
  /** The games that can be played; those that were filed, if nothing is said. */
  readonly rulebook?: Rulebook
  /** The folder with the texts of the filings, for who wants to read the lines that a rule rests on. */
  readonly filings?: string
  readonly log?: (line: string) => void
  /** What time it is, in milliseconds since 1970. */
  readonly now?: () => number
}

export interface Served {
  readonly port: number
  readonly url: string
  readonly room: CardRoom
  /** What whoever started it should know. */
  readonly note?: string
  close(): Promise<void>
}

/** Opens the card room; returns when it can be entered. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { port, data, host = '0.0.0.0', playOn = false, lobby, log = console.error } = options
  await ensureFree(port, host)
  const rulebook = options.rulebook ?? (await openRulebook())
  const texts: FilingTexts = options.filings === undefined ? new Map() : readFilings(options.filings)
  for (const line of differing(texts)) log(line)
  const filed: Filed = game => Object.values(schedulesOf(rulebook.feeTables, game)).flat()
  const store = options.store ?? new SqliteStore(data)
  const premises = {
    store,
    library: rulebook,
    timings: { ...TIMINGS, ...options.timings },
    playOn,
    log,
    now: options.now ?? Date.now,
  }
  const room = new CardRoom(premises, filed)
  const app = Fastify()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES })
  let built: boolean
  try {
    await room.open(lobby ?? rulebook.games.map(rules => rules.id))
    routes(app, room, rulebook, filed)
    filingRoutes(app, texts, rulebook.feeTables)
    built = await servePage(app)
    app.server.on('upgrade', (request, socket, head) => {
      if (request.url?.split('?')[0] !== '/ws') {
        socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
        return
      }
      sockets.handleUpgrade(request, socket, head, opened => new Connection(opened, room))
    })
    await app.listen({ port, host })
  } catch (error) {
    await room.close()
    throw error
  }
  const stopWatching = watchSockets(sockets)
  const { port: actual } = app.server.address() as AddressInfo
  return {
    port: actual,
    url: `http://localhost:${actual}`,
    room,
    ...(built ? {} : { note: NOT_BUILT }),
    async close() {
      stopWatching()
      for (const socket of sockets.clients) socket.terminate()
      await app.close()
      await room.close()
    },
  }
}

/** A port that is in use is found before anything is written. */
async function ensureFree(port: number, host: string): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await new Promise<void>((free, taken) => {
    probe.once('error', taken)
    probe.listen(port, host, () => probe.close(() => free()))
  })
}
