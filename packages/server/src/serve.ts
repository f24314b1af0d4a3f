import { hash } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { hashWith } from '@cardroom/engine/cards'
import { schedulesOf } from '@cardroom/engine/collection'
import type { Allowance } from '@cardroom/protocol'
import { openRulebook, type Rulebook } from '@cardroom/rulebook'
import Fastify from 'fastify'
import { WebSocketServer } from 'ws'
import { Accounts } from './accounts/accounts.ts'
import { browserOf } from './accounts/browser.ts'
import { AccountDesk } from './accounts/desk.ts'
import { SESSION_DAYS, Sessions } from './accounts/sessions.ts'
import { boardRoutes } from './board/board-http.ts'
import { openLedger, type Place } from './books/open-ledger.ts'
import { DealtDesk } from './dealt/desk.ts'
import { dealtRoutes } from './dealt/http.ts'
import { CountDesk } from './drop/desk.ts'
import { DropLog } from './drop/drop-log.ts'
import { differing, type FilingTexts, readFilings } from './filings/filings.ts'
import { HandIncidents } from './incidents/hand-incidents.ts'
import { Shelf } from './journal/shelf.ts'
import { linesTo } from './log/lines.ts'
import { type Log, logOf } from './log/log.ts'
import { addressOf, isOwnPage, neighbourhood } from './net/address.ts'
import { auditRoutes } from './net/audit-http.ts'
import { booksRoutes } from './net/books-http.ts'
import { countRoutes } from './net/count-http.ts'
import { DOOR_LIMITS, Door, type DoorLimits } from './net/door.ts'
import { filingRoutes } from './net/filings-http.ts'
import { guard, guardParts, limitQuestions, sayWhatFailed } from './net/guards.ts'
import { watchSockets } from './net/heartbeat.ts'
import { houseRoutes } from './net/house-http.ts'
import { routes } from './net/http.ts'
import { incidentRoutes } from './net/incidents-http.ts'
import { ownRoundRoutes } from './net/own-rounds-http.ts'
import { NOT_BUILT, servePage } from './net/page.ts'
import { reachOf } from './net/reach.ts'
import { roundRoutes } from './net/rounds-http.ts'
import { ruleRoutes } from './net/rules-http.ts'
import { seatingRoutes } from './net/seating-http.ts'
import { signRoutes } from './net/sign-http.ts'
import { Connection } from './net/socket.ts'
import { tablesDeskRoutes } from './net/tables-desk-http.ts'
import { verifyRoutes } from './net/verify-http.ts'
import { whoAsksOf } from './net/who-asks.ts'
import { houseMetrics } from './ops/house-metrics.ts'
import { opsRoutes } from './ops/http.ts'
import { measuredStore } from './ops/measured-store.ts'
import { Measures } from './ops/measures.ts'
import { ownVersion } from './ops/own-version.ts'
import { writableNow } from './ops/ready.ts'
import { claimLink } from './parts/claim-link.ts'
import { House } from './parts/house.ts'
import { CardRoom } from './room/card-room.ts'
import { ALONE, type Ring } from './room/ring.ts'
import type { Filed } from './room/settings.ts'
import { TIMINGS, type Timings } from './room/timings.ts'
import { textsIn } from './rules/check-game.ts'
import { houseKey } from './store/house-key.ts'
import { SealedStore } from './store/sealed-store.ts'
import { SqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { Wallets } from './wallet/wallets.ts'

/** The largest message that a browser may send. */
const MOST_BYTES = 16 * 1024
/** Whoever asks has said what it wants within so many milliseconds; nobody keeps a line busy by saying nothing. */
const HEADERS_WITHIN = 10_000
const ASKED_WITHIN = 15_000
/** Sockets that do not answer a goodbye within so many milliseconds are cut. */
const GOODBYE = 250
/** How often a card room that ends looks whether a round is still on. */
const LOOK_EVERY = 50

/** How often to look what other nodes have written of tables that people deal, in milliseconds. */
const LOOK_AT_OTHERS = 150

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
  /** Is told when somebody comes into an empty house. */
  readonly visited?: () => void
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
  /** Whoever has not been here for so many days is signed out. */
  readonly sessionDays?: number
  /** Where the ends of the chains are kept: beside the database of a folder, if nothing is said. */
  readonly heads?: string
  /** What the house gives, as long as its operator has set nothing else. */
  readonly allowance?: Allowance
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
  /** A link that makes whoever opens it first an operator; nothing, if the house has one. */
  operatorLink(): Promise<string | undefined>
  /** What whoever started it should know. */
  readonly note?: string
  /** Ends well: rounds that are on are played out for so many milliseconds at most; then closes. */
  drain(most: number): Promise<void>
  close(): Promise<void>
}

