import { type Refusal, refuser } from '@cardroom/engine'
import {
  type AccountAnswer,
  type AccountRefusals,
  type ChatLine,
  type ClientMessage,
  type Evening,
  type FloorAnswer,
  type FollowedLobby,
  type FollowedTable,
  type GrantedPart,
  type LobbyTable,
  lobbyAfter,
  type ServerMessage,
  type SessionEnd,
  type TableView,
  tableAfter,
} from '@cardroom/protocol'
import type { PageRefusals } from '@cardroom/words'
import { Heartbeat } from './heartbeat.ts'
import { deviceRoom } from './local/device-room.ts'
import { type Socket, webSocket } from './local/socket.ts'
import { listenToMoves, placedStorage, whereNow } from './local/whereabouts.ts'
import { nameRefused } from './name-refused.ts'
import { oneByOne } from './one-by-one.ts'
import { TOKEN_KEY } from './own-token.ts'

type ConnectionStatus = 'connecting' | 'open' | 'lost'

/** What the server has told this browser so far. An unchanged part stays the same object. */
export interface RoomState {
  readonly status: ConnectionStatus
  readonly name: string
  /** The player's money besides chips on the tables; nothing before the welcome. */
  readonly wallet: number | undefined
  /** The player has an account, not only a guest's session. */
  readonly isAccount: boolean
  /** Why the last session is over. */
  readonly over: Refusal | undefined
  /** The player's staff roles. */
  readonly parts: readonly GrantedPart[]
  readonly lobby: readonly LobbyTable[] | undefined
  readonly tables: ReadonlyMap<string, TableView>
  /** The other end is silent, though the connection was not closed. */
  readonly silent: boolean
  /** Tables that cannot be watched, and why. */
  readonly missing: ReadonlyMap<string, Refusal>
  /** The chat lines of watched tables. */
  readonly chats: ReadonlyMap<string, readonly ChatLine[]>
  /** Tables that wait for the server's disk. */
  readonly still: ReadonlySet<string>
}

/** `ok`, perhaps with the table that was opened or found, its word or another answer; or the refusal. */
export type RoomReply =
  | {
      readonly ok: true
      readonly table?: string
      readonly word?: string
      readonly evening?: Evening
      readonly floor?: FloorAnswer
      readonly account?: AccountAnswer
    }
  | { readonly ok: false; readonly why: Refusal }

type WithoutNumber<T> = T extends unknown ? Omit<T, 're'> : never
export type RoomRequest = WithoutNumber<ClientMessage>

/** What the connection needs of the browser. */
interface ConnectionEnvironment {
  connect(): Socket
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now(): number
  /** Queues work so that messages are handled one after the other. */
  inTurn(work: () => void): void
}

const refuse = refuser<PageRefusals>()
const CONNECTION_LOST = refuse('page-line-lost')
const NAME_KEPT = refuse('page-name-kept')

/** The close code of a session that is over; the reason says why. */
const SESSION_OVER = 4001
const sessionOver = refuser<AccountRefusals>()

const NAME_KEY = 'cardroom.name'

/** Requests that are refused while the cards of a round are drawn, and then repeated. */
const RETRIED_REQUESTS: ReadonlySet<RoomRequest['type']> = new Set([
  'sit',
  'stand',
  'away',
  'chips',
  'change-seat',
  'bots',
])
/** Milliseconds until such a request is repeated, and how often it is tried. */
const DRAWING_RETRY_MS = 300
const MAX_DRAWING_TRIES = 20

/** The most chat lines that are kept per table. */
const MAX_CHAT_LINES = 200

/** The state before the server has told anything. */
const EMPTY_STATE: Omit<RoomState, 'status' | 'name'> = {
  wallet: undefined,
  isAccount: false,
  over: undefined,
  parts: [],
  lobby: undefined,
  tables: new Map(),
  silent: false,
  missing: new Map(),
  chats: new Map(),
  still: new Set(),
}

