import { schedulesOf } from '@cardroom/engine/collection'
import { openRulebook } from '@cardroom/rulebook'
import { CardRoom } from '../card-room/card-room.ts'
import type { AccountHandlers } from '../connection/account-handlers.ts'
import { Connection } from '../connection/connection.ts'
import { DropLog } from '../count/drop-log.ts'
import { SINGLE_PROCESS } from '../drive/cluster.ts'
import { DEFAULT_TIMINGS, type Timings } from '../drive/timings.ts'
import type { FiledSchedules } from '../handlers/table-settings.ts'
import type { ChangeLog } from '../memory/change-log.ts'
import { MemoryStore } from '../memory/memory-store.ts'
import { DEFAULT_SESSION_DAYS, Sessions } from '../people/sessions.ts'
import type { Log } from '../platform/log.ts'
import { refuseAccount } from '../refusals/refuse.ts'
import { StaffRoles } from '../roles/staff-roles.ts'
import { type LocalAnswer, type LocalQuestion, localAnswerer } from '../routes/answer.ts'
import { boardRoutes } from '../routes/board-routes.ts'
import { filingRoutes } from '../routes/filing-routes.ts'
import { gameRoutes } from '../routes/game-routes.ts'
import { ownRoundRoutes } from '../routes/own-round-routes.ts'
import { roundRoutes } from '../routes/round-routes.ts'
import { signRoutes } from '../routes/sign-routes.ts'
import { whoAsksOf } from '../routes/who-asks.ts'
import { Wallets } from '../wallet/wallets.ts'
import { type DeviceEnd, DeviceWire } from './device-wire.ts'

export interface DeviceRoomOptions {
  /** Stores everything for the next time; by default nothing is stored. */
  readonly changes?: ChangeLog
  readonly timings?: Partial<Timings>
  /** The games that get a table; every filed game by default. */
  readonly lobby?: readonly string[]
  readonly log?: Log
}

/** A card room without a network. */
export interface DeviceRoom {
  /** A connection, as a socket is one to the server. */
  connect(end: DeviceEnd): Pick<DeviceWire, 'say' | 'hangUp'>
  /** Answers a request that a server would get over HTTP. */
  ask(question: LocalQuestion): Promise<LocalAnswer>
  close(): Promise<void>
}

export async function openDeviceRoom(options: DeviceRoomOptions = {}): Promise<DeviceRoom> {
  const { changes, timings, lobby, log = warnToConsole } = options
  const now = Date.now
  const rulebook = await openRulebook()
  const filed: FiledSchedules = game => Object.values(schedulesOf(rulebook.feeTables, game)).flat()
  const store = await MemoryStore.open(changes)
  const context = {
    store,
    cluster: SINGLE_PROCESS,
    sessions: new Sessions({ store, now, days: DEFAULT_SESSION_DAYS, log }),
    library: rulebook,
    timings: { ...DEFAULT_TIMINGS, ...timings },
    playOn: false,
    roles: new StaffRoles(store.house, now),
    wallets: new Wallets(store.house),
    drop: new DropLog(store.house),
    log,
    now,
  }
  const room = new CardRoom(context, filed)
  // The player is alone here: the coach is allowed.
  await room.open(lobby ?? rulebook.games.map(({ id }) => id), { coach: true })
  const routes = [
    ...gameRoutes(room, rulebook, filed),
    ...roundRoutes(room),
    ...ownRoundRoutes(room),
    ...signRoutes(room, filed),
    ...boardRoutes(room),
    ...filingRoutes(new Map(), rulebook.feeTables),
  ]
  const people = new Set<string>()
  return {
    connect(end) {
      const wire = new DeviceWire(end)
      const visit = { people, message: () => 0, mayBeNew: () => true, leave: () => {} }
      new Connection(wire, room, visit, NO_ACCOUNTS, () => {})
      return wire
    },
    ask: localAnswerer(routes, context.roles, whoAsksOf(room.people)),
    close: () => room.close(),
  }
}

/** Logs warnings and errors on the console. */
const warnToConsole: Log = (what, { level = 'warn', error, ...about } = {}) => {
  if (level === 'warn' || level === 'error')
    console.warn(what, about, ...(error === undefined ? [] : [error]))
}

/** A player on their own device has no account. */
const NO_ACCOUNTS: AccountHandlers = {
  browser: '',
  handle: async () => refuseAccount('account-needs-a-house'),
  afterwards: async () => {},
}
