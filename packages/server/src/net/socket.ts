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
import type { Answer } from '../room/wish.ts'
import type { Person } from '../store/store.ts'
import type { Visit } from './door.ts'
import { tableText } from './table-text.ts'
import { notUnderstood } from './zod-issue.ts'

const refuse = refuser<LineRefusals>()

/** A socket that does not take what it is sent gets no more of the tables until it does: then they as they are. */
const SLOW = 64 * 1024
/** One that does not even take the answers is let go. */
const MOST_BUFFERED = 512 * 1024
/** How often it is looked whether a slow socket has caught up, in milliseconds. */
const CATCHES_UP = 250
const MOST_UNANSWERED = 50

/** The close code of a service that restarts (RFC 6455 registry). */
const RESTARTS = 1012
/** What an answer says besides that it was done. */
type Done = Pick<Extract<ServerMessage, { type: 'ok' }>, 'table' | 'floor'>

/** A message that was answered. */
export interface Heard {
  readonly type: ClientMessage['type'] | 'unreadable'
  /** The code of its refusal. */
  readonly refused?: string
}

/** Is told of every message, and how many milliseconds after its arrival it was answered. */
export type Witness = (heard: Heard, took: number) => void

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

/**
 * One browser. It can do what its person's seat may do, and is sent what its person may see. A person may have
 * several sockets open: all of them see the seat, and any of them acts for it.
 */
export class Connection implements Watcher {
  readonly #socket: WebSocket
  readonly #room: CardRoom
  readonly #visit: Visit
  readonly #watching = new Set<TableHost>()
  #person: Person | undefined
  /** Tables that have changed since a slow socket was sent them. */
  readonly #late = new Set<TableHost>()
  #catchingUp: NodeJS.Timeout | undefined
  #quiet: () => void = () => {}
  #unanswered = 0
  #resting: NodeJS.Timeout | undefined
  #queue: Promise<void> = Promise.resolve()

