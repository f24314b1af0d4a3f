import { calledFor, freeSeats, keptFor, type Refusal, refuser, seatedAs, waitingAt } from '@cardroom/engine'
import type {
  GameSeating,
  LineRefusals,
  ListsReply,
  SeatingReply,
  TableSeating,
  WaitingName,
} from '@cardroom/protocol'
import type { House } from '../parts/house.ts'
import { refuseInHouse } from '../parts/refuse.ts'
import type { TableHost } from './host.ts'
import type { Premises } from './premises.ts'
import { seatFor } from './provider-seat.ts'

const refuse = refuser<LineRefusals>()

interface Room {
  readonly premises: Premises
  readonly tables: ReadonlyMap<string, TableHost>
}

/** Somebody who is about to change tables. */
interface Change {
  readonly person: string
  readonly from: string
  readonly to: string
}

/** A seat is kept so long for who comes from another table: the round there is played to its end first. */
const KEPT_FOR_A_CHANGE = 15 * 60_000

/** The cards of a round are being drawn: it is tried again when they are. */
const isForNow = ({ code }: Refusal): boolean => code === 'cards-being-drawn'

/**
 * Who waits for which game, and who changes tables. Seats are kept and taken at the tables themselves; what was
 * decided is done step by step, by the node that leads the table where somebody is to sit, and taken up again where it
 * was left. Chips go by way of the wallet: they leave one table and come to the other as any others do.
 */
export class SeatingDesk {
  readonly #room: Room
  #isBusy = false
  #again = false

  constructor(room: Room) {
    this.#room = room
  }

