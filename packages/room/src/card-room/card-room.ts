import {
  isRefusal,
  type Refusal,
  seatedAs,
  seatOf,
  type Table,
  type TableCommand,
  type TableSettings,
  waitingAt,
} from '@cardroom/engine'
import type { ChatLine, ChatMessage, LobbyTable, TableOptions } from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { Chats } from '../chat/chats.ts'
import { MAX_BOTS, sitCommand } from '../drive/bots.ts'
import type { ClusterListener } from '../drive/cluster.ts'
import type { RoomContext } from '../drive/room-context.ts'
import { TableHost } from '../drive/table-host.ts'
import { Disputes } from '../handlers/disputes.ts'
import { HouseHandlers } from '../handlers/house-handlers.ts'
import { SeatingHandlers } from '../handlers/seating-handlers.ts'
import { type FiledSchedules, settingsFor } from '../handlers/table-settings.ts'
import { People } from '../people/people.ts'
import { randomHex, randomWord } from '../platform/random.ts'
import { startTimer } from '../platform/timers.ts'
import { refuseInRoom } from '../refusals/refuse.ts'
import { Conflict, type Person, TooNewError } from '../store/store.ts'
import { Lobby } from './lobby.ts'
import { lobbyTable } from './lobby-table.ts'
import { RoomPresence } from './room-presence.ts'
import { refuseTable } from './table-limits.ts'
import { type UnreadableTable, unreadableInLobby } from './unreadable-table.ts'

/** An opened or loaded table that nobody has visited is removed after so many milliseconds. */
const UNVISITED_TABLE_LIFETIME_MS = 2 * 60_000
/** Bots at a table of the house: enough that one always takes the player-dealer position. */
const DEFAULT_BOTS = 4

/** Who opens a table: a person for themselves, or by id one of the floor for the house. */
interface TableOpener {
  readonly person?: Person
  readonly floor?: string
}