/** Opens the card room; returns when it can be entered. */
export async function serve(options: ServeOptions): Promise<Served> {
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
  for (const line of differing(texts)) log(line)
  const filed: Filed = game => Object.values(schedulesOf(rulebook.feeTables, game)).flat()
  const measures = new Measures()
  const opened = options.store ? { store: options.store, ring: ALONE } : await openStore(options, log)
  const { ring } = opened
  const store = measuredStore(opened.store, measures)
  const now = options.now ?? Date.now
  const sessions = new Sessions({ store, now, days: options.sessionDays ?? SESSION_DAYS, log })
  const accounts = new Accounts(store, sessions, now)
  const premises = {
    store,
    sessions,
    ring,
    library: rulebook,
    timings: { ...TIMINGS, ...options.timings },
    playOn,
    house: new House(store.house, now, options.allowance),
    wallets: new Wallets(store.house),
    drop: new DropLog(store.house),
    log,
    now,
  }
  const room = new CardRoom(premises, filed)
  const dealt = new DealtDesk({
    store,
    library: rulebook,
    now,
    ...(ring === ALONE ? {} : { lookEvery: LOOK_AT_OTHERS }),
  })
  const app = Fastify({
    forceCloseConnections: true,
    requestTimeout: ASKED_WITHIN,
    http: { headersTimeout: HEADERS_WITHIN, connectionsCheckingInterval: HEADERS_WITHIN / 2 },
  })
  // A connection answers pings itself: only as far as they are taken.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, autoPong: false })
  const connections = new Set<Connection>()
  const door = new Door({ ...DOOR_LIMITS, ...options.limits }, premises.now)
  let draining = false
  let built: boolean
  try {
    await room.open(lobby ?? rulebook.games.map(rules => rules.id))
    guard(app)
    sayWhatFailed(app, log)
    limitQuestions(app, request => {
      const may = door.mayAsk(addressOf(request, trustProxy))
      if (!may) measures.turnedAway.add('too-many-questions')
      return may
    })
    const whoAsks = whoAsksOf(room.people)
    guardParts(app, premises.house, whoAsks)
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
    houseRoutes(app, room)
    ruleRoutes(app, rulebook, options.filings === undefined ? new Map() : textsIn(options.filings))
    tablesDeskRoutes(app, room)
    seatingRoutes(app, room)
    const count = new CountDesk({ store, log: premises.drop, dealt, now })
    incidentRoutes(app, room, new HandIncidents({ store, dealt, sessions: () => count.sessions() }))
    auditRoutes(app, room)
    routes(app, room, rulebook, filed)
    roundRoutes(app, room, whoAsks)
    ownRoundRoutes(app, room, whoAsks)
    signRoutes(app, room, filed, whoAsks)
    boardRoutes(app, room, whoAsks)
    filingRoutes(app, texts, rulebook.feeTables)
    verifyRoutes(app)
    dealtRoutes(app, dealt)
    const shelf = new Shelf(options.data, houseKey(options.data), ownVersion())
    booksRoutes(app, () => openLedger(placeOf(options)), rulebook, shelf, log)
    countRoutes(app, count)
    built = await servePage(app)
    // A socket can fail before anything of ours has taken it up.
    app.server.on('connection', socket => {
      socket.on('error', () => socket.destroy())
      // Behind a proxy all lines are the proxy's.
      const hangUp = trustProxy ? () => {} : door.connect(neighbourhood(socket.remoteAddress ?? ''))
      if (hangUp) socket.once('close', hangUp)
      else socket.destroy()
    })
    app.server.on('upgrade', (request, socket, head) => {
      const turnAway = (status: keyof typeof TURNED_AWAY) => {
        measures.turnedAway.add(TURNED_AWAY[status])
        socket.end(`HTTP/1.1 ${status}\r\n\r\n`)
      }
      if (request.url?.split('?')[0] !== '/ws') turnAway('404 Not Found')
      else if (!isOwnPage(request, origins)) turnAway('403 Forbidden')
      else if (draining || ring.isCutOff) turnAway('503 Service Unavailable')
      else {
        const address = addressOf(request, trustProxy)
        const visit = door.enter(address)
        if (!visit) {
          turnAway('429 Too Many Requests')
          return
        }
        sockets.handleUpgrade(request, socket, head, opened => {
          const { origin, 'user-agent': userAgent } = request.headers
          const desk = new AccountDesk(accounts, { origin, address, browser: browserOf(userAgent) }, now)
          const connection = new Connection(opened, socket, room, visit, desk, (heard, took) =>
            measures.heard(heard, took),
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
  const hearing = ring === ALONE ? undefined : hearOthers(premises.house, log)
  const stopLooking = sessions.watch()
  const stopTiming = measures.watchLoop()
  const { port: actual } = app.server.address() as AddressInfo
  const reach = reachOf(host, actual, origins)
  async function close(): Promise<void> {
    stopWatching()
    stopTiming()
    clearInterval(hearing)
    stopLooking()
    dealt.close()
    for (const connection of connections) connection.sendAway()
    const until = performance.now() + GOODBYE
    while (sockets.clients.size > 0 && performance.now() < until) await setTimeout(10)
    for (const socket of sockets.clients) socket.terminate()
    await app.close()
    await room.close()
  }
  return {
    port: actual,
    url: reach.here,
    elsewhere: reach.elsewhere,
    room,
    async operatorLink() {
      const { house } = premises
      return house.hasOperator ? undefined : claimLink(reach.here, await house.makeLink())
    },
    ...(built ? {} : { note: NOT_BUILT }),
    async drain(most) {
      draining = true
      await room.drain()
      const until = performance.now() + most
      for (;;) {
        const playing = [...connections].filter(connection => connection.inPlay)
        for (const connection of connections) if (!connection.inPlay) connection.sendAway()
        if (playing.length === 0 || performance.now() >= until) break
        await setTimeout(LOOK_EVERY)
      }
      await close()
    },
    close,
  }
}

const placeOf = ({ data, database }: ServeOptions): Place =>
  database === undefined ? { data } : { database }

async function openStore(
  { data, database, heads }: ServeOptions,
  log: Log,
): Promise<{ store: Store; ring: Ring }> {
  const key = houseKey(data)
  const options = { log, ...(heads === undefined ? {} : { heads }) }
  if (database === undefined)
    return { store: new SealedStore(new SqliteStore(data, options), key), ring: ALONE }
  const { openNode } = await import('./nodes/node.ts')
  return openNode(database, { ...options, folder: data, key })
}

/** What other nodes write of the house is read so often, in milliseconds. */
const HOUSE_EVERY = 1_000

const hearOthers = (house: House, log: Log): NodeJS.Timeout =>
  setInterval(() => {
    house.catchUp().catch(error => log('the log of the house', { error }))
  }, HOUSE_EVERY).unref()

/** A port that is in use is found before anything is written. */
async function ensureFree(port: number, host: string): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await new Promise<void>((free, taken) => {
    probe.once('error', taken)
    probe.listen(port, host, () => probe.close(() => free()))
  })
}
