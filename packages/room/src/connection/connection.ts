import { isPlayerCommand, isRefusal, type Refusal, type Seat, seatedAs } from '@cardroom/engine'
import {
  type ClientMessage,
  clientMessage,
  type GeneralMessage,
  type RawCommandMessage,
  type RoundFinished,
  type ServerMessage,
  type SessionEnd,
} from '@cardroom/protocol'
import type { CardRoom } from '../card-room/card-room.ts'
import { refuseTableFrom } from '../card-room/table-limits.ts'
import type { TableHost } from '../drive/table-host.ts'
import type { Watcher } from '../drive/watchers.ts'
import { eveningAt } from '../handlers/evening.ts'
import { startTimer, type Timer } from '../platform/timers.ts'
import { refuseAccount, refuseInRoom, refuseRequest } from '../refusals/refuse.ts'
import { refuseUnreadable } from '../refusals/refuse-unreadable.ts'
import type { Session } from '../store/account-store.ts'
import type { Person } from '../store/store.ts'
import { mayEnter } from '../views/own-tables.ts'
import { type OwnViewCache, ownViewOf } from '../views/own-view-cache.ts'
import { finishedText, type TableText, tableText } from '../views/table-text.ts'
import type { AccountHandlers } from './account-handlers.ts'
import { handleAtTable, type TableMessage } from './at-table.ts'
import { MessageQueue } from './message-queue.ts'
import type { Visit } from './visit.ts'
import type { Wire } from './wire.ts'

/** A connection with more bytes waiting is sent no tables until it has caught up; then their current state. */
export const SLOW_BYTES = 64 * 1024
/** A connection with more bytes waiting is closed. */
const MAX_BUFFERED_BYTES = 512 * 1024
/** How often a slow socket is checked, in milliseconds. */
const CATCH_UP_INTERVAL_MS = 250

/** The close code of a service that restarts (RFC 6455 registry). */
const CLOSE_CODE_RESTART = 1012
/** The close code of a session that is over; the reason says why. */
const CLOSE_CODE_SESSION_OVER = 4001
/** A client that does not close the socket within so many milliseconds is cut off. */
const CLOSE_TIMEOUT_MS = 2_000

/** The fields of an `ok` message besides its type. */
type OkFields = Pick<
  Extract<ServerMessage, { type: 'ok' }>,
  'table' | 'word' | 'floor' | 'account' | 'evening'
>

/** A message that was answered. */
export interface HandledMessage {
  readonly type: ClientMessage['type'] | 'unreadable'
  /** The code of its refusal. */
  readonly refused?: string
}

/** Called for every message, with the milliseconds from its arrival to its answer. */
export type MessageObserver = (message: HandledMessage, took: number) => void

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

/**
 * The connection of one browser. It may do what its person may do, and is sent what its person may see. A person may
 * have several connections: all of them see the seat, and any of them acts for it.
 */
export class Connection implements Watcher {
  readonly #wire: Wire
  readonly #room: CardRoom
  readonly #visit: Visit
  readonly #accounts: AccountHandlers
  readonly #messages: MessageQueue
  readonly #watching = new Map<TableHost, WatchState>()
  /** The chat subscriptions of the watched tables. */
  readonly #chatListeners = new Map<TableHost, () => void>()
  #person: Person | undefined
  #session: Session | undefined
  /** Why its session is over; its messages are refused then. */
  #over: SessionEnd | undefined
  #leaveSession: () => void = () => {}
  /** Tables that have changed since a slow socket was sent them. */
  readonly #late = new Set<TableHost>()
  #catchingUp: Timer | undefined
  #unfollowLobby: () => void = () => {}
  #unlistenWallet: () => void = () => {}

