import { hash } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { hashWith } from '@cardroom/engine/cards'
import { schedulesOf } from '@cardroom/engine/collection'
import type { Allowance } from '@cardroom/protocol'
import type { FiledSchedules } from '@cardroom/room'
import {
  CardRoom,
  type Cluster,
  Connection,
  CountHandlers,
  DEFAULT_SESSION_DAYS,
  DEFAULT_TIMINGS,
  DealtHandlers,
  DropLog,
  HandIncidents,
  type Log,
  Sessions,
  SINGLE_PROCESS,
  StaffRoles,
  type Timings,
  Wallets,
} from '@cardroom/room'
import {
  auditRoutes,
  boardRoutes,
  countRoutes,
  dealtRoutes,
  type FilingTexts,
  filingRoutes,
  gameRoutes,
  houseRoutes,
  incidentRoutes,
  ownRoundRoutes,
  type RoomRoute,
  roundRoutes,
  seatingRoutes,
  signRoutes,
  tableRoutes,
  whoAsksOf,
} from '@cardroom/room/routes'
import type { Store } from '@cardroom/room/store'
import { openRulebook, type Rulebook } from '@cardroom/rulebook'
import Fastify from 'fastify'
import { WebSocketServer } from 'ws'
import { Accounts } from './accounts/accounts.ts'
import { browserOf } from './accounts/browser.ts'
import { SocketAccountHandlers } from './accounts/socket-account-handlers.ts'
import { differenceWarnings, readFilings } from './filings/filings.ts'
import { claimLink } from './house-data/claim-link.ts'
import { type HouseLocation, openLedger } from './house-data/open-ledger.ts'
import { BookCache } from './journal/book-cache.ts'
import { linesTo } from './log/lines.ts'
import { logOf } from './log/log.ts'
import { addressOf, isOwnPage, neighbourhood } from './net/address.ts'
import { bindAddressOf } from './net/bind-address.ts'
import { booksRoutes } from './net/books-routes.ts'
import { ConnectionGate, type ConnectionLimits, DEFAULT_CONNECTION_LIMITS } from './net/connection-gate.ts'
import { addSecurityHeaders, guardParts, handleErrors, limitQuestions } from './net/guards.ts'
import { watchSockets } from './net/heartbeat.ts'
import { mountRoutes } from './net/mount-routes.ts'
import { PAGE_NOT_BUILT, servePage } from './net/page.ts'
import { ruleRoutes } from './net/rules-routes.ts'
import { SocketWire } from './net/socket-wire.ts'
import { verifyRoutes } from './net/verify-http.ts'
import { houseMetrics } from './ops/house-metrics.ts'
import { opsRoutes } from './ops/http.ts'
import { measuredStore } from './ops/measured-store.ts'
import { Measures } from './ops/measures.ts'
import { ownVersion } from './ops/own-version.ts'
import { writableNow } from './ops/ready.ts'
import { textsIn } from './rules/check-game.ts'
import { houseKey } from './store/house-key.ts'
import { SealedStore } from './store/sealed-store.ts'
import { SqliteStore } from './store/sqlite.ts'

/** The largest message that a browser may send. */
const MAX_MESSAGE_BYTES = 16 * 1024
/** How long a client may take to send an HTTP request, in milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000
const HTTP_REQUEST_TIMEOUT_MS = 15_000
/** How long closing sockets may take to close, in milliseconds. */
const CLOSE_TIMEOUT_MS = 250
/** How often a draining card room checks whether a round is still on, in milliseconds. */
const DRAIN_CHECK_INTERVAL_MS = 50

/** How often to look for entries of hand-dealt tables from other nodes, in milliseconds. */
const DEALT_POLL_INTERVAL_MS = 150

/** Why a socket is refused, by its HTTP status. */
const TURNED_AWAY_REASONS = {
  '404 Not Found': 'no-such-path',
  '403 Forbidden': 'page-of-another-place',
  '503 Service Unavailable': 'draining',
  '429 Too Many Requests': 'too-many-sockets',
} as const

export interface ServeOptions {
  /** 0 for any port that is free. */
  readonly port: number
  /** The folder in which everything is stored. */
  readonly data: string
  readonly host?: string
  readonly store?: Store
  /** A PostgreSQL database in which everything is stored instead. */
  readonly database?: string
  readonly timings?: Partial<Timings>
  /** Bots play on though nobody watches. */
  readonly playOn?: boolean
  /** Called when somebody connects while nobody else is connected. */
  readonly visited?: () => void
  /** The games that get a table; every filed game by default. */
  readonly lobby?: readonly string[]
  /** The games that can be played; the filed ones by default. */
  readonly rulebook?: Rulebook
  /** The folder with the texts of the filings, for reading the lines that a rule cites. */
  readonly filings?: string
  /** The limits of one browser and one address. */
  readonly limits?: Partial<ConnectionLimits>
  /** Client addresses are taken from the proxy in front. */
  readonly trustProxy?: boolean
  /** Further origins of the house's own pages, besides the requested host. */
  readonly origins?: readonly string[]
  /** After so many days without use a session expires. */
  readonly sessionDays?: number
  /** The file with the ends of the chains; by default beside the database of a folder. */
  readonly heads?: string
  /** The allowance until an operator sets another. */
  readonly allowance?: Allowance
  readonly log?: Log
  /** How many lines of the log were lost. */
  readonly linesLost?: () => number
  /** The current time, in milliseconds since 1970. */
  readonly now?: () => number
}

