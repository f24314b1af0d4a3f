import { setTimeout as pause } from 'node:timers/promises'
import type { ServerMessage, TableView } from '@cardroom/protocol'
import { Client } from '../client.ts'
import { Regular } from '../regular.ts'

/** How long a page waits before it reconnects, in milliseconds. */
const RECONNECT_MS = 400

/** A view of a round that a person was shown. */
export interface ShownView {
  readonly table: string
  readonly round: string
  readonly viewer: number | 'public'
  readonly view: string
}

/** A move that was acknowledged. */
export interface AcknowledgedMove {
  readonly table: string
  readonly round: string
  readonly seat: number
}

/** The outcome of buying chips; every purchase has its own amount. */
export type PurchaseOutcome = 'acknowledged' | 'refused' | 'unknown'

/** Collects what all people were shown and told. */
export class Notes {
  readonly shown = new Map<string, ShownView>()
  readonly moved: AcknowledgedMove[] = []
  readonly bought = new Map<number, PurchaseOutcome>()
  /** The number of refusals, by code. */
  readonly refusals = new Map<string, number>()
  /** The number of connections. */
  comings = 0
  #cents = 0

  hear(answer: ServerMessage): void {
    if (answer.type !== 'refused') return
    const { code } = answer.why
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1)
  }

  nextCents(): number {
    return ++this.#cents
  }

  see({ id: table, you, round, last }: TableView): void {
    const viewer = you.seat ?? 'public'
    for (const [id, view] of [
      [round?.id, round?.view],
      [last?.id, last?.view],
    ] as const) {
      if (id === undefined || !view) continue
      const text = JSON.stringify(view)
      this.shown.set(`${viewer} ${id} ${text}`, { table, round: id, viewer, view: text })
    }
  }
}

/** A simulated person: connects to any node, reconnects, and plays or buys chips. */
export class Person {
  readonly #name: string
  readonly #table: string
  readonly #does: 'plays' | 'buys' | 'watches'
  readonly #notes: Notes
  readonly #nodes: () => readonly string[]
  #token: string | undefined
  #stopped = false
  /** The table as it was shown last. */
  view: TableView | undefined

  constructor(
    name: string,
    table: string,
    does: 'plays' | 'buys' | 'watches',
    notes: Notes,
    nodes: () => readonly string[],
  ) {
    this.#name = name
    this.#table = table
    this.#does = does
    this.#notes = notes
    this.#nodes = nodes
  }

  stop(): void {
    this.#stopped = true
  }

  async live(): Promise<void> {
    while (!this.#stopped) {
      const nodes = this.#nodes()
      const url = nodes[Math.floor(Math.random() * nodes.length)]
      try {
        if (url !== undefined) await this.#visit(url)
      } catch {
        // The node is gone or draining: another will do.
      }
      await pause(RECONNECT_MS)
    }
  }

  async #visit(url: string): Promise<void> {
    const hello = this.#token === undefined ? { name: this.#name } : { token: this.#token }
    const client = await Client.connect(url, hello)
    this.#token = client.token
    this.#notes.comings++
    client.forget = true
    const closed = new Promise<void>(done => client.socket.once('close', () => done()))
    client.socket.on('message', () => this.#see(client.tables.get(this.#table)))
    const stays = this.#stay(client)
    stays.catch(() => {})
    await Promise.race([closed, stays])
    client.socket.terminate()
  }

  #see(view: TableView | undefined): void {
    if (!view || view === this.view) return
    this.view = view
    this.#notes.see(view)
  }

  async #stay(client: Client): Promise<void> {
    const table = this.#table
    const isOpen = () => client.socket.readyState === client.socket.OPEN && !this.#stopped
    await client.ask({ type: 'watch', table })
    while (isOpen() && this.view?.you.seat === undefined && this.#does !== 'watches') {
      // A buyer keeps money for buying.
      await client.ask({ type: 'sit', table, ...(this.#does === 'buys' ? { stack: 10_000 } : {}) })
      await pause(100)
    }
    if (this.#does === 'plays') this.#play(client)
    while (isOpen()) {
      await pause(this.#does === 'buys' ? 30 : 200)
      if (this.#does === 'buys') await this.#buy(client)
      else if (this.view?.you.may.some(may => may.do === 'away' && !may.away))
        await client.ask({ type: 'away', table, away: false })
    }
  }

  #play(client: Client): void {
    const ask = client.ask.bind(client)
    client.ask = async message => {
      const { round, you } = this.view ?? {}
      const answer = await ask(message)
      this.#notes.hear(answer)
      if (message.type === 'move' && answer.type === 'ok' && round && you?.seat !== undefined)
        // The player of a circle at an empty seat moves for it too.
        this.#notes.moved.push({ table: this.#table, round: round.id, seat: message.seat ?? you.seat })
      return answer
    }
    new Regular(client, this.#table)
  }

  async #buy(client: Client): Promise<void> {
    const cents = this.#notes.nextCents()
    this.#notes.bought.set(cents, 'unknown')
    const answer = await client.ask({ type: 'chips', table: this.#table, cents })
    this.#notes.hear(answer)
    if (answer.type === 'ok') this.#notes.bought.set(cents, 'acknowledged')
    else if (answer.type === 'refused' && !UNSURE_REFUSALS.has(answer.why.code))
      this.#notes.bought.set(cents, 'refused')
  }
}

/** Refusals after which only the log knows: the database's answer was lost. */
const UNSURE_REFUSALS: ReadonlySet<string> = new Set(['not-written-down', 'line-went-wrong'])
