import { isRefusal, type Refusal, refuser, seatedAs } from '@cardroom/engine'
import { parseCard } from '@cardroom/engine/cards'
import {
  type ClientMessage,
  clientMessage,
  type LineRefusals,
  type RoundFinished,
  type ServerMessage,
} from '@cardroom/protocol'
import type { RawData, WebSocket } from 'ws'
import type { CardRoom } from '../room/card-room.ts'
import type { TableHost, Watcher } from '../room/host.ts'
import { refuseInRoom } from '../room/refuse.ts'
import { youOf } from '../room/view.ts'
import type { Person } from '../store/store.ts'
import { tableText } from './table-text.ts'
import { notUnderstood } from './zod-issue.ts'

const refuse = refuser<LineRefusals>()

/** A socket that does not take what it is sent is let go. */
const MOST_BUFFERED = 4 * 1024 * 1024
const MOST_UNANSWERED = 50

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

/**
 * One browser. It can do what its person's seat may do, and is sent what its person may see. A person may have
 * several sockets open: all of them see the seat, and any of them acts for it.
 */
export class Connection implements Watcher {
  readonly #socket: WebSocket
  readonly #room: CardRoom
  readonly #watching = new Set<TableHost>()
  #person: Person | undefined
  #quiet: () => void = () => {}
  #unanswered = 0
  #queue: Promise<void> = Promise.resolve()

  constructor(socket: WebSocket, room: CardRoom) {
    this.#socket = socket
    this.#room = room
    socket.on('message', data => {
      // Who sends faster than the tables can answer has to wait.
      if (++this.#unanswered >= MOST_UNANSWERED) socket.pause()
      this.#queue = this.#queue.then(async () => {
        await this.#receive(data)
        if (--this.#unanswered === 0) socket.resume()
      })
    })
    socket.on('close', () => void this.#left())
    socket.on('error', () => socket.terminate())
  }

  get player(): string {
    return this.#person?.id ?? ''
  }

  changed(host: TableHost): void {
    const person = this.#person!
    const who = seatedAs(host.table.state.seats, person.id)
    const you = JSON.stringify(youOf(host, person, who))
    this.#sendText(tableText(host, who?.seat ?? 'public', you, this.#room.premises.now()))
  }

  finished(host: TableHost, round: RoundFinished): void {
    this.#send({ type: 'finished', table: host.id, round })
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message))
  }

  #sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_BUFFERED) this.#socket.terminate()
    else this.#socket.send(text)
  }

  async #receive(data: RawData): Promise<void> {
    let json: unknown
    try {
      json = JSON.parse(String(data))
    } catch {
      this.#send({ type: 'refused', why: refuse('line-not-json') })
      return
    }
    const parsed = clientMessage.safeParse(json)
    const re = numberOf(json)
    if (!parsed.success) {
      this.#send({ type: 'refused', ...re, why: notUnderstood(parsed.error) })
      return
    }
    try {
      const answer = await this.#handle(parsed.data)
      if (answer === 'answered') return
      if (isRefusal(answer)) this.#send({ type: 'refused', ...re, why: answer })
      else this.#send({ type: 'ok', ...re, ...answer })
    } catch (error) {
      this.#room.premises.log(`${parsed.data.type}: ${error instanceof Error ? error.stack : String(error)}`)
      this.#send({ type: 'refused', ...re, why: refuse('line-went-wrong') })
    }
  }

  async #handle(message: ClientMessage): Promise<Refusal | { table?: string } | 'answered'> {
    if (message.type === 'hello') return this.#hello(message)
    const person = this.#person
    if (!person) return refuse('line-hello-first')
    if (message.type === 'open') return this.#open(message, person)
    const host = this.#room.tables.get(message.table)
    if (!host) return this.#noTable(message.table)
    return (await this.#atTable(message, host, person)) ?? {}
  }

  #noTable(table: string): Refusal {
    return this.#room.unopened.has(table)
      ? refuseInRoom('table-not-opened', { table })
      : refuse('line-no-such-table', { table })
  }

  async #hello({ token, name, re }: Message<'hello'>): Promise<Refusal | 'answered'> {
    if (this.#person) return refuse('line-hello-twice')
    const greeted = await this.#room.people.greet(token, name, person => !this.#room.isSeated(person))
    this.#person = greeted.person
    this.#room.entered(greeted.person)
    this.#quiet = this.#room.onLobby(tables => this.#send({ type: 'lobby', tables }))
    const answer = re === undefined ? {} : { re }
    this.#send({ type: 'welcome', ...answer, token: greeted.token, name: greeted.person.name })
    this.#send({ type: 'lobby', tables: this.#room.lobby() })
    return 'answered'
  }

  async #open({ game, options }: Message<'open'>, person: Person): Promise<Refusal | { table: string }> {
    const host = await this.#room.openTable(game, options ?? {}, person)
    return isRefusal(host) ? host : { table: host.id }
  }

  async #atTable(
    message: Exclude<ClientMessage, Message<'hello' | 'open'>>,
    host: TableHost,
    person: Person,
  ): Promise<Refusal | undefined> {
    const player = person.id
    switch (message.type) {
      case 'watch':
        this.#watching.add(host)
        await host.watch(this)
        return undefined
      case 'unwatch':
        await this.#unwatch(host)
        return undefined
      case 'sit': {
        const { seat, stack } = message
        return host.act({
          do: 'sit',
          player,
          name: person.name,
          ...(seat === undefined ? {} : { seat }),
          ...(stack === undefined ? {} : { stack }),
        })
      }
      case 'stand':
        return host.act({ do: 'stand', player })
      case 'change-seat':
        return host.act({ do: 'change-seat', player, seat: message.seat })
      case 'wait':
        return host.act({ do: 'wait', player, name: person.name })
      case 'wait-no-more':
        return host.act({ do: 'wait-no-more', player })
      case 'away':
        return host.act({ do: 'away', player, away: message.away })
      case 'chips':
        return host.act({ do: 'chips', player, cents: message.cents })
      case 'add':
        return host.act({ do: 'add', player, text: message.text })
      case 'deal':
        return host.dealNow(player)
      case 'move': {
        const { seat, hand, move, cents, cards, to } = message
        return host.act({
          do: 'move',
          player,
          move: {
            seat,
            hand,
            move,
            ...(cents === undefined ? {} : { cents }),
            ...(cards === undefined ? {} : { cards: cards.map(name => parseCard(name)!) }),
            ...(to === undefined ? {} : { to }),
          },
        })
      }
      default: {
        // What else there is belongs to the families: their part of the table reads it.
        const { type, re: _, table: __, ...rest } = message
        return host.act({ do: 'own', player, own: { do: type, ...rest } })
      }
    }
  }

  async #unwatch(host: TableHost): Promise<void> {
    this.#watching.delete(host)
    await host.unwatch(this)
    await this.#room.tidy(host)
  }

  async #left(): Promise<void> {
    this.#quiet()
    await this.#queue
    for (const host of [...this.#watching]) await this.#unwatch(host)
    if (this.#person) this.#room.left(this.#person)
  }
}

/** The number that the answer carries back, as far as the message has one. */
function numberOf(json: unknown): { re?: number } {
  const re = typeof json === 'object' && json !== null && 're' in json ? json.re : undefined
  return Number.isSafeInteger(re) ? { re: re as number } : {}
}
