import { randomBytes } from 'node:crypto'
import {
  isIn,
  isRefusal,
  type Refusal,
  seatedAs,
  seatedAt,
  seatOf,
  type Table,
  type TableCommand,
  type TableSettings,
  waitingAt,
} from '@cardroom/engine'
import type { ChatLine, LobbyTable, Said, TableOptions } from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { Chats } from '../chat/chats.ts'
import { TooNew } from '../store/lift/lift.ts'
import { Conflict, type Person } from '../store/store.ts'
import { botSitting, MOST_BOTS } from './bots.ts'
import { Disputes } from './disputes.ts'
import { TableHost } from './host.ts'
import { HouseDesk } from './house-desk.ts'
import { Lobby } from './lobby.ts'
import { writeMissedRulings } from './missed-rulings.ts'
import { People } from './people.ts'
import type { Premises } from './premises.ts'
import { refuseInRoom } from './refuse.ts'
import type { House } from './ring.ts'
import { SeatingDesk } from './seating-desk.ts'
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
/** All tables of the house, and everybody who comes in. */
export class CardRoom implements House {
  readonly premises: Premises
  readonly people: People
  readonly desk: HouseDesk
  readonly disputes: Disputes
  readonly seating: SeatingDesk
  readonly lobby = new Lobby(() => this.#list())
  readonly chats: Chats
  readonly tables = new Map<string, TableHost>()
  /** Tables that could not be opened as they were left. Nothing takes their place. */
  readonly unopened = new Map<string, Unopened>()
  /** Every table there is or was about to be. */
  readonly #ids = new Set<string>()
  readonly #filed: Filed
  readonly #sockets = new Map<string, number>()
  /** Those who may come back to their seats. */
  readonly #absences = new Map<string, NodeJS.Timeout>()
  #draining = false
  onCutOff: () => void = () => {}

  constructor(premises: Premises, filed: Filed) {
    this.premises = premises
    this.people = new People(premises.store, premises.sessions)
    this.#filed = filed
    this.desk = new HouseDesk(this)
    this.disputes = new Disputes(premises.store, premises.house)
    this.seating = new SeatingDesk(this)
    this.chats = new Chats(premises.now)
    premises.house.onChange = () => {
      for (const host of this.tables.values()) this.desk.look(host)
      this.seating.look()
    }
  }

  /** Takes up every table where it was left, and opens one for each game that has none. */
  async open(games: readonly string[], options: TableOptions = {}): Promise<void> {
    const { store, log, house } = this.premises
    await house.catchUp()
    for (const id of await store.tables()) await this.#admit(id, await this.#takeUp(id))
    const kept = [
      ...[...this.tables.values()].map(({ table }) => table.settings.game),
      ...[...this.unopened.values()].map(({ opened }) => opened?.settings.game),
    ]
    const missing = games.filter(game => {
      const slug = slugOf(game)
      return !kept.includes(game) && !this.unopened.has(slug) && !house.isClosed(slug)
    })
    const opened = await Promise.all(missing.map(game => this.openTable(game, options)))
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
    this.lobby.changed()
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

  ended(session: string): void {
    const { sessions, log } = this.premises
    sessions.ended(session).catch(error => log('a session that ended', { level: 'warn', error }))
  }

  missedWords(): void {
    const { sessions, log } = this.premises
    sessions.lookAgain().catch(error => log('sessions', { level: 'warn', error }))
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
      if (!stored) return refuseInRoom('table-not-readable', { what: `${id} is not kept` })
      const host = await TableHost.load(id, stored, this.premises)
      if (isRefusal(host)) return host
      await this.desk.adopt(host)
      if (host.leads) await writeMissedRulings(this.premises.house, host)
      return host
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
    const asked = this.settingsFor(game, options)
    if (isRefusal(asked)) return asked
    const settings = options.private ? { ...asked, private: { word: newWord() } } : asked
    const found = this.premises.library.game(game)
    if (isRefusal(found)) return found
    const places = settings.seats ?? found.rules.seats.places
    const wanted = Math.max(options.bots ?? BOTS, options.provider ? 1 : 0)
    const count = Math.min(wanted, MOST_BOTS, places - 1)
    const bots = Array.from({ length: count }, (_, i): TableCommand => {
      const sits = botSitting(i, botSeat(i, count, places))
      return options.provider && i === 0 ? { ...sits, provider: true } : sits
    })
    const slug = slugOf(game)
    const id =
      this.#ids.has(slug) || this.premises.house.isClosed(slug) || by
        ? `${slug}-${randomBytes(3).toString('hex')}`
        : slug
    this.#ids.add(id)
    const opened = { type: 'opened', settings, ...(by ? { by: by.id } : {}) } as const
    const host = await TableHost.open(id, opened, bots, this.premises).catch(error => {
      // Another node that starts has opened this table of the house a moment before.
      if (error instanceof Conflict) return this.#takeUp(id)
      throw error
    })
    if (isRefusal(host)) return host
    this.#add(host)
    this.lobby.changed()
    if (by) this.premises.log('opened', { level: 'info', table: id, person: by.id })
    return host
  }

  /** The settings of a table that is opened so. */
  settingsFor(game: string, options: TableOptions): TableSettings | Refusal {
    return settingsFor(game, options, this.premises.library, this.#filed)
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
    // Where a table is read anew, somebody may have sat down there meanwhile.
    let led: boolean | undefined
    const lookAtWallets = () => {
      if (led === host.leads) return
      led = host.leads
      this.premises.wallets.lookAgain(Object.values(host.table.state.seats).map(({ player }) => player))
    }
    lookAtWallets()
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
      const { house, log } = this.premises
      writeMissedRulings(house, host).catch(error => log('a ruling', { table: host.id, error }))
      lookAtWallets()
      this.lobby.changed()
      this.desk.look(host)
      this.seating.look()
      awaitSomebody()
    }
    host.onChange = () => {
      lookAtWallets()
      if (host.table.state.closed && !host.leads) this.#forget(host)
      this.lobby.changed()
      this.desk.look(host)
      this.seating.look()
      if (!isAwaited) void this.tidy(host)
    }
    this.desk.look(host)
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
    await this.seating.gone(player)
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
    if (!(await host.close())) this.remove(host)
  }

  /** A table is closed. */
  remove(host: TableHost): void {
    this.#forget(host)
    this.premises.log('cleared away', { level: 'info', table: host.id })
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

  /** Somebody says something at a table, to everybody who looks at it on any node. */
  say(host: TableHost, { id, name }: Person, said: Said): Refusal | undefined {
    const { settings, state } = host.table
    const seat = seatOf(state.seats, id)
    const speaker = { id, name, ...(seat === undefined ? {} : { seat }) }
    const line = this.chats.line(host.id, settings.chat ?? 'phrases', speaker, said)
    if (isRefusal(line)) return line
    this.heard(host.id, line)
    this.premises.ring.say(host.id, line)
    return undefined
  }

  heard(table: string, line: ChatLine): void {
    if (this.tables.has(table)) this.chats.heard(table, line)
  }

  #list(): LobbyTable[] {
    const { library } = this.premises
    const unopened = [...this.unopened.values()]
      .filter(({ opened }) => opened?.settings.private === undefined)
      .map(one => unopenedInLobby(one, library))
    const open = [...this.tables.values()].filter(isListed).map((host): LobbyTable => {
      const { id, table } = host
      const { settings, game, state, part } = table
      const seated = seatedAt(state.seats)
      const bots = seated.filter(({ bot }) => bot).length
      return {
        id,
        title: settings.title,
        game: game.rules.id,
        name: game.rules.name,
        family: game.rules.family,
        seats: table.places,
        people: seated.length - bots,
        bots,
        playing: seated.filter(who => isIn(who) && (who.bot || host.isHere(who.player))).length,
        ofTheHouse: host.openedBy === undefined,
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
    this.lobby.close()
    for (const timer of this.#absences.values()) clearTimeout(timer)
    await this.premises.ring.leave().catch(() => false)
    await Promise.all([...this.tables.values()].map(host => host.rest()))
    await this.premises.ring.close()
    await this.premises.store.close()
  }
}

const isWaitingAt = ({ state }: Table, { id }: Person): boolean =>
  waitingAt(state).some(({ player }) => player === id)

/** A private table is in no lobby. */
const isListed = ({ table }: TableHost): boolean => table.settings.private === undefined

/** What lets somebody in to a private table: nobody guesses it. */
const newWord = (): string => randomBytes(9).toString('base64url')

/** What a table of the house is called by. */
const slugOf = (game: string): string => game.replace('/', '-')

/** Bots leave gaps between them, so that people sit among them; seat 1 stays free. */
const botSeat = (i: number, count: number, places: number): number =>
  2 + Math.floor((i * (places - 1)) / count)
