import { schedulesOf } from '@cardroom/engine/collection'
import { openRulebook } from '@cardroom/rulebook'
import type { Desk } from '../accounts/desk.ts'
import { refuseAccount } from '../accounts/refuse.ts'
import { SESSION_DAYS, Sessions } from '../accounts/sessions.ts'
import { boardRoutes } from '../board/board-http.ts'
import { DropLog } from '../drop/drop-log.ts'
import { type Log, logOf } from '../log/log.ts'
import { filingRoutes } from '../net/filings-http.ts'
import { routes } from '../net/http.ts'
import { ownRoundRoutes } from '../net/own-rounds-http.ts'
import { roundRoutes } from '../net/rounds-http.ts'
import { signRoutes } from '../net/sign-http.ts'
import { Connection } from '../net/socket.ts'
import { whoAsksOf } from '../net/who-asks.ts'
import { House } from '../parts/house.ts'
import { CardRoom } from '../room/card-room.ts'
import { ALONE } from '../room/ring.ts'
import type { Filed } from '../room/settings.ts'
import { TIMINGS, type Timings } from '../room/timings.ts'
import type { Keeper } from '../store/memory/journal.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'
import { Wallets } from '../wallet/wallets.ts'
import { type LocalAnswer, LocalApp, type LocalQuestion } from './local-app.ts'
import { type LocalEnd, LocalWire } from './local-wire.ts'

export interface LocalRoomOptions {
  /** Where everything is kept until the next time; nowhere, if nothing is said. */
  readonly keeper?: Keeper
  readonly timings?: Partial<Timings>
  /** The games that get a table; every filed game, if nothing is said. */
  readonly lobby?: readonly string[]
  readonly log?: Log
}

/** A card room without a network: the tables, the clocks, the bots and the answers of the server's own. */
export interface LocalRoom {
  /** A line to it, as a socket is one to the server. */
  connect(end: LocalEnd): Pick<LocalWire, 'say' | 'hangUp'>
  /** A question that the server would be asked over HTTP. */
  ask(question: LocalQuestion): Promise<LocalAnswer>
  close(): Promise<void>
}

export async function openLocalRoom(options: LocalRoomOptions = {}): Promise<LocalRoom> {
  const { keeper, timings, lobby } = options
  const log = options.log ?? logOf({ level: 'warn', format: 'text', write: line => console.warn(line) })
  const now = Date.now
  const rulebook = await openRulebook()
  const filed: Filed = game => Object.values(schedulesOf(rulebook.feeTables, game)).flat()
  const store = await MemoryStore.open(keeper)
  const premises = {
    store,
    ring: ALONE,
    sessions: new Sessions({ store, now, days: SESSION_DAYS, log }),
    library: rulebook,
    timings: { ...TIMINGS, ...timings },
    playOn: false,
    house: new House(store.house, now),
    wallets: new Wallets(store.house),
    drop: new DropLog(store.house),
    log,
    now,
  }
  const room = new CardRoom(premises, filed)
  // Whoever plays here plays alone: the coach is theirs.
  await room.open(lobby ?? rulebook.games.map(({ id }) => id), { coach: true })
  const whoAsks = whoAsksOf(room.people)
  const app = new LocalApp()
  app.open(server => {
    routes(server, room, rulebook, filed)
    roundRoutes(server, room, whoAsks)
    ownRoundRoutes(server, room, whoAsks)
    signRoutes(server, room, filed, whoAsks)
    boardRoutes(server, room, whoAsks)
    filingRoutes(server, new Map(), rulebook.feeTables)
  })
  const people = new Set<string>()
  return {
    connect(end) {
      const wire = new LocalWire(end)
      const visit = { people, message: () => 0, mayBeNew: () => true, leave: () => {} }
      new Connection(wire, wire, room, visit, NO_DESK, () => {})
      return wire
    },
    ask: question => app.ask(question),
    close: () => room.close(),
  }
}

/** Whoever plays on their own device needs no account there. */
const NO_DESK: Desk = {
  came: { origin: undefined, address: '', browser: '' },
  answer: async () => refuseAccount('account-needs-a-house'),
  afterwards: async () => {},
}
