import { setTimeout as pause } from 'node:timers/promises'
import { isRefusal, type Refusal, refuser, type Seat, seatedAs } from '@cardroom/engine'
import { parseCard } from '@cardroom/engine/cards'
import {
  type ClientMessage,
  clientMessage,
  type LineRefusals,
  type RoundFinished,
  type ServerMessage,
} from '@cardroom/protocol'
import type { Desk } from '../accounts/desk.ts'
import { refuseAccount } from '../accounts/refuse.ts'
import { eveningAt } from '../evening/evening.ts'
import { setBots } from '../room/bots-wanted.ts'
import type { CardRoom } from '../room/card-room.ts'
import type { TableHost } from '../room/host.ts'
import { sitsDownWith } from '../room/may.ts'
import { mayEnter } from '../room/own-tables.ts'
import { seatFor } from '../room/provider-seat.ts'
import { refuseInRoom } from '../room/refuse.ts'
import type { Watcher } from '../room/watchers.ts'
import { type Answer, decisionOf } from '../room/wish.ts'
import type { Ended, Session } from '../store/accounts.ts'
import type { Person } from '../store/store.ts'
import type { Visit } from './door.ts'
import { Gathered } from './gathered.ts'
import { finishedText, type TableText, tableText } from './table-text.ts'
import type { Cork, Wire } from './wire.ts'
import { type YouTold, youTold } from './you-told.ts'
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
/** The close code of a session that is over; the reason says why. */
const SESSION_OVER = 4001
/** Whoever does not go by themselves within so many milliseconds is cut off. */
const GOES_WITHIN = 2_000
/** What an answer says besides that it was done. */
type Done = Pick<Extract<ServerMessage, { type: 'ok' }>, 'table' | 'word' | 'floor' | 'account' | 'evening'>

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
  readonly #socket: Wire
  readonly #room: CardRoom
  readonly #visit: Visit
  readonly #desk: Desk
  readonly #gathered: Gathered
  readonly #watching = new Map<TableHost, Watching>()
  /** What is said at the tables that are watched. */
  readonly #hearing = new Map<TableHost, () => void>()
  #person: Person | undefined
  #session: Session | undefined
  /** Why its session is over: nothing is done for it any more. */
  #over: Ended | undefined
  #leaveSession: () => void = () => {}
  /** Tables that have changed since a slow socket was sent them. */
  readonly #late = new Set<TableHost>()
  #catchingUp: NodeJS.Timeout | undefined
  #quiet: () => void = () => {}
  #forgetWallet: () => void = () => {}
  #unanswered = 0
  #isDropped = false
  #resting: NodeJS.Timeout | undefined
  #queue: Promise<void> = Promise.resolve()

  /** `line`: what the socket writes to. */
  constructor(socket: Wire, line: Cork, room: CardRoom, visit: Visit, desk: Desk, witness: Witness) {
    this.#socket = socket
    this.#gathered = new Gathered(socket, line)
    this.#room = room
    this.#visit = visit
    this.#desk = desk
    socket.on('message', data => {
      // Who sends faster than the tables can answer has to wait.
      if (++this.#unanswered >= MOST_UNANSWERED) socket.pause()
      const arrived = performance.now()
      this.#queue = this.#queue.then(async () => {
        if (await this.#itsTurn()) {
          const heard = await this.#receive(data)
          witness(heard, performance.now() - arrived)
        }
        if (--this.#unanswered === 0 && !this.#resting) socket.resume()
      })
    })
    socket.on('ping', data => {
      // What is not taken is not heaped up.
      if (socket.bufferedAmount <= SLOW) socket.pong(data)
      this.#rest(visit.message())
    })
    socket.on('pong', () => this.#rest(visit.message()))
    socket.on('close', () => {
      this.#left().catch(error =>
        room.premises.log('a socket that closed', { level: 'error', person: this.player, error }),
      )
    })
    socket.on('error', () => socket.terminate())
  }

  /** Waits until one more message may be answered; whoever has sent too much and left is not answered any more. */
  async #itsTurn(): Promise<boolean> {
    if (this.#isDropped) return false
    const wait = this.#visit.message()
    if (wait === 0) return true
    await pause(wait)
    this.#isDropped = this.#socket.readyState !== this.#socket.OPEN
    return !this.#isDropped
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
    return [...this.#watching.keys()].some(host => host.inPlay)
  }

  /** Tells the browser to come in again, elsewhere or when the card room is back. */
  sendAway(): void {
    this.#socket.close(RESTARTS, 'the card room restarts')
  }

  /** Somebody has ended the session that it came in by. */
  #sessionOver(why: Ended): void {
    this.#over = why
    this.#socket.close(SESSION_OVER, why)
    setTimeout(() => this.#socket.terminate(), GOES_WITHIN).unref()
  }

  get player(): string {
    return this.#person?.id ?? ''
  }

  get name(): string {
    return this.#person ? this.#room.people.now(this.#person).name : ''
  }

  changed(host: TableHost): void {
    const watching = this.#watching.get(host)
    if (!watching || !host.isShown || this.#isSlow(host)) return
    const person = this.#room.people.now(this.#person!)
    const who = seatedAs(host.table.state.seats, person.id)
    const viewer = who?.seat ?? 'public'
    const text = tableText(host, this.#room.premises.now())
    const { told } = watching
    const you = youTold(host, person, who, told?.you)
    if (told?.viewer === viewer) {
      this.#sendText(text.change(told.text, viewer, told.you.text === you.text ? undefined : you.text))
    } else this.#sendText(text.whole(viewer, you.text))
    if (watching.changes) watching.told = { text, viewer, you }
  }

  finished(host: TableHost, round: RoundFinished): void {
    if (!this.#isSlow(host)) this.#sendText(finishedText(host.id, round))
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
    else this.#gathered.send(text)
  }

  /** Answers a message; says what it was, and why it was refused if it was. */
  async #receive(data: unknown): Promise<Heard> {
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
      await this.#desk.afterwards()
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
    if (message.type === 'ping') return {}
    if (this.#over) return refuseAccount('session-over', { why: this.#over })
    const person = this.#room.people.now(this.#person)
    const refusal = this.#room.premises.house.refuses(person.id, message)
    if (refusal) return refusal
    if (message.type === 'account') {
      const isSeated = this.#room.isSeated(person)
      const account = await this.#desk.answer(message.wish, { person, session: this.#session!, isSeated })
      return isRefusal(account) ? account : { account }
    }
    if (message.type === 'open') return this.#open(message, person)
    if (message.type === 'lobby') return this.#lookAtLobby(message.look)
    if (message.type === 'find') {
      const found = this.#room.find(message.word)
      return found ? { table: found.id, word: message.word } : refuse('line-no-such-word')
    }
    const host = this.#room.tables.get(message.table)
    const word = message.type === 'watch' ? message.word : undefined
    const isFloor = this.#room.premises.house.has(person.id, 'floor')
    if (!host || !(this.#watching.has(host) || isFloor || mayEnter(host, person.id, word)))
      return this.#noTable(message.table)
    if (message.type === 'floor') {
      const floor = await host.wish({ want: 'floor', player: person.id, question: message.question })
      return isRefusal(floor) ? floor : floor ? { floor } : {}
    }
    if (message.type === 'evening') {
      const evening = await eveningAt(host, this.#room.premises.store)
      return isRefusal(evening) ? evening : { evening }
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
      this.#desk.came.browser,
      person => !this.#room.isSeated(person),
      () => (this.#visit.mayBeNew() ? undefined : refuse('line-too-many-newcomers')),
    )
    if (isRefusal(greeted)) return greeted
    const { id } = greeted.person
    const { wallets, house, drop, now } = this.#room.premises
    const wallet = await wallets.welcome(id, {
      allowance: house.allowance,
      now,
      today: () => drop.dayNumber(now()),
      chipsOf: person => this.#room.desk.chipsOf(person),
    })
    this.#visit.people.add(id)
    this.#person = greeted.person
    this.#session = greeted.session
    this.#leaveSession = this.#room.premises.sessions.opened(greeted.session, why => this.#sessionOver(why))
    this.#room.entered(greeted.person)
    this.#forgetWallet = wallets.listen(id, cents => {
      this.#send({ type: 'wallet', cents })
      for (const host of this.#watching.keys()) this.changed(host)
    })
    const answer = re === undefined ? {} : { re }
    this.#send({
      type: 'welcome',
      ...answer,
      token: greeted.token,
      name: greeted.person.name,
      wallet,
      ...(greeted.isAccount ? { account: true } : {}),
      parts: house.partsOf(id),
    })
    this.#sendText(this.#room.lobby.text())
    return 'answered'
  }

  #lookAtLobby(look: boolean): Done {
    this.#quiet()
    this.#quiet = look ? this.#room.lobby.follow(text => this.#sendLobby(text)) : () => {}
    return {}
  }

  /** Who does not take what is sent asks for the whole lobby when a change is missing. */
  #sendLobby(text: string): void {
    if (this.#socket.bufferedAmount <= SLOW) this.#sendText(text)
  }

  async #open({ game, options }: Message<'open'>, person: Person): Promise<Refusal | Done> {
    const many = this.#room.mayOpen(this.#visit.people)
    if (many) return many
    const host = await this.#room.openTable(game, options ?? {}, person)
    if (isRefusal(host)) return host
    const { word } = host.table.settings.private ?? {}
    return { table: host.id, ...(word === undefined ? {} : { word }) }
  }

  async #atTable(
    message: Exclude<
      ClientMessage,
      Message<'hello' | 'ping' | 'account' | 'open' | 'lobby' | 'find' | 'floor' | 'evening'>
    >,
    host: TableHost,
    person: Person,
  ): Promise<Refusal | undefined> {
    const player = person.id
    switch (message.type) {
      case 'watch':
        // What it was told before does not count: it is sent the whole.
        this.#watching.set(host, { changes: message.changes ?? false })
        await host.watch(this)
        this.#hear(host)
        return undefined
      case 'unwatch':
        await this.#unwatch(host)
        return undefined
      case 'sit': {
        await this.#room.catchUp()
        const many = this.#room.maySit(person, this.#visit.people)
        if (many) return many
        const { seat } = message
        const { min, usual } = sitsDownWith(host, player)
        const stack = message.stack ?? Math.max(min, usual)
        return host.act({
          do: 'sit',
          player,
          name: person.name,
          ...(seat === undefined ? {} : { seat }),
          stack,
          ...seatFor(this.#room.premises.house, host.table.settings, player),
        })
      }
      case 'say':
        return this.#room.say(host, person, message.said)
      case 'bots':
        return setBots(host, player, message.count)
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
        const ask = host.table.askOf(player, { seat, hand })
        const command = {
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
        } as const
        const of = ask && { ...decisionOf(host.table, ask), ...message.of }
        return done(await host.wish({ want: 'act', command, ...(of ? { of } : {}) }))
      }
      default: {
        // What else there is belongs to the families: their part of the table reads it.
        const { type, re: _, table: __, ...rest } = message
        return host.act({ do: 'own', player, own: { do: type, ...rest } })
      }
    }
  }

  #hear(host: TableHost): void {
    if (this.#hearing.has(host) || !this.#watching.has(host)) return
    const quiet = this.#room.chats.listen(host.id, lines =>
      this.#send({ type: 'said', table: host.id, lines }),
    )
    this.#hearing.set(host, quiet)
  }

  async #unwatch(host: TableHost): Promise<void> {
    this.#watching.delete(host)
    this.#hearing.get(host)?.()
    this.#hearing.delete(host)
    await host.unwatch(this)
    await this.#room.tidy(host)
  }

  async #left(): Promise<void> {
    this.#quiet()
    this.#forgetWallet()
    this.#leaveSession()
    this.#visit.leave()
    clearTimeout(this.#resting)
    clearTimeout(this.#catchingUp)
    await this.#queue
    for (const host of [...this.#watching.keys()]) await this.#unwatch(host)
    if (this.#person) this.#room.left(this.#person)
  }
}

/** How a table is watched. */
interface Watching {
  /** Only what has changed is sent. */
  readonly changes: boolean
  /** What it was sent last. */
  told?: { readonly text: TableText; readonly viewer: Seat | 'public'; readonly you: YouTold }
}

const done = (answer: Answer): Refusal | undefined => (isRefusal(answer) ? answer : undefined)

/** The number that the answer carries back, as far as the message has one. */
function numberOf(json: unknown): { re?: number } {
  const re = typeof json === 'object' && json !== null && 're' in json ? json.re : undefined
  return Number.isSafeInteger(re) ? { re: re as number } : {}
}
