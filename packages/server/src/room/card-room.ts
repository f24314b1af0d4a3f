import { randomBytes } from 'node:crypto'
import {
  isRefusal,
  type Refusal,
  seatedAs,
  seatedAt,
  seatOf,
  type Table,
  type TableCommand,
  waitingAt,
} from '@cardroom/engine'
import type { LobbyTable, TableOptions } from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { TooNew } from '../store/lift/lift.ts'
import { Conflict, type Person } from '../store/store.ts'
import { botName, MOST_BOTS } from './bots.ts'
import { TableHost } from './host.ts'
import { People } from './people.ts'
import type { Premises } from './premises.ts'
import { refuseInRoom } from './refuse.ts'
import type { House } from './ring.ts'
import { type Filed, settingsFor } from './settings.ts'
import { type Unopened, unopenedInLobby } from './unopened.ts'
import { phaseOf } from './view.ts'

const MOST_TABLES = 500
const MOST_TABLES_A_PERSON = 5
const MOST_TABLES_AN_ADDRESS = 25
const MOST_SEATS_A_PERSON = 8
const MOST_SEATS_AN_ADDRESS = 64
/** A table that was opened or taken up and that nobody has come to is cleared away after so many milliseconds. */
const NOBODY_CAME = 2 * 60_000
/** Bots at a table of the house; enough that the player-dealer position always finds somebody. */
const BOTS = 4
/** The lobby is told of changes no more often than this. */
const LOBBY_EVERY = 500

type LobbyListener = (tables: readonly LobbyTable[]) => void

/** All tables of the house, and everybody who comes in. */
export class CardRoom implements House {
  readonly premises: Premises
  readonly people: People
  readonly tables = new Map<string, TableHost>()
  /** Tables that could not be opened as they were left. Nothing takes their place. */
  readonly unopened = new Map<string, Unopened>()
  /** Every table there is or was about to be. */
  readonly #ids = new Set<string>()
  readonly #filed: Filed
  readonly #listeners = new Set<LobbyListener>()
  readonly #sockets = new Map<string, number>()
  /** Those who may come back to their seats. */
  readonly #absences = new Map<string, NodeJS.Timeout>()
  /** What the listeners were told last. */
  #shown = ''
  #lobbyTimer: NodeJS.Timeout | undefined
  #draining = false
  onCutOff: () => void = () => {}

  constructor(premises: Premises, filed: Filed) {
    this.premises = premises
    this.people = new People(premises.store)
    this.#filed = filed
  }

  /** Takes up every table where it was left, and opens one for each game that has none. */
  async open(games: readonly string[]): Promise<void> {
    const { store, log } = this.premises
    for (const id of await store.tables()) await this.#admit(id, await this.#takeUp(id))
    const kept = [
      ...[...this.tables.values()].map(({ table }) => table.settings.game),
      ...[...this.unopened.values()].map(({ opened }) => opened?.settings.game),
    ]
    const missing = games.filter(game => !kept.includes(game) && !this.unopened.has(slugOf(game)))
    const opened = await Promise.all(missing.map(game => this.openTable(game, {})))
    for (const [i, host] of opened.entries()) {
      if (isRefusal(host)) log(`no table for ${missing[i]}: ${sayRefusal(english, host)}`)
    }
    await this.premises.ring.join(this)
  }

  /** A table was opened on another node. */
  async appeared(id: string): Promise<void> {
    if (this.#ids.has(id)) return
    const host = await this.#takeUp(id)
    // A database that is out of reach says so here too: then the table is looked for again.
    if (isRefusal(host)) await this.premises.store.tables()
    await this.#admit(id, host)
    this.#changed()
  }

  /** A table as it was left, or one that could not be opened so. */
  async #admit(id: string, host: TableHost | Refusal): Promise<void> {
    this.#ids.add(id)
    if (!isRefusal(host)) {
      this.#add(host)
      return
    }
    const opened = await this.premises.store.opened(id).catch(() => undefined)
    this.unopened.set(id, { id, opened, why: host })
  }

  /** Nobody who asks for all tables is told what was true a moment ago on another node. */
  async catchUp(): Promise<void> {
    const behind = [...this.tables.values()].filter(host => host.isBehind)
    if (behind.length > 0) await Promise.all(behind.map(host => host.catchUp()))
  }

  cameOrLeft(player: string): void {
    if (this.#isIn(player)) this.#comesBack(player)
    else if (!this.#absences.has(player)) this.#giveUpLater(player)
  }

  /** The other nodes cannot be reached: whoever is here is sent to them. */
  cutOff(): void {
    this.onCutOff()
  }

  #isIn(player: string): boolean {
    return this.#sockets.has(player) || this.premises.ring.isIn(player)
  }

  #comesBack(player: string): void {
    clearTimeout(this.#absences.get(player))
    this.#absences.delete(player)
  }

  async #takeUp(id: string): Promise<TableHost | Refusal> {
    try {
      const stored = await this.premises.store.load(id)
      return stored
        ? await TableHost.load(id, stored, this.premises)
        : refuseInRoom('table-not-readable', { what: `${id} is not kept` })
    } catch (error) {
      if (error instanceof TooNew) return refuseInRoom('table-too-new', { version: error.version })
      return refuseInRoom('table-not-readable', {
        what: error instanceof Error ? error.message : String(error),
      })
    }
  }

