import {
  type ClientMessage,
  type FollowedLobby,
  type FollowedTable,
  type LobbyTable,
  lobbyAfter,
  type ServerMessage,
  type TableView,
  tableAfter,
} from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { WebSocket } from 'ws'

type Answer = Extract<ServerMessage, { type: 'ok' | 'refused' | 'welcome' }>
type Unnumbered<M> = M extends unknown ? Omit<M, 're'> : never

/** How long to wait for an answer, in milliseconds; generous for busy machines. */
const ANSWER_TIMEOUT_MS = 45_000

/** A client without a page, for tests and benchmarks. */
export class Client {
  readonly socket: WebSocket
  /** All received messages; changes of tables and of the lobby are given as the whole. */
  readonly received: ServerMessage[] = []
  /** The same as it came. */
  readonly texts: string[] = []
  readonly tables = new Map<string, TableView>()
  /** Keeps no messages, only the last view of each table. */
  forget = false
  sent = 0
  token = ''
  name = ''
  isAccount = false
  readonly #answers = new Map<number, (answer: Answer) => void>()
  readonly #waiting = new Set<(message: ServerMessage) => void>()
  readonly #followed = new Map<string, FollowedTable>()
  #lobby: FollowedLobby = { tables: [] }
  #number = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => {
      const text = String(data)
      if (!this.forget) this.texts.push(text)
      const message = this.#whole(JSON.parse(text) as ServerMessage)
      if (message) this.#receive(message)
    })
  }

  /** `from`: the headers of the request. */
  static async connect(
    url: string,
    hello: { token?: string; name?: string } = {},
    from: Readonly<Record<string, string>> = {},
  ): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: from })
    const client = new Client(socket)
    await new Promise((done, failed) => {
      socket.once('open', done)
      socket.once('error', failed)
    })
    const welcome = await client.ask({ type: 'hello', ...hello })
    if (welcome.type === 'refused') throw new Error(`not welcome: ${sayRefusal(english, welcome.why)}`)
    if (welcome.type !== 'welcome') throw new Error('not welcome')
    client.isAccount = welcome.account === true
    client.token = welcome.token
    client.name = welcome.name
    await client.ask({ type: 'lobby', look: true })
    return client
  }

  get lobby(): readonly LobbyTable[] {
    return this.#lobby.tables
  }

  /** Turns a change of a table or of the lobby into the whole, as a page would. */
  #whole(message: ServerMessage): ServerMessage | undefined {
    switch (message.type) {
      case 'table':
      case 'change': {
        const id = message.type === 'table' ? message.table.id : message.table
        const followed = tableAfter(this.#followed.get(id), message)
        if (!followed) {
          void this.ask({ type: 'watch', table: id }).catch(() => {})
          return undefined
        }
        this.#followed.set(id, followed)
        return { type: 'table', table: followed.view }
      }
      case 'lobby':
      case 'lobby-change':
        this.#lobby = lobbyAfter(this.#lobby, message) ?? this.#lobby
        return { type: 'lobby', tables: this.#lobby.tables }
      default:
        return message
    }
  }

  #receive(message: ServerMessage): void {
    if (!this.forget) this.received.push(message)
    if (message.type === 'table') this.tables.set(message.table.id, message.table)
    if ('re' in message && message.re !== undefined) {
      this.#answers.get(message.re)?.(message)
      this.#answers.delete(message.re)
    }
    for (const waiting of this.#waiting) waiting(message)
  }

  /** Sends a message and waits for its answer. */
  ask(message: Unnumbered<ClientMessage>): Promise<Answer> {
    const re = this.#number++
    return new Promise((done, failed) => {
      const late = setTimeout(
        () => failed(new Error(`no answer to ${JSON.stringify(message)}`)),
        ANSWER_TIMEOUT_MS,
      )
      this.#answers.set(re, answer => {
        clearTimeout(late)
        done(answer)
      })
      this.sent++
      const changes = message.type === 'watch' ? { changes: true } : {}
      this.socket.send(JSON.stringify({ ...message, ...changes, re }))
    })
  }

  /** Like `ask`, where nothing but success will do. */
  async must(message: Unnumbered<ClientMessage>): Promise<Answer> {
    const answer = await this.ask(message)
    if (answer.type === 'refused')
      throw new Error(`${JSON.stringify(message)}: ${sayRefusal(english, answer.why)}`)
    return answer
  }

  /** Why a message is refused. */
  async refusal(message: Unnumbered<ClientMessage>): Promise<string> {
    const answer = await this.ask(message)
    if (answer.type !== 'refused') throw new Error(`${JSON.stringify(message)} was not refused`)
    return sayRefusal(english, answer.why)
  }

  /** The next message that fits, or the last one if it already does. */
  next<T>(fits: (message: ServerMessage) => T | undefined): Promise<T> {
    return new Promise((done, failed) => {
      const late = setTimeout(() => {
        this.#waiting.delete(look)
        failed(new Error(`nothing came that fits ${String(fits)}`))
      }, ANSWER_TIMEOUT_MS)
      const look = (message: ServerMessage) => {
        const found = fits(message)
        if (found === undefined) return
        clearTimeout(late)
        this.#waiting.delete(look)
        done(found)
      }
      this.#waiting.add(look)
    })
  }

  /** The view of a table as soon as it fits. */
  async until(table: string, fits: (view: TableView) => boolean): Promise<TableView> {
    const now = this.tables.get(table)
    if (now && fits(now)) return now
    return this.next(message =>
      message.type === 'table' && message.table.id === table && fits(message.table)
        ? message.table
        : undefined,
    )
  }

  close(): Promise<void> {
    return new Promise(done => {
      this.socket.once('close', () => done())
      this.socket.close()
    })
  }
}