/** The card room: all tables of the house, and everybody who is connected. */
export class CardRoom implements ClusterListener {
  readonly context: RoomContext
  readonly people: People
  readonly houseHandlers: HouseHandlers
  readonly disputes: Disputes
  readonly seating: SeatingHandlers
  readonly lobby = new Lobby(() => this.#list())
  readonly chats: Chats
  readonly tables = new Map<string, TableHost>()
  /** Stored tables that could not be opened. Nothing takes their place. */
  readonly unreadable = new Map<string, UnreadableTable>()
  /** The ids of all tables, also of those being opened. */
  readonly #ids = new Set<string>()
  readonly #filed: FiledSchedules
  readonly #presence: RoomPresence
  #draining = false
  onCutOff: () => void = () => {}

  constructor(context: RoomContext, filed: FiledSchedules) {
    this.context = context
    this.people = new People(context.store, context.sessions)
    this.#filed = filed
    this.houseHandlers = new HouseHandlers(this)
    this.disputes = new Disputes(context.store, context.roles)
    this.seating = new SeatingHandlers(this)
    this.chats = new Chats(context.now)
    this.#presence = new RoomPresence({
      cluster: context.cluster,
      absence: context.timings.absence,
      log: context.log,
      whenAbsent: player => this.#sitOut(player),
    })
    context.roles.onChange = () => {
      for (const host of this.tables.values()) this.houseHandlers.look(host)
      this.seating.look()
    }
  }

  /** Loads every stored table, and opens one for each game that has none. */
  async open(games: readonly string[], options: TableOptions = {}): Promise<void> {
    const { store, log, roles } = this.context
    await roles.catchUp()
    for (const id of await store.tables()) await this.#admit(id, await this.#takeUp(id))
    const kept = [
      ...[...this.tables.values()].map(({ table }) => table.settings.game),
      ...[...this.unreadable.values()].map(({ opened }) => opened?.settings.game),
    ]
    const missing = games.filter(game => {
      const slug = slugOf(game)
      return !kept.includes(game) && !this.unreadable.has(slug) && !roles.isClosed(slug)
    })
    const opened = await Promise.all(missing.map(game => this.openTable(game, options)))
    for (const [i, host] of opened.entries()) {
      if (isRefusal(host)) log(`no table for ${missing[i]}: ${sayRefusal(english, host)}`)
    }
    await this.context.cluster.join(this)
  }

  /** A table was opened on another node. */
  async appeared(id: string): Promise<void> {
    if (this.#ids.has(id)) return
    const host = await this.#takeUp(id)
    // An unreachable database throws here too; the table is then looked for again.
    if (isRefusal(host)) await this.context.store.tables()
    await this.#admit(id, host)
    this.lobby.changed()
  }

  /** Adds a loaded table, or notes it as unreadable. */
  async #admit(id: string, host: TableHost | Refusal): Promise<void> {
    this.#ids.add(id)
    if (!isRefusal(host)) {
      this.#add(host)
      return
    }
    const opened = await this.context.store.opened(id).catch(() => undefined)
    this.unreadable.set(id, { id, opened, why: host })
  }

  /** Catches up with tables that other nodes lead, so that a list of all tables is current. */
  async catchUp(): Promise<void> {
    const behind = [...this.tables.values()].filter(host => host.isBehind)
    if (behind.length > 0) await Promise.all(behind.map(host => host.catchUp()))
  }

  cameOrLeft(player: string): void {
    this.#presence.cameOrLeft(player)
  }

  /** The other nodes cannot be reached: clients here are sent to them. */
  cutOff(): void {
    this.onCutOff()
  }

  ended(session: string): void {
    const { sessions, log } = this.context
    sessions.ended(session).catch(error => log('a session that ended', { level: 'warn', error }))
  }

  missedNotifications(): void {
    const { sessions, log } = this.context
    sessions.lookAgain().catch(error => log('sessions', { level: 'warn', error }))
  }

  async #takeUp(id: string): Promise<TableHost | Refusal> {
    try {
      const stored = await this.context.store.load(id)
      if (!stored) return refuseInRoom('table-not-readable', { what: `${id} is not kept` })
      return await TableHost.load(id, stored, this.context)
    } catch (error) {
      if (error instanceof TooNewError) return refuseInRoom('table-too-new', { version: error.version })
      return refuseInRoom('table-not-readable', {
        what: error instanceof Error ? error.message : String(error),
      })
    }
  }

  /** Opens a table of the house, or one of a person's own. */
  async openTable(
    game: string,
    options: TableOptions,
    { person: by, floor }: TableOpener = {},
  ): Promise<TableHost | Refusal> {
    if (this.#draining) return refuseInRoom('room-is-closing')
    const many = refuseTable(this.tables, by?.id)
    if (many) return many
    const asked = this.settingsFor(game, options)
    if (isRefusal(asked)) return asked
    const settings = options.private ? { ...asked, private: { word: newWord() } } : asked
    const found = this.context.library.game(game)
    if (isRefusal(found)) return found
    const places = settings.seats ?? found.rules.seats.places
    const wanted = Math.max(options.bots ?? DEFAULT_BOTS, options.provider ? 1 : 0)
    const count = Math.min(wanted, MAX_BOTS, places - 1)
    const bots = Array.from({ length: count }, (_, i): TableCommand => {
      const sits = sitCommand(i, botSeat(i, count, places))
      return options.provider && i === 0 ? { ...sits, provider: true } : sits
    })
    const slug = slugOf(game)
    const id =
      this.#ids.has(slug) || this.context.roles.isClosed(slug) || by ? `${slug}-${randomHex(3)}` : slug
    this.#ids.add(id)
    const opened = { type: 'opened', settings, ...(by ? { by: by.id } : {}) } as const
    const lines = floor === undefined ? [] : [{ type: 'table-opened', table: id, by: floor } as const]
    const host = await TableHost.open(id, opened, bots, this.context, lines).catch(error => {
      // Another starting node has just opened this table of the house.
      if (error instanceof Conflict) return this.#takeUp(id)
      throw error
    })
    if (isRefusal(host)) return host
    this.#add(host)
    this.lobby.changed()
    if (floor !== undefined) await this.context.roles.catchUp()
    if (by) this.context.log('opened', { level: 'info', table: id, person: by.id })
    return host
  }

  /** The settings of a table with these options. */
  settingsFor(game: string, options: TableOptions): TableSettings | Refusal {
    return settingsFor(game, options, this.context.library, this.#filed)
  }

  #add(host: TableHost): void {
    this.tables.set(host.id, host)
    // When a table is reloaded, its seats may have changed.
    let led: boolean | undefined
    const lookAtWallets = () => {
      if (led === host.leads) return
      led = host.leads
      this.context.wallets.lookAgain(Object.values(host.table.state.seats).map(({ player }) => player))
    }
    lookAtWallets()
    for (const { player, bot } of Object.values(host.table.state.seats)) {
      if (!bot) this.#presence.waitFor(player)
    }
    let isAwaited = true
    const awaitSomebody = () => {
      isAwaited = true
      startTimer(UNVISITED_TABLE_LIFETIME_MS, () => {
        isAwaited = false
        void this.tidy(host)
      })
    }
    awaitSomebody()
    host.onLead = () => {
      lookAtWallets()
      this.lobby.changed()
      this.houseHandlers.look(host)
      this.seating.look()
      awaitSomebody()
    }
    host.onChange = () => {
      lookAtWallets()
      if (host.table.state.closed && !host.leads) this.#forget(host)
      this.lobby.changed()
      this.houseHandlers.look(host)
      this.seating.look()
      if (!isAwaited) void this.tidy(host)
    }
    this.houseHandlers.look(host)
  }

  /** Whether a person has a seat or waits for one anywhere: names at tables do not change. */
  isSeated(person: Person): boolean {
    for (const { table } of this.tables.values())
      if (seatOf(table.state.seats, person.id) !== undefined || isWaitingAt(table, person)) return true
    return false
  }

  /** A person has connected with one more socket. */
  entered({ id }: Person): void {
    this.#presence.entered(id)
    this.context.log('came in', { level: 'debug', person: id })
  }

  /** How many people have a socket open. */
  get peopleHere(): number {
    return this.#presence.count
  }

  /** A person's socket has closed. After the last one, the seats are held as if the person sat out. */
  left(person: Person): void {
    if (!this.#presence.left(person.id)) return
    this.people.left(person)
    this.context.log('left', { level: 'debug', person: person.id })
  }

  /**
   * A person who has left the room sits out at every table, and leaves every waiting list. Whether a table keeps them:
   * a player-dealer stays until the wagers are settled.
   */
  async #sitOut(player: string): Promise<boolean> {
    await this.seating.gone(player)
    let isKept = false
    for (const host of this.tables.values()) {
      // Every node knows who is absent; each handles the tables that it leads.
      if (!host.leads) continue
      const { seats, waiting = [] } = host.table.state
      if (waiting.some(one => one.player === player)) await host.act({ do: 'wait-no-more', player })
      const seated = seatedAs(seats, player)
      if (seated && !seated.away && (await host.act({ do: 'away', player, away: true }))) isKept = true
    }
    return isKept
  }

  /** Removes a table that a person opened when everybody has left it. */
  async tidy(host: TableHost): Promise<void> {
    if (host.openedBy === undefined || host.watched || !host.leads) return
    const { seats, round, closed, waiting = [] } = host.table.state
    if (closed || round || waiting.length > 0 || Object.values(seats).some(({ bot }) => !bot)) return
    if (!(await host.close())) this.remove(host)
  }

  /** A table is closed. */
  remove(host: TableHost): void {
    this.#forget(host)
    this.context.log('cleared away', { level: 'info', table: host.id })
    this.lobby.changed()
  }

  #forget({ id }: TableHost): void {
    this.tables.delete(id)
    this.chats.forget(id)
  }

  /** The private table with this word. */
  find(word: string): TableHost | undefined {
    return [...this.tables.values()].find(({ table }) => table.settings.private?.word === word)
  }

  /** Sends a chat message to everybody at a table, on every node. */
  say(host: TableHost, { id, name }: Person, said: ChatMessage): Refusal | undefined {
    const { settings, state } = host.table
    const seat = seatOf(state.seats, id)
    const speaker = { id, name, ...(seat === undefined ? {} : { seat }) }
    const line = this.chats.line(host.id, settings.chat ?? 'phrases', speaker, said)
    if (isRefusal(line)) return line
    this.heard(host.id, line)
    this.context.cluster.say(host.id, line)
    return undefined
  }

  heard(table: string, line: ChatLine): void {
    if (this.tables.has(table)) this.chats.heard(table, line)
  }

  #list(): LobbyTable[] {
    const { library } = this.context
    const unreadable = [...this.unreadable.values()]
      .filter(({ opened }) => opened?.settings.private === undefined)
      .map(one => unreadableInLobby(one, library))
    const open = [...this.tables.values()].filter(isListed).map(lobbyTable)
    return [...open, ...unreadable]
  }

  /** No new round is dealt and no table opened; rounds that are on are played to their end. */
  async drain(): Promise<void> {
    this.#draining = true
    // Where there are other nodes, rounds go on there.
    if (await this.context.cluster.leave().catch(() => false)) return
    for (const host of this.tables.values()) host.drain()
  }

  async close(): Promise<void> {
    this.lobby.close()
    this.#presence.close()
    await this.context.cluster.leave().catch(() => false)
    await Promise.all([...this.tables.values()].map(host => host.rest()))
    await this.context.cluster.close()
    await this.context.store.close()
  }
}

const isWaitingAt = ({ state }: Table, { id }: Person): boolean =>
  waitingAt(state).some(({ player }) => player === id)

/** A private table is in no lobby. */
const isListed = ({ table }: TableHost): boolean => table.settings.private === undefined

/** The secret word of a new private table. */
const newWord = (): string => randomWord(9)

/** The id of a game's table of the house. */
const slugOf = (game: string): string => game.replace('/', '-')

/** Spreads bots over the table so that people sit among them; seat 1 stays free. */
const botSeat = (i: number, count: number, places: number): number =>
  2 + Math.floor((i * (places - 1)) / count)
