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
import { deviceRoom } from '../local/device-room.ts'
import { type Socket, webSocket } from '../local/socket.ts'
import { listenToMoves, placedStorage, whereNow } from '../local/whereabouts.ts'
import { Heartbeat } from './heartbeat.ts'
import { nameRefused } from './name-refused.ts'
import { oneByOne } from './one-by-one.ts'
import { TOKEN } from './own-token.ts'

export type LineStatus = 'connecting' | 'open' | 'lost'

/** What the card room has told this browser so far. */
export interface Known {
  readonly status: LineStatus
  readonly name: string
  /** What one has besides the chips on the tables; nothing before one has come in. */
  readonly wallet: number | undefined
  /** One can come in from other browsers too. */
  readonly isAccount: boolean
  /** Why one is who one was no more. */
  readonly over: Refusal | undefined
  /** What one is in the house, besides a player. */
  readonly parts: readonly GrantedPart[]
  readonly lobby: readonly LobbyTable[] | undefined
  readonly tables: ReadonlyMap<string, TableView>
  /** Nobody answers at the other end, though the line was not cut. */
  readonly silent: boolean
  /** Tables that one cannot look at, and why. */
  readonly missing: ReadonlyMap<string, Refusal>
  /** What was said at the tables that are watched. */
  readonly chats: ReadonlyMap<string, readonly ChatLine[]>
  /** Tables that wait for the card room's disk. */
  readonly still: ReadonlySet<string>
  /** What the server's clock shows more than this one's. */
  readonly ahead: number
}

/** `ok`, perhaps with the table that was opened or found and its word, or what else was asked; or why not. */
export type Reply =
  | {
      readonly ok: true
      readonly table?: string
      readonly word?: string
      readonly evening?: Evening
      readonly floor?: FloorAnswer
      readonly account?: AccountAnswer
    }
  | { readonly ok: false; readonly why: Refusal }

type Distributive<T> = T extends unknown ? Omit<T, 're'> : never
export type Request = Distributive<ClientMessage>

/** What the line needs of the browser. */
export interface Surroundings {
  connect(): Socket
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now(): number
  /** What comes over the line is heard one after the other. */
  inTurn(work: () => void): void
}

const refuse = refuser<PageRefusals>()
const LOST = refuse('page-line-lost')
const NAME_KEPT = refuse('page-name-kept')

/** The close code of a session that is over; the reason says why. */
const SESSION_OVER = 4001
const sessionOver = refuser<AccountRefusals>()

const NAME = 'cardroom.name'

/** Who plays cannot change in the moment in which the cards of a round are drawn. */
const CHANGES: ReadonlySet<Request['type']> = new Set([
  'sit',
  'stand',
  'away',
  'chips',
  'change-seat',
  'bots',
])
/** Milliseconds until it is asked again, and how often it is asked. */
const DRAWING = 300
const MOST_TRIES = 20

/** So much of what was said is kept. */
const MOST_LINES = 200

/** What is known before a card room has told anything. */
const NOTHING: Omit<Known, 'status' | 'name'> = {
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
  ahead: 0,
}

/** The one socket to the card room: says who we are, keeps what it is told, and connects again when it is cut. */
export class Line {
  #known: Known
  #socket: Socket | undefined
  #number = 0
  #tries = 0
  /** What we have said hello with. */
  #token: string | null = null
  #comesBackAtOnce = false
  #again: ReturnType<typeof setTimeout> | undefined
  readonly #around: Surroundings
  readonly #listeners = new Set<() => void>()
  readonly #asked = new Map<number, (reply: Reply) => void>()
  readonly #watched = new Map<string, number>()
  /** What was told of the tables, and of the lobby, on this socket. */
  readonly #followed = new Map<string, FollowedTable>()
  #lobby: FollowedLobby | undefined
  /** So many look at the lobby. */
  #looking = 0
  /** What lets one in to private tables. */
  readonly #words = new Map<string, string>()
  #unsent: { re: number; message: Request }[] = []
  #renaming: { name: string; resolve: (reply: Reply) => void } | undefined