  constructor(socket: WebSocket, room: CardRoom, visit: Visit, witness: Witness) {
    this.#socket = socket
    this.#room = room
    this.#visit = visit
    socket.on('message', data => {
      this.#rest(visit.message())
      // Who sends faster than the tables can answer has to wait.
      if (++this.#unanswered >= MOST_UNANSWERED) socket.pause()
      const arrived = performance.now()
      this.#queue = this.#queue.then(async () => {
        const heard = await this.#receive(data)
        witness(heard, performance.now() - arrived)
        if (--this.#unanswered === 0 && !this.#resting) socket.resume()
      })
    })
    socket.on('close', () => {
      this.#left().catch(error =>
        room.premises.log('a socket that closed', { level: 'error', person: this.player, error }),
      )
    })
    socket.on('error', () => socket.terminate())
  }

  /** Nothing is read for so many milliseconds: it was too much at once. */
  #rest(milliseconds: number): void {
    if (milliseconds === 0) return
    clearTimeout(this.#resting)
    this.#socket.pause()
    this.#resting = setTimeout(() => {
      this.#resting = undefined
      if (this.#unanswered < MOST_UNANSWERED) this.#socket.resume()
    }, milliseconds)
  }

  /** A round that is on is watched: whoever plays it is not cut off. */
  get inPlay(): boolean {
    return [...this.#watching].some(host => host.inPlay)
  }

  /** Tells the browser to come in again, elsewhere or when the card room is back. */
  sendAway(): void {
    this.#socket.close(RESTARTS, 'the card room restarts')
  }

  get player(): string {
    return this.#person?.id ?? ''
  }

  changed(host: TableHost): void {
    if (this.#isSlow(host)) return
    const person = this.#room.people.now(this.#person!)
    const who = seatedAs(host.table.state.seats, person.id)
    const you = JSON.stringify(youOf(host, person, who))
    this.#sendText(tableText(host, who?.seat ?? 'public', you, this.#room.premises.now()))
  }

  finished(host: TableHost, round: RoundFinished): void {
    if (!this.#isSlow(host)) this.#send({ type: 'finished', table: host.id, round })
  }

  standsStill(host: TableHost): void {
    this.#send({ type: 'stands-still', table: host.id })
  }

  /** Whether a table has to wait because what was sent before is not taken yet. */
  #isSlow(host: TableHost): boolean {
    if (this.#socket.bufferedAmount <= SLOW) return false
    this.#late.add(host)
    this.#catchingUp ??= setTimeout(() => {
      this.#catchingUp = undefined
      const late = [...this.#late].filter(one => this.#watching.has(one))
      this.#late.clear()
      if (this.#socket.readyState === this.#socket.OPEN) for (const one of late) this.changed(one)
    }, CATCHES_UP)
    return true
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message))
  }

  #sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_BUFFERED) this.#socket.terminate()
    else this.#socket.send(text)
  }

  /** Answers a message; says what it was, and why it was refused if it was. */
  async #receive(data: RawData): Promise<Heard> {
    let json: unknown
    try {
      json = JSON.parse(String(data))
    } catch {
      return this.#refuse('unreadable', {}, refuse('line-not-json'))
    }
    const parsed = clientMessage.safeParse(json)
    const re = numberOf(json)
    if (!parsed.success) return this.#refuse('unreadable', re, notUnderstood(parsed.error))
    const { type } = parsed.data
    try {
      const answer = await this.#handle(parsed.data)
      if (isRefusal(answer)) return this.#refuse(type, re, answer)
      if (answer !== 'answered') this.#send({ type: 'ok', ...re, ...answer })
      return { type }
    } catch (error) {
      this.#room.premises.log(`${type} went wrong`, {
        level: 'error',
        person: this.player,
        ...('table' in parsed.data ? { table: parsed.data.table } : {}),
        error,
      })
      return this.#refuse(type, re, refuse('line-went-wrong'))
    }
  }

  #refuse(type: Heard['type'], re: { re?: number }, why: Refusal): Heard {
    this.#send({ type: 'refused', ...re, why })
    return { type, refused: why.code }
  }

  async #handle(message: ClientMessage): Promise<Refusal | Done | 'answered'> {
    if (message.type === 'hello') return this.#hello(message)
    if (!this.#person) return refuse('line-hello-first')
    const person = this.#room.people.now(this.#person)
    if (message.type === 'open') return this.#open(message, person)
    const host = this.#room.tables.get(message.table)
    if (!host) return this.#noTable(message.table)
    if (message.type === 'floor') {
      const floor = await host.wish({ want: 'floor', player: person.id, question: message.question })
      return isRefusal(floor) ? floor : floor ? { floor } : {}
    }
    return (await this.#atTable(message, host, person)) ?? {}
  }

  #noTable(table: string): Refusal {
    return this.#room.unopened.has(table)
      ? refuseInRoom('table-not-opened', { table })
      : refuse('line-no-such-table', { table })
  }

  async #hello({ token, name, re }: Message<'hello'>): Promise<Refusal | 'answered'> {
    if (this.#person) return refuse('line-hello-twice')
    const greeted = await this.#room.people.greet(
      token,
      name,
      person => !this.#room.isSeated(person),
      () => (this.#visit.mayBeNew() ? undefined : refuse('line-too-many-newcomers')),
    )
    if (isRefusal(greeted)) return greeted
    this.#visit.people.add(greeted.person.id)
    this.#person = greeted.person
    this.#room.entered(greeted.person)
    this.#quiet = this.#room.onLobby(tables => {
      if (this.#socket.bufferedAmount <= SLOW) this.#send({ type: 'lobby', tables })
    })
    const answer = re === undefined ? {} : { re }
    this.#send({ type: 'welcome', ...answer, token: greeted.token, name: greeted.person.name })
    this.#send({ type: 'lobby', tables: this.#room.lobby() })
    return 'answered'
  }

  async #open({ game, options }: Message<'open'>, person: Person): Promise<Refusal | { table: string }> {
    const many = this.#room.mayOpen(this.#visit.people)
    if (many) return many
    const host = await this.#room.openTable(game, options ?? {}, person)
    return isRefusal(host) ? host : { table: host.id }
  }

  async #atTable(
    message: Exclude<ClientMessage, Message<'hello' | 'open' | 'floor'>>,
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
        await this.#room.catchUp()
        const many = this.#room.maySit(person, this.#visit.people)
        if (many) return many
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
      case 'seal':
        return host.act({ do: 'seal', player, commitment: message.commitment })
      case 'unveil':
        return host.act({ do: 'unveil', player, text: message.text })
      case 'cut':
        return host.act({ do: 'cut', player, at: message.at })
      case 'free-hand':
      case 'deal':
      case 'call':
        return done(await host.wish({ want: message.type, player }))
      case 'hold':
        return done(await host.wish({ want: 'hold', player, hold: message.hold }))
      case 'rule': {
        const { ruling, version } = message
        return done(await host.wish({ want: 'rule', player, ruling, version }))
      }
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
    this.#visit.leave()
    clearTimeout(this.#resting)
    clearTimeout(this.#catchingUp)
    await this.#queue
    for (const host of [...this.#watching]) await this.#unwatch(host)
    if (this.#person) this.#room.left(this.#person)
  }
}

const done = (answer: Answer): Refusal | undefined => (isRefusal(answer) ? answer : undefined)

/** The number that the answer carries back, as far as the message has one. */
function numberOf(json: unknown): { re?: number } {
  const re = typeof json === 'object' && json !== null && 're' in json ? json.re : undefined
  return Number.isSafeInteger(re) ? { re: re as number } : {}
}