  constructor(wire: Wire, room: CardRoom, visit: Visit, accounts: AccountHandlers, observe: MessageObserver) {
    this.#wire = wire
    this.#room = room
    this.#visit = visit
    this.#accounts = accounts
    this.#messages = new MessageQueue(wire, visit, async ({ data, arrived }) => {
      observe(await this.#receive(data), performance.now() - arrived)
    })
    wire.listen({
      message: data => this.#messages.push(data),
      signOfLife: () => this.#messages.count(),
      closed: () => {
        this.#left().catch(error =>
          room.context.log('a socket that closed', { level: 'error', person: this.player, error }),
        )
      },
    })
  }

  /** Whether a running round is watched; such a connection is not closed while the room drains. */
  get inPlay(): boolean {
    return [...this.#watching.keys()].some(host => host.inPlay)
  }

  /** Tells the browser to reconnect, to another node or when the card room is back. */
  sendAway(): void {
    this.#wire.close(CLOSE_CODE_RESTART, 'the card room restarts')
  }

  /** The connection's session was ended. */
  #sessionOver(why: SessionEnd): void {
    this.#over = why
    this.#wire.close(CLOSE_CODE_SESSION_OVER, why)
    startTimer(CLOSE_TIMEOUT_MS, () => this.#wire.terminate())
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
    const text = tableText(host, this.#room.context.now())
    const { told } = watching
    const you = ownViewOf(host, person, who, told?.you)
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

  /** Whether the socket is slow; its tables are then sent later. */
  #isSlow(host: TableHost): boolean {
    if (this.#wire.bufferedAmount <= SLOW_BYTES) return false
    this.#late.add(host)
    this.#catchingUp ??= setTimeout(() => {
      this.#catchingUp = undefined
      const late = [...this.#late].filter(one => this.#watching.has(one))
      this.#late.clear()
      if (this.#wire.isOpen) for (const one of late) this.changed(one)
    }, CATCH_UP_INTERVAL_MS)
    return true
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message))
  }

  #sendText(text: string): void {
    if (!this.#wire.isOpen) return
    if (this.#wire.bufferedAmount > MAX_BUFFERED_BYTES) this.#wire.terminate()
    else this.#wire.send(text)
  }

  /** Handles a message; returns its type, and the code of its refusal. */
  async #receive(data: unknown): Promise<HandledMessage> {
    let json: unknown
    try {
      json = JSON.parse(String(data))
    } catch {
      return this.#refuse('unreadable', {}, refuseRequest('line-not-json'))
    }
    const parsed = clientMessage.safeParse(json)
    const re = messageNumber(json)
    if (!parsed.success) return this.#refuse('unreadable', re, refuseUnreadable(parsed.error))
    const { type } = parsed.data
    try {
      const answer = await this.#handle(parsed.data)
      if (isRefusal(answer)) return this.#refuse(type, re, answer)
      if (answer !== 'answered') this.#send({ type: 'ok', ...re, ...answer })
      await this.#accounts.afterwards()
      return { type }
    } catch (error) {
      this.#room.context.log(`${type} went wrong`, {
        level: 'error',
        person: this.player,
        ...('table' in parsed.data ? { table: parsed.data.table } : {}),
        error,
      })
      return this.#refuse(type, re, refuseRequest('line-went-wrong'))
    }
  }

  #refuse(type: HandledMessage['type'], re: { re?: number }, why: Refusal): HandledMessage {
    this.#send({ type: 'refused', ...re, why })
    return { type, refused: why.code }
  }

  async #handle(message: GeneralMessage | RawCommandMessage): Promise<Refusal | OkFields | 'answered'> {
    if (message.type === 'hello') return this.#hello(message)
    if (!this.#person) return refuseRequest('line-hello-first')
    if (message.type === 'ping') return {}
    if (this.#over) return refuseAccount('session-over', { why: this.#over })
    const person = this.#room.people.now(this.#person)
    const refusal = this.#room.context.roles.refuses(person.id, message)
    if (refusal) return refusal
    if (message.type === 'account') {
      const isSeated = this.#room.isSeated(person)
      const account = await this.#accounts.handle(message.request, {
        person,
        session: this.#session!,
        isSeated,
      })
      return isRefusal(account) ? account : { account }
    }
    if (message.type === 'open') return this.#open(message, person)
    if (message.type === 'lobby') return this.#lookAtLobby(message.look)
    if (message.type === 'find') {
      const found = this.#room.find(message.word)
      return found ? { table: found.id, word: message.word } : refuseRequest('line-no-such-word')
    }
    return this.#handleTableMessage(message, person)
  }

  async #handleTableMessage(
    message: TableMessage | RawCommandMessage,
    person: Person,
  ): Promise<Refusal | OkFields> {
    const host = this.#room.tables.get(message.table)
    const word = message.type === 'watch' ? message.word : undefined
    const isFloor = this.#room.context.roles.has(person.id, 'floor')
    if (!host || !(this.#watching.has(host) || isFloor || mayEnter(host, person.id, word)))
      return this.#noTable(message.table)
    if (message.type === 'floor') {
      const floor = await host.request({ want: 'floor', player: person.id, question: message.question })
      return isRefusal(floor) ? floor : floor ? { floor } : {}
    }
    if (message.type === 'evening') {
      const evening = await eveningAt(host, this.#room.context.store)
      return isRefusal(evening) ? evening : { evening }
    }
    if (isCommand(message)) {
      // Its family declares the fields, and the table reads them.
      const { type, re: _, table: __, ...fields } = message
      return (await host.act({ do: 'own', player: person.id, own: { do: type, ...fields } })) ?? {}
    }
    if (message.type === 'watch') {
      // It is sent the whole table, whatever it was sent before.
      this.#watching.set(host, { changes: message.changes ?? false })
      await host.watch(this)
      this.#hear(host)
      return {}
    }
    if (message.type === 'unwatch') {
      await this.#unwatch(host)
      return {}
    }
    const speaker = { room: this.#room, host, person, together: this.#visit.people }
    return (await handleAtTable(message, speaker)) ?? {}
  }

  #noTable(table: string): Refusal {
    return this.#room.unreadable.has(table)
      ? refuseInRoom('table-not-opened', { table })
      : refuseRequest('line-no-such-table', { table })
  }

  async #hello({ token, name, re }: Message<'hello'>): Promise<Refusal | 'answered'> {
    if (this.#person) return refuseRequest('line-hello-twice')
    const greeted = await this.#room.people.greet(
      token,
      name,
      this.#accounts.browser,
      person => !this.#room.isSeated(person),
      () => (this.#visit.mayBeNew() ? undefined : refuseRequest('line-too-many-newcomers')),
    )
    if (isRefusal(greeted)) return greeted
    const { id } = greeted.person
    const { wallets, roles, drop, now } = this.#room.context
    const wallet = await wallets.welcome(id, {
      allowance: roles.allowance,
      now,
      today: () => drop.dayNumber(now()),
      chipsOf: person => this.#room.houseHandlers.chipsOf(person),
    })
    this.#visit.people.add(id)
    this.#person = greeted.person
    this.#session = greeted.session
    this.#leaveSession = this.#room.context.sessions.opened(greeted.session, why => this.#sessionOver(why))
    this.#room.entered(greeted.person)
    this.#unlistenWallet = wallets.listen(id, cents => {
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
      parts: roles.partsOf(id),
    })
    this.#sendText(this.#room.lobby.text())
    return 'answered'
  }

  #lookAtLobby(look: boolean): OkFields {
    this.#unfollowLobby()
    this.#unfollowLobby = look ? this.#room.lobby.follow(text => this.#sendLobby(text)) : () => {}
    return {}
  }

  /** A slow client misses changes, and then asks for the whole lobby. */
  #sendLobby(text: string): void {
    if (this.#wire.bufferedAmount <= SLOW_BYTES) this.#sendText(text)
  }

  async #open({ game, options }: Message<'open'>, person: Person): Promise<Refusal | OkFields> {
    const many = refuseTableFrom(this.#room.tables, this.#visit.people)
    if (many) return many
    const host = await this.#room.openTable(game, options ?? {}, { person })
    if (isRefusal(host)) return host
    const { word } = host.table.settings.private ?? {}
    return { table: host.id, ...(word === undefined ? {} : { word }) }
  }

  #hear(host: TableHost): void {
    if (this.#chatListeners.has(host) || !this.#watching.has(host)) return
    const quiet = this.#room.chats.listen(host.id, lines =>
      this.#send({ type: 'said', table: host.id, lines }),
    )
    this.#chatListeners.set(host, quiet)
  }

  async #unwatch(host: TableHost): Promise<void> {
    this.#watching.delete(host)
    this.#chatListeners.get(host)?.()
    this.#chatListeners.delete(host)
    await host.unwatch(this)
    await this.#room.tidy(host)
  }

  async #left(): Promise<void> {
    this.#unfollowLobby()
    this.#unlistenWallet()
    this.#leaveSession()
    this.#visit.leave()
    clearTimeout(this.#catchingUp)
    await this.#messages.close()
    for (const host of [...this.#watching.keys()]) await this.#unwatch(host)
    if (this.#person) this.#room.left(this.#person)
  }
}

const isCommand = (message: TableMessage | RawCommandMessage): message is RawCommandMessage =>
  isPlayerCommand(message.type)

/** How a table is watched. */
interface WatchState {
  /** Only what has changed is sent. */
  readonly changes: boolean
  /** The state that it was sent last. */
  told?: { readonly text: TableText; readonly viewer: Seat | 'public'; readonly you: OwnViewCache }
}

/** The number that the answer carries back, as far as the message has one. */
function messageNumber(json: unknown): { re?: number } {
  const re = typeof json === 'object' && json !== null && 're' in json ? json.re : undefined
  return Number.isSafeInteger(re) ? { re: re as number } : {}
}
