import { type Refusal, refuser } from '@cardroom/engine'
import type { ClientMessage, FloorAnswer, LobbyTable, ServerMessage, TableView } from '@cardroom/protocol'
import type { PageRefusals } from '@cardroom/words'

export type LineStatus = 'connecting' | 'open' | 'lost'

/** What the card room has told this browser so far. */
export interface Known {
  readonly status: LineStatus
  readonly name: string
  readonly lobby: readonly LobbyTable[] | undefined
  readonly tables: ReadonlyMap<string, TableView>
  /** Tables that wait for the card room's disk. */
  readonly still: ReadonlySet<string>
  /** What the server's clock shows more than this one's. */
  readonly ahead: number
}

/** `ok`, perhaps with the table that was opened, or what the floor was asked; or why not. */
export type Reply =
  | { readonly ok: true; readonly table?: string; readonly floor?: FloorAnswer }
  | { readonly ok: false; readonly why: Refusal }

type Distributive<T> = T extends unknown ? Omit<T, 're'> : never
export type Request = Distributive<ClientMessage>

/** What the line needs of the browser. */
export interface Surroundings {
  connect(): WebSocket
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  now(): number
}

const LOST = refuser<PageRefusals>()('page-line-lost')

const TOKEN = 'cardroom.token'
const NAME = 'cardroom.name'

/** The one socket to the card room: says who we are, keeps what it is told, and connects again when it is cut. */
export class Line {
  #known: Known
  #socket: WebSocket | undefined
  #number = 0
  #tries = 0
  readonly #around: Surroundings
  readonly #listeners = new Set<() => void>()
  readonly #asked = new Map<number, (reply: Reply) => void>()
  readonly #watched = new Map<string, number>()
  #unsent: { re: number; message: Request }[] = []
  #renaming: { name: string; resolve: (reply: Reply) => void } | undefined

  constructor(around: Surroundings) {
    this.#around = around
    this.#known = {
      status: 'connecting',
      name: around.storage.getItem(NAME) ?? '',
      lobby: undefined,
      tables: new Map(),
      still: new Set(),
      ahead: 0,
    }
    this.#connect()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly known = (): Known => this.#known

  /** Asks for something; the answer says whether it was done. */
  ask(message: Request): Promise<Reply> {
    const re = ++this.#number
    return new Promise(resolve => {
      this.#asked.set(re, resolve)
      if (this.#known.status === 'open') this.#send({ ...message, re } as ClientMessage)
      else this.#unsent.push({ re, message })
    })
  }

  /** Follows a table until the returned function is called. */
  watch(table: string): () => void {
    const watchers = this.#watched.get(table) ?? 0
    this.#watched.set(table, watchers + 1)
    if (watchers === 0 && this.#known.status === 'open') this.#send({ type: 'watch', table })
    return () => {
      const left = (this.#watched.get(table) ?? 1) - 1
      if (left > 0) this.#watched.set(table, left)
      else {
        this.#watched.delete(table)
        if (this.#known.status === 'open') this.#send({ type: 'unwatch', table })
      }
    }
  }

  /** Comes in again under another name; one who sits at a table keeps the name that is known there. */
  rename(name: string): Promise<Reply> {
    return new Promise(resolve => {
      this.#renaming = { name, resolve }
      this.#tries = 0
      this.#socket?.close()
    })
  }

  #connect(): void {
    const socket = this.#around.connect()
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.#greet(this.#renaming?.name ?? this.#around.storage.getItem(NAME))
    }
    socket.onmessage = event => this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = () => {
      this.#know({ status: 'lost' })
      for (const resolve of this.#asked.values()) resolve({ ok: false, why: LOST })
      this.#asked.clear()
      this.#unsent = []
      const wait = this.#renaming ? 0 : Math.min(8000, 400 * 2 ** this.#tries++)
      setTimeout(() => this.#connect(), wait)
    }
  }

  #greet(name: string | null): void {
    const token = this.#around.storage.getItem(TOKEN)
    this.#send({ type: 'hello', ...(token ? { token } : {}), ...(name ? { name } : {}) })
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#around.storage.setItem(TOKEN, message.token)
        this.#around.storage.setItem(NAME, message.name)
        this.#know({ name: message.name })
        this.#renaming?.resolve({ ok: true })
        this.#renaming = undefined
        this.#greeted()
        return
      case 'lobby':
        this.#know({ lobby: message.tables })
        return
      case 'table': {
        const { table } = message
        const ahead = table.clock ? table.clock.now - this.#around.now() : this.#known.ahead
        const still = new Set(this.#known.still)
        still.delete(table.id)
        this.#know({ tables: new Map(this.#known.tables).set(table.id, table), still, ahead })
        return
      }
      case 'stands-still':
        this.#know({ still: new Set(this.#known.still).add(message.table) })
        return
      case 'finished':
        // The table itself says so too, with what lies on it.
        return
      case 'ok':
        this.#answer(message.re, {
          ok: true,
          ...(message.table === undefined ? {} : { table: message.table }),
          ...(message.floor === undefined ? {} : { floor: message.floor }),
        })
        return
      case 'refused':
        if (this.#renaming) {
          // The name will not do: come in under the old one.
          this.#renaming.resolve({ ok: false, why: message.why })
          this.#renaming = undefined
          this.#greet(this.#around.storage.getItem(NAME))
        } else this.#answer(message.re, { ok: false, why: message.why })
        return
    }
  }

  #greeted(): void {
    this.#know({ status: 'open' })
    for (const table of this.#watched.keys()) this.#send({ type: 'watch', table })
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
export const openLine = (): Line =>
  new Line({
    connect: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
    storage: localStorage,
    now: () => Date.now(),
  })