  /** Somebody waits for a seat at any table of a game. */
  async wait(game: string, person: string, by: string): Promise<Refusal | undefined> {
    const tables = this.#tablesOf(game)
    if (tables.length === 0) return refuseInHouse('house-no-table-of-game', { game })
    if (tables.some(({ table }) => seatedAs(table.state.seats, person)))
      return refuseInHouse('house-plays-already', { game })
    return this.#house.decide(({ lists }) =>
      lists.get(game)?.includes(person)
        ? refuseInHouse('house-on-the-list')
        : [{ type: 'listed', game, person, by }],
    )
  }

  strike(game: string, person: string, by: string): Promise<Refusal | undefined> {
    return this.#house.decide(({ lists }) =>
      lists.get(game)?.includes(person)
        ? [{ type: 'struck', game, person, by }]
        : refuseInHouse('house-not-on-the-list'),
    )
  }

  /** Whoever has left the house waits for nothing. */
  async gone(person: string): Promise<void> {
    for (const [game, waiting] of [...this.#house.state.lists])
      if (waiting.includes(person)) await this.strike(game, person, person)
  }

  /** Calls somebody to a seat: it is kept for so many minutes. */
  async call(person: string, table: string, minutes?: number): Promise<Refusal | undefined> {
    const host = this.#room.tables.get(table)
    if (!host) return refuse('line-no-such-table', { table })
    const { game } = host.table
    const kept = (minutes ?? calledFor(game.rules).minutes) * 60_000
    const refused = await this.#invite(host, person, kept)
    if (refused) return refused
    // Whoever was called is on the list no longer, seated or not.
    const isListed = this.#house.state.lists.get(game.rules.id)?.includes(person)
    return isListed ? this.strike(game.rules.id, person, person) : undefined
  }

  /** Somebody takes a seat, with all chips, at another table of the same game. */
  async change({ person, from, to }: Change, by?: string): Promise<Refusal | undefined> {
    const [host, other] = [this.#room.tables.get(from), this.#room.tables.get(to)]
    if (!host) return refuse('line-no-such-table', { table: from })
    if (!other) return refuse('line-no-such-table', { table: to })
    if (!seatedAs(host.table.state.seats, person))
      return refuseInHouse('house-not-seated-there', { table: from })
    if (host.table.game.rules.id !== other.table.game.rules.id) return refuseInHouse('house-other-game')
    if (this.#house.isClosed(to)) return refuseInHouse('house-table-is-closing')
    if (this.#house.state.moves.has(person)) return refuseInHouse('house-moving-already')
    const refused = await this.#invite(other, person, KEPT_FOR_A_CHANGE)
    if (refused) return refused
    return this.#house.decide(({ moves }) =>
      moves.has(person)
        ? refuseInHouse('house-moving-already')
        : [{ type: 'table-change', person, from, to, ...(by === undefined ? {} : { by }) }],
    )
  }

  /** From now on a table feeds the main game, or no longer. */
  async mustMove(table: string, main: string | undefined, by: string): Promise<Refusal | undefined> {
    const host = this.#room.tables.get(table)
    if (!host) return refuse('line-no-such-table', { table })
    const other = main === undefined ? undefined : this.#room.tables.get(main)
    if (main !== undefined && !other) return refuse('line-no-such-table', { table: main })
    if (other && host.table.game.rules.id !== other.table.game.rules.id)
      return refuseInHouse('house-other-game')
    return this.#house.decide(({ feeds }) =>
      main !== undefined && (main === table || leadsBack(feeds, main, table))
        ? refuseInHouse('house-feeds-itself')
        : [{ type: 'must-move-set', table, ...(main === undefined ? {} : { main }), by }],
    )
  }

  /** Something has changed: what was decided goes on. */
  look(): void {
    const { lists, feeds, moves } = this.#house.state
    if (lists.size + feeds.size + moves.size === 0) return
    this.#again = true
    if (this.#isBusy) return
    this.#isBusy = true
    this.#goOn()
      .catch(error => this.#room.premises.log('seating', { level: 'warn', error }))
      .finally(() => {
        this.#isBusy = false
      })
  }

  async #goOn(): Promise<void> {
    while (this.#again) {
      this.#again = false
      const { moves, feeds, lists } = this.#house.state
      for (const [person, { from, to }] of [...moves]) await this.#step({ person, from, to })
      for (const [feeder, main] of [...feeds]) await this.#feed(feeder, main)
      for (const game of [...lists.keys()]) await this.#callFrom(game)
    }
  }

  /** The next step of somebody who changes tables. */
  async #step(change: Change): Promise<void> {
    const { person, from, to } = change
    const other = this.#room.tables.get(to)
    if (!other) return this.#off(change)
    if (!other.leads) return
    const there = seatedAs(other.table.state.seats, person)
    if (there) return this.#done(change, there.bought ?? there.stack)
    const host = this.#room.tables.get(from)
    const here = host && seatedAs(host.table.state.seats, person)
    if (host && here) return here.leaving ? undefined : this.#standUp(host, other, change)
    const stack = host?.table.state.left?.find(one => one.player === person)?.stack ?? 0
    const name = await this.#nameOf(person)
    const seat = waitingAt(other.table.state).find(one => one.player === person)?.called?.seat
    const refused =
      stack > 0 && seat !== undefined
        ? await other.act({
            ...{ do: 'sit', player: person, name, seat, stack, carried: true },
            ...seatFor(this.#room.premises.house, other.table.settings, person),
          })
        : refuseInHouse('house-not-seated-there', { table: from })
    if (!refused) return this.#done(change, stack)
    if (!isForNow(refused)) await this.#off(change)
  }

  async #standUp(host: TableHost, other: TableHost, change: Change): Promise<void> {
    const kept = waitingAt(other.table.state).find(one => one.player === change.person)?.called
    const refused =
      (kept ? undefined : await this.#invite(other, change.person, KEPT_FOR_A_CHANGE)) ??
      (await host.act({ do: 'stand', player: change.person }))
    if (refused && !isForNow(refused)) return this.#off(change)
    // Whoever stood up at once can sit down at once.
    this.#again ||= refused === undefined
  }

  async #done(change: Change, cents: number): Promise<void> {
    await this.#house.decide(({ moves }) =>
      moves.has(change.person) ? [{ type: 'table-changed', ...change, cents }] : [],
    )
  }

  /** Nothing comes of it: the seat is kept no longer, and chips that were taken up are in the wallet. */
  async #off(change: Change): Promise<void> {
    const other = this.#room.tables.get(change.to)
    if (other && waitingAt(other.table.state).some(one => one.player === change.person))
      await other.act({ do: 'wait-no-more', player: change.person })
    await this.#house.decide(({ moves }) =>
      moves.has(change.person) ? [{ type: 'table-not-changed', ...change }] : [],
    )
  }

  /** Whoever has sat longest in the feeder moves on, as long as the main game has seats. */
  async #feed(feeder: string, main: string): Promise<void> {
    const [host, other] = [this.#room.tables.get(feeder), this.#room.tables.get(main)]
    if (!host || !other?.leads || openSeats(other) === 0 || this.#house.isClosed(main)) return
    const next = host.seniors.find(person => {
      const seated = seatedAs(host.table.state.seats, person)
      return seated && !seated.away && !seated.leaving && !this.#house.state.moves.has(person)
    })
    if (next === undefined) return
    const refused = await this.change({ person: next, from: feeder, to: main })
    this.#again ||= !refused
  }

  /** Calls those who wait for a game to the seats that are free; a main game is filled from its feeder. */
  async #callFrom(game: string): Promise<void> {
    for (const host of this.#tablesOf(game)) {
      if (!host.leads || this.#house.isClosed(host.id) || this.#isFed(host.id)) continue
      while (openSeats(host) > 0) {
        const [next] = this.#house.state.lists.get(game) ?? []
        if (next === undefined) return
        const refused = await this.call(next, host.id)
        // Who cannot sit there, or is called already, does not keep the others waiting.
        if (refused && (await this.strike(game, next, next))) return
      }
    }
  }

  /** Whether somebody plays at a table that feeds this one. */
  #isFed(main: string): boolean {
    return [...this.#house.state.feeds].some(
      ([feeder, fed]) => fed === main && (this.#room.tables.get(feeder)?.seniors.length ?? 0) > 0,
    )
  }

  async #invite(host: TableHost, person: string, lasts: number): Promise<Refusal | undefined> {
    const name = await this.#nameOf(person)
    const until = this.#room.premises.now() + lasts
    const out = this.#house.isOut(person, host.id) ? refuseInHouse('house-you-are-out') : undefined
    return out ?? host.act({ do: 'invite', player: person, name, until })
  }

  async #nameOf(person: string): Promise<string> {
    return (await this.#room.premises.store.personById(person))?.name ?? person
  }

  /** The tables of the house at which a game is played, for everybody. */
  #tablesOf(game: string): TableHost[] {
    return [...this.#room.tables.values()].filter(
      ({ table, openedBy }) =>
        table.game.rules.id === game && openedBy === undefined && !table.settings.private,
    )
  }

  get #house(): House {
    return this.#room.premises.house
  }

  /** Who sits and waits where, for the desk. */
  async seating(): Promise<SeatingReply> {
    const { feeds, moves, lists } = this.#house.state
    const byGame = Map.groupBy(
      [...this.#room.tables.values()].filter(({ table }) => !table.settings.private),
      ({ table }) => table.game.rules.id,
    )
    const games: GameSeating[] = []
    for (const [game, hosts] of byGame) {
      const list: WaitingName[] = []
      for (const person of lists.get(game) ?? []) list.push({ person, name: await this.#nameOf(person) })
      const tables = hosts.map((host): TableSeating => {
        const { state, settings, places } = host.table
        const feedsTo = feeds.get(host.id)
        return {
          id: host.id,
          title: settings.title,
          seats: places,
          free: openSeats(host),
          waiting: waitingAt(state).map(({ player, ...one }) => ({ person: player, ...one })),
          ...(feedsTo === undefined ? {} : { feeds: feedsTo }),
          people: host.seniors.flatMap(person => {
            const seated = seatedAs(state.seats, person)
            const to = moves.get(person)?.to
            if (!seated) return []
            const { name, seat, stack, away } = seated
            return [{ person, name, seat, stack, away, ...(to === undefined ? {} : { movingTo: to }) }]
          }),
        }
      })
      games.push({ game, name: hosts[0]?.table.game.rules.name ?? game, list, tables })
    }
    return { now: this.#room.premises.now(), games }
  }

  /** Who waits and who is called, for everybody. */
  async lists(): Promise<ListsReply> {
    const { now, games } = await this.seating()
    const isOpen = new Set(
      [...this.#room.tables.values()].filter(({ openedBy }) => openedBy === undefined).map(({ id }) => id),
    )
    return {
      now,
      lists: games
        .filter(({ tables }) => tables.some(({ id }) => isOpen.has(id)))
        .map(({ game, name, list, tables }) => ({
          game,
          name,
          names: list.map(one => one.name),
          free: tables.reduce((sum, one) => sum + (isOpen.has(one.id) ? one.free : 0), 0),
        })),
      mustMove: games.flatMap(({ tables }) =>
        tables.flatMap(({ id, feeds }) =>
          feeds === undefined
            ? []
            : [{ table: id, to: tables.find(one => one.id === feeds)?.title ?? feeds }],
        ),
      ),
      called: games.flatMap(({ tables }) =>
        tables.flatMap(({ id, title, waiting }) =>
          waiting.flatMap(({ name, called }) => (called ? [{ name, table: id, title, ...called }] : [])),
        ),
      ),
    }
  }
}

/** Seats that nobody has, nobody is called to, and nobody waits for at the table itself. */
function openSeats({ table }: TableHost): number {
  const { state, places } = table
  const free = freeSeats(state.seats, places).filter(seat => !keptFor(state, seat))
  const waiting = waitingAt(state).filter(({ called }) => !called)
  return Math.max(0, free.length - waiting.length)
}

/** Whether a table feeds another, over any number of others. */
function leadsBack(feeds: ReadonlyMap<string, string>, from: string, to: string): boolean {
  for (let at: string | undefined = from, steps = 0; at !== undefined && steps <= feeds.size; steps++) {
    if (at === to) return true
    at = feeds.get(at)
  }
  return false
}