export interface RunningServer {
  readonly port: number
  readonly url: string
  /** Its URLs for other machines. */
  readonly elsewhere: readonly string[]
  readonly room: CardRoom
  /** Its HTTP routes, with the parts that they need. */
  readonly routes: readonly Pick<RoomRoute, 'method' | 'path' | 'needs'>[]
  /** Makes a link by which the first who opens it becomes an operator; nothing if there is one already. */
  operatorLink(): Promise<string | undefined>
  /** A note for the console. */
  readonly note?: string
  /** Plays running rounds out, for so many milliseconds at most, and then closes. */
  drain(most: number): Promise<void>
  close(): Promise<void>
}

/** Starts the card room; resolves when it accepts connections. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  hashWith(text => hash('sha256', text))
  const {
    port,
    host = '127.0.0.1',
    playOn = false,
    lobby,
    trustProxy = false,
    origins = [],
    log = logOf({ level: 'warn', format: 'text', write: linesTo(process.stderr).write }),
    linesLost = () => 0,
    visited = () => {},
  } = options
  await ensureFree(port, host)
  const rulebook = options.rulebook ?? (await openRulebook())
  const texts: FilingTexts = options.filings === undefined ? new Map() : readFilings(options.filings)
  for (const line of differenceWarnings(texts)) log(line)
  const filed: FiledSchedules = game => Object.values(schedulesOf(rulebook.feeTables, game)).flat()
  const measures = new Measures()
  const opened = options.store
    ? { store: options.store, cluster: SINGLE_PROCESS }
    : await openStore(options, log)
  const { cluster } = opened
  const store = measuredStore(opened.store, measures)
  const now = options.now ?? Date.now
  const sessions = new Sessions({ store, now, days: options.sessionDays ?? DEFAULT_SESSION_DAYS, log })
  const accounts = new Accounts(store, sessions, now)
  const context = {
    store,
    sessions,
    cluster,
    library: rulebook,
    timings: { ...DEFAULT_TIMINGS, ...options.timings },
    playOn,
    roles: new StaffRoles(store.house, now, options.allowance),
    wallets: new Wallets(store.house),
    drop: new DropLog(store.house),
    log,
    now,
  }
  const room = new CardRoom(context, filed)
  const dealt = new DealtHandlers({
    store,
    library: rulebook,
    now,
    ...(cluster === SINGLE_PROCESS ? {} : { lookEvery: DEALT_POLL_INTERVAL_MS }),
  })
  const app = Fastify({
    forceCloseConnections: true,
    requestTimeout: HTTP_REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: HEADERS_TIMEOUT_MS / 2 },
  })
  // The socket wire answers pings itself, so that pongs do not pile up.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, autoPong: false })
  const connections = new Set<Connection>()
  const gate = new ConnectionGate({ ...DEFAULT_CONNECTION_LIMITS, ...options.limits }, context.now)
  let draining = false
  let built: boolean
  let routes: readonly RoomRoute[]
  try {
    await room.open(lobby ?? rulebook.games.map(rules => rules.id))
    addSecurityHeaders(app)
    handleErrors(app, log)
    limitQuestions(app, request => {
      const may = gate.mayAsk(addressOf(request, trustProxy))
      if (!may) measures.turnedAway.add('too-many-questions')
      return may
    })
    const whoAsks = whoAsksOf(room.people)
    guardParts(app, context.roles, whoAsks)
    opsRoutes(app, {
      isDraining: () => draining,
      isWritable: writableNow(store, log),
      metrics: houseMetrics({
        room,
        measures,
        version: ownVersion(),
        sockets: () => connections.size,
        isDraining: () => draining,
        linesLost,
      }),
    })
    const count = new CountHandlers({ store, log: context.drop, dealt, now })
    const cache = new BookCache(options.data, houseKey(options.data), ownVersion())
    routes = [
      ...houseRoutes(room),
      ...ruleRoutes(rulebook, options.filings === undefined ? new Map() : textsIn(options.filings)),
      ...tableRoutes(room),
      ...seatingRoutes(room),
      ...incidentRoutes(room, new HandIncidents({ store, dealt, sessions: () => count.sessions() })),
      ...auditRoutes(room),
      ...gameRoutes(room, rulebook, filed),
      ...roundRoutes(room),
      ...ownRoundRoutes(room),
      ...signRoutes(room, filed),
      ...boardRoutes(room),
      ...filingRoutes(texts, rulebook.feeTables),
      ...dealtRoutes(dealt),
      ...booksRoutes(() => openLedger(locationOf(options)), rulebook, cache, log),
      ...countRoutes(count),
    ]
    mountRoutes(app, routes, whoAsks)
    verifyRoutes(app)
    built = await servePage(app)
    // A socket can fail before a handler is attached.
    app.server.on('connection', socket => {
      socket.on('error', () => socket.destroy())
      // Behind a proxy all TCP connections are the proxy's.
      const hangUp = trustProxy ? () => {} : gate.connect(neighbourhood(socket.remoteAddress ?? ''))
      if (hangUp) socket.once('close', hangUp)
      else socket.destroy()
    })
    app.server.on('upgrade', (request, socket, head) => {
      const turnAway = (status: keyof typeof TURNED_AWAY_REASONS) => {
        measures.turnedAway.add(TURNED_AWAY_REASONS[status])
        socket.end(`HTTP/1.1 ${status}\r\n\r\n`)
      }
      if (request.url?.split('?')[0] !== '/ws') turnAway('404 Not Found')
      else if (!isOwnPage(request, origins)) turnAway('403 Forbidden')
      else if (draining || cluster.isCutOff) turnAway('503 Service Unavailable')
      else {
        const address = addressOf(request, trustProxy)
        const visit = gate.enter(address)
        if (!visit) {
          turnAway('429 Too Many Requests')
          return
        }
        sockets.handleUpgrade(request, socket, head, opened => {
          const { origin, 'user-agent': userAgent } = request.headers
          const accountHandlers = new SocketAccountHandlers(
            accounts,
            { origin, address, browser: browserOf(userAgent) },
            now,
          )
          const connection = new Connection(
            new SocketWire(opened, socket),
            room,
            visit,
            accountHandlers,
            (message, took) => measures.count(message, took),
          )
          if (connections.size === 0) visited()
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
  const housePolling = cluster === SINGLE_PROCESS ? undefined : pollHouseLog(context.roles, log)
  const stopLooking = sessions.watch()
  const stopTiming = measures.watchLoop()
  const { port: actual } = app.server.address() as AddressInfo
  const bindAddress = bindAddressOf(host, actual, origins)
  async function close(): Promise<void> {
    stopWatching()
    stopTiming()
    clearInterval(housePolling)
    stopLooking()
    dealt.close()
    for (const connection of connections) connection.sendAway()
    const until = performance.now() + CLOSE_TIMEOUT_MS
    while (sockets.clients.size > 0 && performance.now() < until) await setTimeout(10)
    for (const socket of sockets.clients) socket.terminate()
    await app.close()
    await room.close()
  }
  return {
    port: actual,
    url: bindAddress.here,
    elsewhere: bindAddress.elsewhere,
    room,
    routes,
    async operatorLink() {
      const { roles } = context
      return roles.hasOperator ? undefined : claimLink(bindAddress.here, await roles.makeLink())
    },
    ...(built ? {} : { note: PAGE_NOT_BUILT }),
    async drain(most) {
      draining = true
      await room.drain()
      const until = performance.now() + most
      for (;;) {
        const playing = [...connections].filter(connection => connection.inPlay)
        for (const connection of connections) if (!connection.inPlay) connection.sendAway()
        if (playing.length === 0 || performance.now() >= until) break
        await setTimeout(DRAIN_CHECK_INTERVAL_MS)
      }
      await close()
    },
    close,
  }
}

const locationOf = ({ data, database }: ServeOptions): HouseLocation =>
  database === undefined ? { data } : { database }

async function openStore(
  { data, database, heads }: ServeOptions,
  log: Log,
): Promise<{ store: Store; cluster: Cluster }> {
  const key = houseKey(data)
  const options = { log, ...(heads === undefined ? {} : { heads }) }
  if (database === undefined)
    return { store: new SealedStore(new SqliteStore(data, options), key), cluster: SINGLE_PROCESS }
  const { openNode } = await import('./nodes/node.ts')
  return openNode(database, { ...options, folder: data, key })
}

/** How often the house's log is read for entries of other nodes, in milliseconds. */
const HOUSE_POLL_INTERVAL_MS = 1_000

const pollHouseLog = (house: StaffRoles, log: Log): NodeJS.Timeout =>
  setInterval(() => {
    house.catchUp().catch(error => log('the log of the house', { error }))
  }, HOUSE_POLL_INTERVAL_MS).unref()

/** Throws if the port is in use, before anything is written. */
async function ensureFree(port: number, host: string): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await new Promise<void>((free, taken) => {
    probe.once('error', taken)
    probe.listen(port, host, () => probe.close(() => free()))
  })
}
