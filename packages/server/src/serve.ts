import { type AddressInfo, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { schedulesOf } from '@cardroom/engine/collection'
import { openRulebook, type Rulebook } from '@cardroom/rulebook'
import Fastify from 'fastify'
import { WebSocketServer } from 'ws'
import own from '../package.json' with { type: 'json' }
import { differing, type FilingTexts, readFilings } from './filings/filings.ts'
import { linesTo } from './log/lines.ts'
import { type Log, logOf } from './log/log.ts'
import { addressOf, isOwnPage } from './net/address.ts'
import { DOOR_LIMITS, Door, type DoorLimits } from './net/door.ts'
import { filingRoutes } from './net/filings-http.ts'
import { guard, limitQuestions } from './net/guards.ts'
import { watchSockets } from './net/heartbeat.ts'
import { routes } from './net/http.ts'
import { NOT_BUILT, servePage } from './net/page.ts'
import { reachOf } from './net/reach.ts'
import { signRoutes } from './net/sign-http.ts'
import { Connection } from './net/socket.ts'
import { verifyRoutes } from './net/verify-http.ts'
import { houseMetrics } from './ops/house-metrics.ts'
import { opsRoutes } from './ops/http.ts'
import { measuredStore } from './ops/measured-store.ts'
import { Measures } from './ops/measures.ts'
import { writableNow } from './ops/ready.ts'
import { CardRoom } from './room/card-room.ts'
import { ALONE, type Ring } from './room/ring.ts'
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

/** Why a socket is not let in, by the answer that it gets. */
const TURNED_AWAY = {
  '404 Not Found': 'no-such-path',
  '403 Forbidden': 'page-of-another-place',
  '503 Service Unavailable': 'draining',
  '429 Too Many Requests': 'too-many-sockets',
} as const

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
  /** Origins of pages that are the house's own, besides the address that it is asked by. */
  readonly origins?: readonly string[]
  /** Where the ends of the chains are kept: beside the database of a folder, if nothing is said. */
  readonly heads?: string
  readonly log?: Log
  /** How many lines of the log were lost. */
  readonly linesLost?: () => number
  /** What time it is, in milliseconds since 1970. */
  readonly now?: () => number
}

export interface Served {
  readonly port: number
  readonly url: string
  /** Where it can be reached from other machines. */
  readonly elsewhere: readonly string[]
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
    host = '127.0.0.1',
    playOn = false,
    lobby,
    trustProxy = false,
    origins = [],
    log = logOf({ level: 'warn', format: 'text', write: linesTo(process.stderr).write }),
    linesLost = () => 0,
  } = options
  await ensureFree(port, host)
  const rulebook = options.rulebook ?? (await openRulebook())
  const texts: FilingTexts = options.filings === undefined ? new Map() : readFilings(options.filings)
  for (const line of differing(texts)) log(line)
  const filed: Filed = game => Object.values(schedulesOf(rulebook.feeTables, game)).flat()
  const measures = new Measures()
  const opened = options.store ? { store: options.store, ring: ALONE } : await openStore(options, log)
  const { ring } = opened
  const store = measuredStore(opened.store, measures)
  const premises = {
    store,
    ring,
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
    limitQuestions(app, request => {
      const may = door.mayAsk(addressOf(request, trustProxy))
      if (!may) measures.turnedAway.add('too-many-questions')
      return may
    })
    opsRoutes(app, {
      isDraining: () => draining,
      isWritable: writableNow(store, log),
      metrics: houseMetrics({
        room,
        measures,
        version: own.version,
        sockets: () => connections.size,
        isDraining: () => draining,
        linesLost,
      }),
    })
    routes(app, room, rulebook, filed)
    signRoutes(app, room, filed)
    filingRoutes(app, texts, rulebook.feeTables)
    verifyRoutes(app)
    built = await servePage(app)
    // A socket can fail before anything of ours has taken it up.
    app.server.on('connection', socket => socket.on('error', () => socket.destroy()))
    app.server.on('upgrade', (request, socket, head) => {
      const turnAway = (status: keyof typeof TURNED_AWAY) => {
        measures.turnedAway.add(TURNED_AWAY[status])
        socket.end(`HTTP/1.1 ${status}\r\n\r\n`)
      }
      if (request.url?.split('?')[0] !== '/ws') turnAway('404 Not Found')
      else if (!isOwnPage(request, origins)) turnAway('403 Forbidden')
      else if (draining || ring.isCutOff) turnAway('503 Service Unavailable')
      else {
        const visit = door.enter(addressOf(request, trustProxy))
        if (!visit) {
          turnAway('429 Too Many Requests')
          return
        }
        sockets.handleUpgrade(request, socket, head, opened => {
          const connection = new Connection(opened, room, visit, (heard, took) => measures.heard(heard, took))
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
  room.onCutOff = () => {
    for (const connection of connections) connection.sendAway()
  }
  const stopWatching = watchSockets(sockets)
  const stopTiming = measures.watchLoop()
  const { port: actual } = app.server.address() as AddressInfo
  const reach = reachOf(host, actual, origins)
  async function close(): Promise<void> {
    stopWatching()
    stopTiming()
    for (const connection of connections) connection.sendAway()
    const until = Date.now() + GOODBYE
    while (sockets.clients.size > 0 && Date.now() < until) await setTimeout(10)
    for (const socket of sockets.clients) socket.terminate()
    await app.close()
    await room.close()
  }
  return {
    port: actual,
    url: reach.here,
    elsewhere: reach.elsewhere,
    room,
    ...(built ? {} : { note: NOT_BUILT }),
    async drain(most) {
      draining = true
      await room.drain()
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
  { data, database, heads }: ServeOptions,
  log: Log,
): Promise<{ store: Store; ring: Ring }> {
  const key = houseKey(data)
  const options = { log, ...(heads === undefined ? {} : { heads }) }
  if (database === undefined)
    return { store: new SealedStore(new SqliteStore(data, options), key), ring: ALONE }
  const { openNode } = await import('./nodes/node.ts')
  return openNode(database, { ...options, key })
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