/** The one connection to the server: says hello, keeps what it is told, and reconnects when it is cut. */
export class RoomConnection {
  #state: RoomState
  /** The server's clock minus this one, in milliseconds. */
  #clockOffset = 0
  #socket: Socket | undefined
  #number = 0
  #tries = 0
  /** The token that was sent with the last hello. */
  #token: string | null = null
  #reconnectsAtOnce = false
  /** Why the last session is over; told to a returning guest, but not after signing in. */
  #ended: Refusal | undefined
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined
  readonly #environment: ConnectionEnvironment
  readonly #listeners = new Set<() => void>()
  readonly #asked = new Map<number, (reply: RoomReply) => void>()
  readonly #watched = new Map<string, number>()
  /** The tables and the lobby as received on this socket. */
  readonly #followed = new Map<string, FollowedTable>()
  #lobby: FollowedLobby | undefined
  /** How many callers watch the lobby. */
  #lobbyWatchers = 0
  /** The words of private tables. */
  readonly #words = new Map<string, string>()
  #unsent: { re: number; message: RoomRequest }[] = []
  #renaming: { name: string; resolve: (reply: RoomReply) => void } | undefined

  constructor(environment: ConnectionEnvironment) {
    this.#environment = environment
    this.#state = { ...EMPTY_STATE, status: 'connecting', name: environment.storage.getItem(NAME_KEY) ?? '' }
    this.#connect()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): RoomState => this.#state

  /** The time by the server's clock. */
  readonly roomTime = (): number => this.#environment.now() + this.#clockOffset

  /** Sends a request and resolves with its answer. Repeats one that must wait for the cards. */
  async ask(message: RoomRequest): Promise<RoomReply> {
    for (let tries = 1; ; tries++) {
      const reply = await this.#askOnce(message)
      const waits = !reply.ok && reply.why.code === 'cards-being-drawn' && RETRIED_REQUESTS.has(message.type)
      if (!waits || tries >= MAX_DRAWING_TRIES) return reply
      await new Promise(resolve => setTimeout(resolve, DRAWING_RETRY_MS))
    }
  }

  #askOnce(message: RoomRequest): Promise<RoomReply> {
    const re = ++this.#number
    return new Promise(resolve => {
      this.#asked.set(re, resolve)
      if (this.#state.status === 'open') this.#send({ ...message, re } as ClientMessage)
      else this.#unsent.push({ re, message })
    })
  }

  /** Follows a table until the returned function is called. */
  watch(table: string, word?: string): () => void {
    const watchers = this.#watched.get(table) ?? 0
    if (word !== undefined) this.#words.set(table, word)
    this.#watched.set(table, watchers + 1)
    if (watchers === 0 && this.#state.status === 'open') this.#follow(table)
    return () => {
      const left = (this.#watched.get(table) ?? 1) - 1
      if (left > 0) this.#watched.set(table, left)
      else {
        this.#watched.delete(table)
        if (this.#state.status === 'open') this.#send({ type: 'unwatch', table })
      }
    }
  }

  /** Asks for the whole table, and then for its changes. */
  #follow(table: string): void {
    const word = this.#words.get(table)
    this.#send({ type: 'watch', table, changes: true, ...(word === undefined ? {} : { word }) })
  }

  /** Follows the lobby until the returned function is called. */
  lookAtLobby(): () => void {
    this.#look(1)
    return () => this.#look(-1)
  }

  #look(more: 1 | -1): void {
    const looked = this.#lobbyWatchers > 0
    this.#lobbyWatchers += more
    const look = this.#lobbyWatchers > 0
    if (look !== looked && this.#state.status === 'open') this.#send({ type: 'lobby', look })
  }

  /** Reconnects under another name; a seated player keeps the name that is known at the table. */
  rename(name: string): Promise<RoomReply> {
    const misnamed = nameRefused(name)
    if (misnamed) return Promise.resolve({ ok: false, why: misnamed })
    return new Promise(resolve => {
      this.#renaming = { name, resolve }
      this.#reconnect()
    })
  }

  /** Reconnects with this token. */
  signInWith(token: string): void {
    this.#environment.storage.setItem(TOKEN_KEY, token)
    this.#environment.storage.removeItem(NAME_KEY)
    this.dismissOver()
    this.#reconnect()
  }

  /** The player has read why the session is over. */
  dismissOver(): void {
    this.#ended = undefined
    this.#update({ over: undefined })
  }

  /** The page has moved to another card room: forgets what the last one told. */
  switchRoom(): void {
    this.#ended = undefined
    this.#update({ ...EMPTY_STATE, name: this.#environment.storage.getItem(NAME_KEY) ?? '' })
    clearTimeout(this.#reconnectTimer)
    if (this.#state.status === 'lost') this.#connect()
    else this.#reconnect()
  }

  #reconnect(): void {
    this.#tries = 0
    this.#reconnectsAtOnce = true
    this.#socket?.close()
  }

  /**
   * The session is over: the player becomes a guest, unless another tab has signed in meanwhile. If another tab was
   * only told before this one, the server's welcome says that the player is a guest.
   */
  #sessionOver(why: Refusal): void {
    const { storage } = this.#environment
    this.#ended = why
    if (storage.getItem(TOKEN_KEY) !== this.#token) return
    storage.removeItem(TOKEN_KEY)
    storage.removeItem(NAME_KEY)
    this.#update({ over: why })
  }

  #connect(): void {
    const socket = this.#environment.connect()
    this.#socket = socket
    let heartbeat: Heartbeat | undefined
    let isCut = false
    this.#followed.clear()
    this.#lobby = undefined
    const cut = ({ code, reason }: { readonly code: number; readonly reason: string }) => {
      if (isCut) return
      isCut = true
      heartbeat?.stop()
      if (code === SESSION_OVER) {
        this.#sessionOver(sessionOver('session-over', { why: reason as SessionEnd }))
        this.#reconnectsAtOnce = true
      }
      this.#cut()
    }
    socket.onopen = () => {
      this.#tries = 0
      heartbeat = new Heartbeat({
        now: this.#environment.now,
        ping: () => this.#send({ type: 'ping' }),
        onSilence: silent => this.#update({ silent }),
        // A silent connection may never be closed by the other end.
        onDead: () => {
          cut({ code: 0, reason: '' })
          socket.close()
        },
      })
      this.#sayHello(this.#renaming?.name)
    }
    socket.onmessage = event => {
      heartbeat?.messageArrived()
      this.#environment.inTurn(() => {
        if (!isCut) this.#hear(JSON.parse(String(event.data)) as ServerMessage)
      })
    }
    socket.onclose = event => this.#environment.inTurn(() => cut(event))
  }

  #cut(): void {
    this.#update({ status: 'lost', silent: false })
    for (const resolve of this.#asked.values()) resolve({ ok: false, why: CONNECTION_LOST })
    this.#asked.clear()
    this.#unsent = []
    const wait = this.#reconnectsAtOnce ? 0 : Math.min(8000, 400 * 2 ** this.#tries++)
    this.#reconnectsAtOnce = false
    this.#reconnectTimer = setTimeout(() => this.#connect(), wait)
  }

  /** A name is only sent when wanted: it may have been changed in another browser. */
  #sayHello(wanted?: string): void {
    const { storage } = this.#environment
    this.#token = storage.getItem(TOKEN_KEY)
    const name = wanted ?? (this.#token === null ? storage.getItem(NAME_KEY) : null)
    this.#send({
      type: 'hello',
      ...(this.#token ? { token: this.#token } : {}),
      ...(name ? { name } : {}),
    })
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        const before = this.#state.name
        const isAccount = message.account === true
        const over = isAccount ? undefined : (this.#ended ?? this.#state.over)
        this.#ended = undefined
        this.#token = message.token
        this.#environment.storage.setItem(TOKEN_KEY, message.token)
        this.#environment.storage.setItem(NAME_KEY, message.name)
        this.#update({
          name: message.name,
          wallet: message.wallet,
          isAccount,
          over,
          parts: message.parts ?? [],
        })
        this.#renamed(message.name, before)
        this.#afterWelcome()
        return
      }
      case 'wallet':
        this.#update({ wallet: message.cents })
        return
      case 'lobby':
      case 'lobby-change':
        this.#lobby = lobbyAfter(this.#lobby, message)
        if (this.#lobby) this.#update({ lobby: this.#lobby.tables })
        // A change was missed: asks for the whole lobby again.
        else if (this.#lobbyWatchers > 0) this.#send({ type: 'lobby', look: true })
        return
      case 'table':
      case 'change':
        this.#hearTable(message)
        return
      case 'said': {
        const before = this.#state.chats.get(message.table) ?? []
        const known = new Set(before.map(({ id }) => id))
        const lines = [...before, ...message.lines.filter(({ id }) => !known.has(id))].slice(-MAX_CHAT_LINES)
        this.#update({ chats: new Map(this.#state.chats).set(message.table, lines) })
        return
      }
      case 'stands-still':
        this.#update({ still: new Set(this.#state.still).add(message.table) })
        return
      case 'finished':
        // The table message says so too, with everything on the table.
        return
      case 'ok': {
        const view = message.account?.view
        if (view) this.#update({ isAccount: view.password !== null || view.passkeys.length > 0 })
        this.#answer(message.re, {
          ok: true,
          ...(message.table === undefined ? {} : { table: message.table }),
          ...(message.word === undefined ? {} : { word: message.word }),
          ...(message.evening === undefined ? {} : { evening: message.evening }),
          ...(message.floor === undefined ? {} : { floor: message.floor }),
          ...(message.account === undefined ? {} : { account: message.account }),
        })
        return
      }
      case 'refused':
        if (message.why.code === 'session-over' && this.#state.status !== 'open') {
          this.#sessionOver(message.why)
          this.#sayHello()
        } else if (this.#renaming) {
          // The name was refused: says hello under the old one.
          this.#renaming.resolve({ ok: false, why: message.why })
          this.#renaming = undefined
          this.#sayHello()
        } else if (message.re === undefined) this.#markMissing(message.why)
        else this.#answer(message.re, { ok: false, why: message.why })
        return
    }
  }

  /** A seated player keeps the name that is known at the table. */
  #renamed(name: string, before: string): void {
    const renaming = this.#renaming
    this.#renaming = undefined
    const isKept = renaming && name === before && renaming.name !== before
    renaming?.resolve(isKept ? { ok: false, why: NAME_KEPT } : { ok: true })
  }

  #markFound(table: string): void {
    if (!this.#state.missing.has(table)) return
    const missing = new Map(this.#state.missing)
    missing.delete(table)
    this.#update({ missing })
  }

  /** A watched table is missing. */
  #markMissing(why: Refusal): void {
    const { table } = why.values as { readonly table?: unknown }
    if (typeof table !== 'string') return
    this.#update({ missing: new Map(this.#state.missing).set(table, why) })
  }

  #hearTable(message: Extract<ServerMessage, { type: 'table' | 'change' }>): void {
    const id = message.type === 'table' ? message.table.id : message.table
    const before = this.#followed.get(id)
    const followed = tableAfter(before, message)
    if (!followed) {
      this.#followed.delete(id)
      // A change was missed: asks once for the whole table.
      if (before && this.#watched.has(id)) this.#follow(id)
      return
    }
    this.#followed.set(id, followed)
    this.#markFound(id)
    const { view } = followed
    const clock = message.type === 'table' || message.change?.in?.clock || message.change?.set?.clock
    if (view.clock && clock) this.#clockOffset = view.clock.now - this.#environment.now()
    const { still } = this.#state
    this.#update({
      tables: new Map(this.#state.tables).set(id, view),
      ...(still.has(id) ? { still: new Set([...still].filter(one => one !== id)) } : {}),
    })
  }

  #afterWelcome(): void {
    this.#update({ status: 'open' })
    if (this.#lobbyWatchers > 0) this.#send({ type: 'lobby', look: true })
    for (const table of this.#watched.keys()) this.#follow(table)
    for (const { re, message } of this.#unsent.splice(0)) this.#send({ ...message, re } as ClientMessage)
  }

  #answer(re: number | undefined, reply: RoomReply): void {
    if (re === undefined) return
    this.#asked.get(re)?.(reply)
    this.#asked.delete(re)
  }

  #update(news: Partial<RoomState>): void {
    this.#state = { ...this.#state, ...news }
    for (const listener of this.#listeners) listener()
  }
}

/** Opens the connection of this page. */
export function openRoomConnection(): RoomConnection {
  const server = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
  const connection = new RoomConnection({
    connect: () => (whereNow() === 'device' ? deviceRoom().connect() : webSocket(server)),
    storage: placedStorage,
    now: () => Date.now(),
    inTurn: oneByOne(),
  })
  listenToMoves(() => connection.switchRoom())
  return connection
}
