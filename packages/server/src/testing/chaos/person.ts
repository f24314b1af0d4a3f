import { setTimeout as pause } from 'node:timers/promises'
import type { ServerMessage, TableView } from '@cardroom/protocol'
import { Client } from '../client.ts'
import { Regular } from '../regular.ts'

/** How long a page waits before it comes in again. */
const COMES_BACK = 400

/** What a person has been shown of a round, and with whose eyes. */
export interface Shown {
  readonly table: string
  readonly round: string
  readonly viewer: number | 'public'
  readonly view: string
}

/** A move that was acknowledged. */
export interface Moved {
  readonly table: string
  readonly round: string
  readonly seat: number
}

/** What became of chips that were asked for, by their unlike amounts. */
export type Bought = 'acknowledged' | 'refused' | 'unknown'

/** What everybody has seen and was told. */
export class Notes {
  readonly shown = new Map<string, Shown>()
  readonly moved: Moved[] = []
  readonly bought = new Map<number, Bought>()
  /** What people were refused, by why. */
  readonly refusals = new Map<string, number>()
  /** How often somebody has come in. */
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

/** Somebody with a page: comes in wherever a node lets them, comes back by themselves, and plays or buys chips. */
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
        // The node is gone, or sends everybody away: another will do.
      }
      await pause(COMES_BACK)
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
      // Whoever buys keeps something back to buy with.
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
        // Who plays a circle where nobody sits moves for that one too.
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
    else if (answer.type === 'refused' && !UNSURE.has(answer.why.code))
      this.#notes.bought.set(cents, 'refused')
  }
}

/** Refusals after which the log has the last word: the answer of the database was lost. */
const UNSURE: ReadonlySet<string> = new Set(['not-written-down', 'line-went-wrong'])