  async openTable(game: string, options: TableOptions, by?: Person): Promise<TableHost | Refusal> {
    if (this.#draining) return refuseInRoom('room-is-closing')
    if (by && this.#openedBy(new Set([by.id])) >= MOST_TABLES_A_PERSON)
      return refuseInRoom('too-many-tables-of-yours', { most: MOST_TABLES_A_PERSON })
    if (this.tables.size >= MOST_TABLES) return refuseInRoom('no-room-for-a-table')
    const settings = settingsFor(game, options, this.premises.library, this.#filed)
    if (isRefusal(settings)) return settings
    const found = this.premises.library.game(game)
    if (isRefusal(found)) return found
    const { places } = found.rules.seats
    const count = Math.min(options.bots ?? BOTS, MOST_BOTS, places - 1)
    const bots = Array.from({ length: count }, (_, i): TableCommand => {
      const name = botName(i)
      return { do: 'sit', player: `bot ${name}`, name, bot: true, seat: botSeat(i, count, places) }
    })
    const slug = slugOf(game)
    const id = this.#ids.has(slug) || by ? `${slug}-${randomBytes(3).toString('hex')}` : slug
    this.#ids.add(id)
    const opened = { type: 'opened', settings, ...(by ? { by: by.id } : {}) } as const
    const host = await TableHost.open(id, opened, bots, this.premises).catch(error => {
      // Another node that starts has opened this table of the house a moment before.
      if (error instanceof Conflict) return this.#takeUp(id)
      throw error
    })
    if (isRefusal(host)) return host
    this.#add(host)
    this.#changed()
    if (by) this.premises.log('opened', { level: 'info', table: id, person: by.id })
    return host
  }

  #openedBy(people: ReadonlySet<string>): number {
    return [...this.tables.values()].filter(host => host.openedBy && people.has(host.openedBy)).length
  }

  /** Whether one more seat may be taken by this person, who came with these others from one address. */
  maySit(person: Person, together: ReadonlySet<string>): Refusal | undefined {
    if (this.#seatsOf(new Set([person.id])) >= MOST_SEATS_A_PERSON)
      return refuseInRoom('too-many-seats-of-yours', { most: MOST_SEATS_A_PERSON })
    if (this.#seatsOf(together) >= MOST_SEATS_AN_ADDRESS)
      return refuseInRoom('too-many-seats-of-yours', { most: MOST_SEATS_AN_ADDRESS })
    return undefined
  }

  /** Whether those who came from one address may open one more table. */
  mayOpen(together: ReadonlySet<string>): Refusal | undefined {
    return this.#openedBy(together) < MOST_TABLES_AN_ADDRESS
      ? undefined
      : refuseInRoom('too-many-tables-of-yours', { most: MOST_TABLES_AN_ADDRESS })
  }

  #seatsOf(people: ReadonlySet<string>): number {
    return [...this.tables.values()]
      .flatMap(({ table }) => Object.values(table.state.seats))
      .filter(({ player }) => people.has(player)).length
  }

  #add(host: TableHost): void {
    this.tables.set(host.id, host)
    for (const { player, bot } of Object.values(host.table.state.seats)) {
      if (!bot && !this.#absences.has(player)) this.#giveUpLater(player)
    }
    let isAwaited = true
    const awaitSomebody = () => {
      isAwaited = true
      setTimeout(() => {
        isAwaited = false
        void this.tidy(host)
      }, NOBODY_CAME).unref()
    }
    awaitSomebody()
    host.onLead = () => {
      this.#changed()
      awaitSomebody()
    }
    host.onChange = () => {
      if (host.table.state.closed && !host.leads) this.tables.delete(host.id)
      this.#changed()
      if (!isAwaited) void this.tidy(host)
    }
  }

  /** Whether somebody has a seat or waits for one anywhere: a name on a table does not change. */
  isSeated(person: Person): boolean {
    for (const { table } of this.tables.values())
      if (seatOf(table.state.seats, person.id) !== undefined || isWaitingAt(table, person)) return true
    return false
  }

  /** Somebody has come in, with one more socket. */
  entered({ id }: Person): void {
    const open = this.#sockets.get(id) ?? 0
    this.#sockets.set(id, open + 1)
    if (open === 0) this.premises.ring.enters(id, true)
    this.#comesBack(id)
    this.premises.log('came in', { level: 'debug', person: id })
  }

  /** How many people have a socket open. */
  get peopleHere(): number {
    return this.#sockets.size
  }

  /** A socket of somebody's has closed. After the last one has, the seats are held as if its owner sat out. */
  left(person: Person): void {
    const { id } = person
    const open = (this.#sockets.get(id) ?? 1) - 1
    this.#sockets.set(id, open)
    if (open > 0) return
    this.#sockets.delete(id)
    this.people.left(person)
    this.premises.log('left', { level: 'debug', person: id })
    this.premises.ring.enters(id, false)
    if (!this.#isIn(id)) this.#giveUpLater(id)
  }

  #giveUpLater(player: string): void {
    const timer = setTimeout(() => {
      this.#absences.delete(player)
      if (this.#isIn(player)) return
      this.#sitOut(player).catch(error => this.premises.log('could not sit out', { person: player, error }))
    }, this.premises.timings.absence)
    this.#absences.set(player, timer.unref())
  }

  /** Whoever has left the room sits out everywhere, and waits nowhere. */
  async #sitOut(player: string): Promise<void> {
    let staysFor = false
    for (const host of this.tables.values()) {
      // Every node knows who is absent: each sees to the tables that it leads.
      if (!host.leads) continue
      const { seats, waiting = [] } = host.table.state
      if (waiting.some(one => one.player === player)) await host.act({ do: 'wait-no-more', player })
      const seated = seatedAs(seats, player)
      if (!seated) continue
      // Nobody has noted since when: such a seat is not held any longer.
      if (seated.away && seated.awaySince === undefined) await host.act({ do: 'stand', player })
      if (!seated.away && (await host.act({ do: 'away', player, away: true }))) staysFor = true
    }
    // A player-dealer stays until the wagers are settled.
    if (staysFor && !this.#isIn(player)) this.#giveUpLater(player)
  }

  /** A table that somebody opened is cleared away when everybody has left it. */
  async tidy(host: TableHost): Promise<void> {
    if (host.openedBy === undefined || host.watched || !host.leads) return
    const { seats, round, closed, waiting = [] } = host.table.state
    if (closed || round || waiting.length > 0 || Object.values(seats).some(({ bot }) => !bot)) return
    if (await host.close()) return
    this.tables.delete(host.id)
    this.premises.log('cleared away', { level: 'info', table: host.id })
    this.#changed()
  }

  /** The tables as they are now. */
  lobby(): readonly LobbyTable[] {
    return this.#list()
  }

  onLobby(listener: LobbyListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #changed(): void {
    if (this.#listeners.size === 0) return
    this.#lobbyTimer ??= setTimeout(() => {
      this.#lobbyTimer = undefined
      const lobby = this.#list()
      const shown = JSON.stringify(lobby)
      if (shown === this.#shown) return
      this.#shown = shown
      for (const listener of this.#listeners) listener(lobby)
    }, LOBBY_EVERY)
  }

  #list(): LobbyTable[] {
    const { library } = this.premises
    const unopened = [...this.unopened.values()].map(one => unopenedInLobby(one, library))
    const open = [...this.tables.values()].map(({ id, table }): LobbyTable => {
      const { settings, game, state, part } = table
      const seated = seatedAt(state.seats)
      const bots = seated.filter(({ bot }) => bot).length
      return {
        id,
        title: settings.title,
        game: game.rules.id,
        name: game.rules.name,
        family: game.rules.family,
        seats: game.rules.seats.places,
        people: seated.length - bots,
        bots,
        names: seated.filter(({ bot }) => !bot).map(({ name }) => name),
        waiting: waitingAt(state).map(({ name }) => name),
        limits: part.sign(),
        phase: phaseOf(table),
      }
    })
    return [...open, ...unopened]
  }

  /** No new round is dealt and no table opened; rounds that are on are played to their end. */
  async drain(): Promise<void> {
    this.#draining = true
    // Where there are other nodes, rounds go on there.
    if (await this.premises.ring.leave().catch(() => false)) return
    for (const host of this.tables.values()) host.drain()
  }

  async close(): Promise<void> {
    clearTimeout(this.#lobbyTimer)
    for (const timer of this.#absences.values()) clearTimeout(timer)
    await this.premises.ring.leave().catch(() => false)
    await Promise.all([...this.tables.values()].map(host => host.rest()))
    await this.premises.ring.close()
    await this.premises.store.close()
  }
}

const isWaitingAt = ({ state }: Table, { id }: Person): boolean =>
  waitingAt(state).some(({ player }) => player === id)

/** What a table of the house is called by. */
const slugOf = (game: string): string => game.replace('/', '-')

/** Bots leave gaps between them, so that people sit among them; seat 1 stays free. */
const botSeat = (i: number, count: number, places: number): number =>
  2 + Math.floor((i * (places - 1)) / count)
