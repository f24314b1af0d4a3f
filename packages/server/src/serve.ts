import { type AddressInfo, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { schedulesOf } from '@cardroom/engine/collection'
import { openRulebook, type Rulebook } from '@cardroom/rulebook'
import Fastify from 'fastify'
import { WebSocketServer } from 'ws'
import { differing, type FilingTexts, readFilings } from './filings/filings.ts'
import { addressOf, isOwnPage } from './net/address.ts'
import { DOOR_LIMITS, Door, type DoorLimits } from './net/door.ts'
import { filingRoutes } from './net/filings-http.ts'
import { guard, limitQuestions } from './net/guards.ts'
import { watchSockets } from './net/heartbeat.ts'
import { routes } from './net/http.ts'
import { NOT_BUILT, servePage } from './net/page.ts'
import { signRoutes } from './net/sign-http.ts'
import { Connection } from './net/socket.ts'
import { verifyRoutes } from './net/verify-http.ts'
import { CardRoom } from './room/card-room.ts'
import type { Filed } from './room/settings.ts'
import { TIMINGS, type Timings } from './room/timings.ts'
import { houseKey } from './store/house-key.ts'
import { SealedStore } from './store/sealed-store.ts'
import { SqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

/** The largest message that a browser may send. */
const MOST_BYTES = 16 * 1024
/** Sockets that do not answer a goodbye within so many milliseconds are cut. */
const GOODBYE = 250
/** How often a card room that ends looks whether a round is still on. */
const LOOK_EVERY = 50

export interface ServeOptions {
  /** 0 for any port that is free. */
  readonly port: number
  /** The folder in which everything is kept. */
  readonly data: string
  readonly host?: string
  readonly store?: Store
  /** A PostgreSQL database in which everything is kept instead. */
  readonly database?: string
  readonly timings?: Partial<Timings>
  /** Bots play on though nobody watches. */
  readonly playOn?: boolean
  /** The games that get a table; every filed game, if nothing is said. */
  readonly lobby?: readonly string[]
  /** The games that can be played; those that were filed, if nothing is said. */
  readonly rulebook?: Rulebook
  /** The folder with the texts of the filings, for who wants to read the lines that a rule rests on. */
  readonly filings?: string
  /** What one browser and one address may take of the house. */
  readonly limits?: Partial<DoorLimits>
  /** Addresses are what the proxy in front says they are. */
  readonly trustProxy?: boolean
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
  /** Ends well: rounds that are on are played out for so many milliseconds at most; then closes. */
  drain(most: number): Promise<void>
  close(): Promise<void>
}

/** Opens the card room; returns when it can be entered. */
export async function serve(options: ServeOptions): Promise<Served> {
  const {
    port,
    data,
    host = '127.0.0.1',
    playOn = false,
    lobby,
    trustProxy = false,
    log = console.error,
  } = options
  await ensureFree(port, host)
  const rulebook = options.rulebook ?? (await openRulebook())
  const texts: FilingTexts = options.filings === undefined ? new Map() : readFilings(options.filings)
  for (const line of differing(texts)) log(line)
  const filed: Filed = game => Object.values(schedulesOf(rulebook.feeTables, game)).flat()
  const store = options.store ?? (await openStore(data, options.database, log))
  const premises = {
    store,
    library: rulebook,
    timings: { ...TIMINGS, ...options.timings },
    playOn,
    // Nobody yet: whoever opened a table, or sits there longest, runs it.
    hasFloorPart: () => false,
    log,
    now: options.now ?? Date.now,
  }
  const room = new CardRoom(premises, filed)
  const app = Fastify({ forceCloseConnections: true })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES })
  const connections = new Set<Connection>()
  const door = new Door({ ...DOOR_LIMITS, ...options.limits }, premises.now)
  let draining = false
  let built: boolean
  try {
    await room.open(lobby ?? rulebook.games.map(rules => rules.id))
    guard(app)
    limitQuestions(app, request => door.mayAsk(addressOf(request, trustProxy)))
    routes(app, room, rulebook, filed)
    signRoutes(app, room, filed)
    filingRoutes(app, texts, rulebook.feeTables)
    verifyRoutes(app)
    built = await servePage(app)
    // A socket can fail before anything of ours has taken it up.
    app.server.on('connection', socket => socket.on('error', () => socket.destroy()))
    app.server.on('upgrade', (request, socket, head) => {
      if (request.url?.split('?')[0] !== '/ws') socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
      else if (!isOwnPage(request)) socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      else if (draining) socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')
      else {
        const visit = door.enter(addressOf(request, trustProxy))
        if (!visit) {
          socket.end('HTTP/1.1 429 Too Many Requests\r\n\r\n')
          return
        }
        sockets.handleUpgrade(request, socket, head, opened => {
          const connection = new Connection(opened, room, visit)
          connections.add(connection)
          opened.once('close', () => connections.delete(connection))
        })
      }
    })
    await app.listen({ port, host })
  } catch (error) {
    await room.close()
    throw error
  }
  const stopWatching = watchSockets(sockets)
  const { port: actual } = app.server.address() as AddressInfo
  async function close(): Promise<void> {
    stopWatching()
    for (const connection of connections) connection.sendAway()
    const until = Date.now() + GOODBYE
    while (sockets.clients.size > 0 && Date.now() < until) await setTimeout(10)
    for (const socket of sockets.clients) socket.terminate()
    await app.close()
    await room.close()
  }
  return {
    port: actual,
    url: `http://localhost:${actual}`,
    room,
    ...(built ? {} : { note: NOT_BUILT }),
    async drain(most) {
      draining = true
      room.drain()
      const until = Date.now() + most
      for (;;) {
        const playing = [...connections].filter(connection => connection.inPlay)
        for (const connection of connections) if (!connection.inPlay) connection.sendAway()
        if (playing.length === 0 || Date.now() >= until) break
        await setTimeout(LOOK_EVERY)
      }
      await close()
    },
    close,
  }
}

async function openStore(
  data: string,
  database: string | undefined,
  log: (line: string) => void,
): Promise<Store> {
  if (database === undefined) return sealed(new SqliteStore(data), data)
  const { PostgresStore } = await import('./store/postgres/postgres.ts')
  return sealed(await PostgresStore.open(database, log), data)
}

async function sealed(store: Store, data: string): Promise<Store> {
  try {
    return new SealedStore(store, houseKey(data))
  } catch (error) {
    await store.close()
    throw error
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