  constructor(around: Surroundings) {
    this.#around = around
    this.#known = { ...NOTHING, status: 'connecting', name: around.storage.getItem(NAME) ?? '' }
    this.#connect()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly known = (): Known => this.#known

  /** Asks for something; the answer says whether it was done. What must wait for the cards is asked again. */
  async ask(message: Request): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      const reply = await this.#askOnce(message)
      const waits = !reply.ok && reply.why.code === 'cards-being-drawn' && CHANGES.has(message.type)
      if (!waits || tries >= MOST_TRIES) return reply
      await new Promise(resolve => setTimeout(resolve, DRAWING))
    }
  }

  #askOnce(message: Request): Promise<Reply> {
    const re = ++this.#number
    return new Promise(resolve => {
      this.#asked.set(re, resolve)
      if (this.#known.status === 'open') this.#send({ ...message, re } as ClientMessage)
      else this.#unsent.push({ re, message })
    })
  }

  /** Follows a table until the returned function is called. */
  watch(table: string, word?: string): () => void {
    const watchers = this.#watched.get(table) ?? 0
    if (word !== undefined) this.#words.set(table, word)
    this.#watched.set(table, watchers + 1)
    if (watchers === 0 && this.#known.status === 'open') this.#follow(table)
    return () => {
      const left = (this.#watched.get(table) ?? 1) - 1
      if (left > 0) this.#watched.set(table, left)
      else {
        this.#watched.delete(table)
        if (this.#known.status === 'open') this.#send({ type: 'unwatch', table })
      }
    }
  }

  /** Asks for a table as a whole, and then for what changes. */
  #follow(table: string): void {
    const word = this.#words.get(table)
    this.#send({ type: 'watch', table, changes: true, ...(word === undefined ? {} : { word }) })
  }

  /** Looks at the lobby until the returned function is called. */
  lookAtLobby(): () => void {
    this.#look(1)
    return () => this.#look(-1)
  }

  #look(more: 1 | -1): void {
    const looked = this.#looking > 0
    this.#looking += more
    const look = this.#looking > 0
    if (look !== looked && this.#known.status === 'open') this.#send({ type: 'lobby', look })
  }

  /** Comes in again under another name; one who sits at a table keeps the name that is known there. */
  rename(name: string): Promise<Reply> {
    const misnamed = nameRefused(name)
    if (misnamed) return Promise.resolve({ ok: false, why: misnamed })
    return new Promise(resolve => {
      this.#renaming = { name, resolve }
      this.#comeBack()
    })
  }

  /** Comes in again as whoever has this token. */
  comeInAs(token: string): void {
    this.#around.storage.setItem(TOKEN, token)
    this.#around.storage.removeItem(NAME)
    this.#know({ over: undefined })
    this.#comeBack()
  }

  /** Whoever was told why they are who they were no more has read it. */
  readOver(): void {
    this.#know({ over: undefined })
  }

  /** There is another card room at the end of the line: nothing that the one before has told is known of it. */
  moved(): void {
    this.#know({ ...NOTHING, name: this.#around.storage.getItem(NAME) ?? '' })
    clearTimeout(this.#again)
    if (this.#known.status === 'lost') this.#connect()
    else this.#comeBack()
  }

  #comeBack(): void {
    this.#tries = 0
    this.#comesBackAtOnce = true
    this.#socket?.close()
  }

  /** The session is over: from now on one is a guest, unless another has begun in this browser meanwhile. */
  #sessionOver(why: Refusal): void {
    const { storage } = this.#around
    if (storage.getItem(TOKEN) !== this.#token) return
    storage.removeItem(TOKEN)
    storage.removeItem(NAME)
    this.#know({ over: why })
  }

  #connect(): void {
    const socket = this.#around.connect()
    this.#socket = socket
    let beat: Heartbeat | undefined
    let isCut = false
    this.#followed.clear()
    this.#lobby = undefined
    const cut = ({ code, reason }: { readonly code: number; readonly reason: string }) => {
      if (isCut) return
      isCut = true
      beat?.stop()
      if (code === SESSION_OVER) {
        this.#sessionOver(sessionOver('session-over', { why: reason as SessionEnd }))
        this.#comesBackAtOnce = true
      }
      this.#cut()
    }
    socket.onopen = () => {
      this.#tries = 0
      beat = new Heartbeat({
        now: this.#around.now,
        ask: () => this.#send({ type: 'ping' }),
        silent: silent => this.#know({ silent }),
        // A line that nobody answers may never be closed by the other end.
        dead: () => {
          cut({ code: 0, reason: '' })
          socket.close()
        },
      })
      this.#greet(this.#renaming?.name)
    }
    socket.onmessage = event => {
      beat?.heard()
      this.#around.inTurn(() => {
        if (!isCut) this.#hear(JSON.parse(String(event.data)) as ServerMessage)
      })
    }
    socket.onclose = event => this.#around.inTurn(() => cut(event))
  }

  #cut(): void {
    this.#know({ status: 'lost', silent: false })
    for (const resolve of this.#asked.values()) resolve({ ok: false, why: LOST })
    this.#asked.clear()
    this.#unsent = []
    const wait = this.#comesBackAtOnce ? 0 : Math.min(8000, 400 * 2 ** this.#tries++)
    this.#comesBackAtOnce = false
    this.#again = setTimeout(() => this.#connect(), wait)
  }

  /** A name is only said where it is wanted: one may have changed it in another browser. */
  #greet(wanted?: string): void {
    const { storage } = this.#around
    this.#token = storage.getItem(TOKEN)
    const name = wanted ?? (this.#token === null ? storage.getItem(NAME) : null)
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
        const before = this.#known.name
        this.#token = message.token
        this.#around.storage.setItem(TOKEN, message.token)
        this.#around.storage.setItem(NAME, message.name)
        this.#know({
          name: message.name,
          wallet: message.wallet,
          isAccount: message.account === true,
          parts: message.parts ?? [],
        })
        this.#renamed(message.name, before)
        this.#greeted()
        return
      }
      case 'wallet':
        this.#know({ wallet: message.cents })
        return
      case 'lobby':
      case 'lobby-change':
        this.#lobby = lobbyAfter(this.#lobby, message)
        if (this.#lobby) this.#know({ lobby: this.#lobby.tables })
        // Something was missed: the whole, and what changes from then on.
        else if (this.#looking > 0) this.#send({ type: 'lobby', look: true })
        return
      case 'table':
      case 'change':
        this.#hearTable(message)
        return
      case 'said': {
        const before = this.#known.chats.get(message.table) ?? []
        const known = new Set(before.map(({ id }) => id))
        const lines = [...before, ...message.lines.filter(({ id }) => !known.has(id))].slice(-MOST_LINES)
        this.#know({ chats: new Map(this.#known.chats).set(message.table, lines) })
        return
      }
      case 'stands-still':
        this.#know({ still: new Set(this.#known.still).add(message.table) })
        return
      case 'finished':
        // The table itself says so too, with what lies on it.
        return
      case 'ok': {
        const view = message.account?.view
        if (view) this.#know({ isAccount: view.password !== null || view.passkeys.length > 0 })
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
        if (message.why.code === 'session-over' && this.#known.status !== 'open') {
          this.#sessionOver(message.why)
          this.#greet()
        } else if (this.#renaming) {
          // The name will not do: come in under the old one.
          this.#renaming.resolve({ ok: false, why: message.why })
          this.#renaming = undefined
          this.#greet()
        } else if (message.re === undefined) this.#notThere(message.why)
        else this.#answer(message.re, { ok: false, why: message.why })
        return
    }
  }

  /** Whoever sits at a table keeps the name that is known there. */
  #renamed(name: string, before: string): void {
    const renaming = this.#renaming
    this.#renaming = undefined
    const isKept = renaming && name === before && renaming.name !== before
    renaming?.resolve(isKept ? { ok: false, why: NAME_KEPT } : { ok: true })
  }

  #there(table: string): void {
    if (!this.#known.missing.has(table)) return
    const missing = new Map(this.#known.missing)
    missing.delete(table)
    this.#know({ missing })
  }

  /** What one wanted to look at cannot be looked at. */
  #notThere(why: Refusal): void {
    const { table } = why.values as { readonly table?: unknown }
    if (typeof table !== 'string') return
    this.#know({ missing: new Map(this.#known.missing).set(table, why) })
  }

  #hearTable(message: Extract<ServerMessage, { type: 'table' | 'change' }>): void {
    const id = message.type === 'table' ? message.table.id : message.table
    const before = this.#followed.get(id)
    const followed = tableAfter(before, message)
    if (!followed) {
      this.#followed.delete(id)
      // Something was missed. What else comes before the whole need not be asked for again.
      if (before && this.#watched.has(id)) this.#follow(id)
      return
    }
    this.#followed.set(id, followed)
    this.#there(id)
    const { view } = followed
    const clock = message.type === 'table' || message.change?.in?.clock || message.change?.set?.clock
    const ahead = view.clock && clock ? view.clock.now - this.#around.now() : this.#known.ahead
    const still = new Set(this.#known.still)
    still.delete(id)
    this.#know({ tables: new Map(this.#known.tables).set(id, view), still, ahead })
  }

  #greeted(): void {
    this.#know({ status: 'open' })
    if (this.#looking > 0) this.#send({ type: 'lobby', look: true })
    for (const table of this.#watched.keys()) this.#follow(table)
    for (const { re, message } of this.#unsent.splice(0)) this.#send({ ...message, re } as ClientMessage)
  }

  #answer(re: number | undefined, reply: Reply): void {
    if (re === undefined) return
    this.#asked.get(re)?.(reply)
    this.#asked.delete(re)
  }

  #know(news: Partial<Known>): void {
    this.#known = { ...this.#known, ...news }
    for (const listener of this.#listeners) listener()
  }
}

/** The line of this browser's page. */
export function openLine(): Line {
  const house = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
  const line = new Line({
    connect: () => (whereNow() === 'device' ? deviceRoom().connect() : webSocket(house)),
    storage: placedStorage,
    now: () => Date.now(),
    inTurn: oneByOne(),
  })
  listenToMoves(() => line.moved())
  return line
}
