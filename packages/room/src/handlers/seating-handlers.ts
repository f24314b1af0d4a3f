import {
  calledFor,
  freeSeats,
  type Refusal,
  refuser,
  seatedAs,
  seatHeldFor,
  waitingAt,
} from '@cardroom/engine'
import type {
  GameSeating,
  ListsReply,
  RequestRefusals,
  SeatingReply,
  TableSeating,
  WaitingName,
} from '@cardroom/protocol'
import type { RoomContext } from '../drive/room-context.ts'
import type { TableHost } from '../drive/table-host.ts'
import { refuseInHouse } from '../refusals/refuse.ts'
import type { StaffRoles } from '../roles/staff-roles.ts'
import { seatFor } from './provider-seat.ts'

const refuse = refuser<RequestRefusals>()

interface Room {
  readonly context: RoomContext
  readonly tables: ReadonlyMap<string, TableHost>
}

/** A pending change of tables. */
interface TableChange {
  readonly person: string
  readonly from: string
  readonly to: string
}

/** How long a seat is held for a table change: the round at the old table is played to its end first. */
const TABLE_CHANGE_HOLD_MS = 15 * 60_000

/** Whether a refusal is temporary: the cards of a round are being drawn. */
const isTemporary = ({ code }: Refusal): boolean => code === 'cards-being-drawn'

/**
 * Handles waiting lists of games and changes of tables. Seats are held and taken at the tables themselves; each
 * change is done step by step by the node that leads its target table, and resumed after a restart. Chips go through
 * the wallet like any others.
 */
export class SeatingHandlers {
  readonly #room: Room
  #isBusy = false
  #again = false

  constructor(room: Room) {
    this.#room = room
  }

  /** Puts a person on the waiting list of a game. */
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

  /** Takes a person who has left the room off every list. */
  async gone(person: string): Promise<void> {
    for (const [game, waiting] of [...this.#house.state.lists])
      if (waiting.includes(person)) await this.strike(game, person, person)
  }

  /** Calls a person to a seat, which is held for so many minutes. */
  async call(person: string, table: string, minutes?: number): Promise<Refusal | undefined> {
    const host = this.#room.tables.get(table)
    if (!host) return refuse('line-no-such-table', { table })
    const { game } = host.table
    const kept = (minutes ?? calledFor(game.rules).minutes) * 60_000
    const refused = await this.#invite(host, person, kept)
    if (refused) return refused
    // A called person leaves the list, seated or not.
    const isListed = this.#house.state.lists.get(game.rules.id)?.includes(person)
    return isListed ? this.strike(game.rules.id, person, person) : undefined
  }

  /** Moves a person with all chips to another table of the same game. */
  async change({ person, from, to }: TableChange, by?: string): Promise<Refusal | undefined> {
    const [host, other] = [this.#room.tables.get(from), this.#room.tables.get(to)]
    if (!host) return refuse('line-no-such-table', { table: from })
    if (!other) return refuse('line-no-such-table', { table: to })
    if (!seatedAs(host.table.state.seats, person))
      return refuseInHouse('house-not-seated-there', { table: from })
    if (host.table.game.rules.id !== other.table.game.rules.id) return refuseInHouse('house-other-game')
    if (this.#house.isClosed(to)) return refuseInHouse('house-table-is-closing')
    if (this.#house.state.moves.has(person)) return refuseInHouse('house-moving-already')
    const refused = await this.#invite(other, person, TABLE_CHANGE_HOLD_MS)
    if (refused) return refused
    return this.#house.decide(({ moves }) =>
      moves.has(person)
        ? refuseInHouse('house-moving-already')
        : [{ type: 'table-change', person, from, to, ...(by === undefined ? {} : { by }) }],
    )
  }

  /** Makes a table a feeder of the main game, or ends that. */
  async mustMove(table: string, main: string | undefined, by: string): Promise<Refusal | undefined> {
    const host = this.#room.tables.get(table)
    if (!host) return refuse('line-no-such-table', { table })
    const other = main === undefined ? undefined : this.#room.tables.get(main)
    if (main !== undefined && !other) return refuse('line-no-such-table', { table: main })
    if (other && host.table.game.rules.id !== other.table.game.rules.id)
      return refuseInHouse('house-other-game')
    return this.#house.decide(({ feeds }) =>
      main !== undefined && (main === table || feedsInto(feeds, main, table))
        ? refuseInHouse('house-feeds-itself')
        : [{ type: 'must-move-set', table, ...(main === undefined ? {} : { main }), by }],
    )
  }

  /** Goes on with pending changes and calls after a change. */
  look(): void {
    const { lists, feeds, moves } = this.#house.state
    if (lists.size + feeds.size + moves.size === 0) return
    this.#again = true
    if (this.#isBusy) return
    this.#isBusy = true
    this.#goOn()
      .catch(error => this.#room.context.log('seating', { level: 'warn', error }))
      .finally(() => {
        this.#isBusy = false
      })
  }

  async #goOn(): Promise<void> {
    while (this.#again) {
      this.#again = false
      const { moves, feeds, lists } = this.#house.state
      for (const [person, { from, to }] of [...moves]) await this.#stepOf({ person, from, to })
      for (const [feeder, main] of [...feeds]) await this.#feed(feeder, main)
      for (const game of [...lists.keys()]) await this.#callFrom(game)
    }
  }

  /** Takes the next step of a table change. */
  async #stepOf(change: TableChange): Promise<void> {
    const { person, from, to } = change
    const other = this.#room.tables.get(to)
    if (!other) return this.#giveUpChange(change)
    if (!other.leads) return
    const there = seatedAs(other.table.state.seats, person)
    if (there) return this.#finishChange(change, there.bought ?? there.stack)
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
            ...seatFor(this.#room.context.roles, other.table.settings, person),
          })
        : refuseInHouse('house-not-seated-there', { table: from })
    if (!refused) return this.#finishChange(change, stack)
    if (!isTemporary(refused)) await this.#giveUpChange(change)
  }

  async #standUp(host: TableHost, other: TableHost, change: TableChange): Promise<void> {
    const kept = waitingAt(other.table.state).find(one => one.player === change.person)?.called
    const refused =
      (kept ? undefined : await this.#invite(other, change.person, TABLE_CHANGE_HOLD_MS)) ??
      (await host.act({ do: 'stand', player: change.person }))
    if (refused && !isTemporary(refused)) return this.#giveUpChange(change)
    // A player who stood up at once can sit down at once.
    this.#again ||= refused === undefined
  }

  async #finishChange(change: TableChange, cents: number): Promise<void> {
    await this.#house.decide(({ moves }) =>
      moves.has(change.person) ? [{ type: 'table-changed', ...change, cents }] : [],
    )
  }

  /** Gives up a table change: the seat is no longer held, and the chips are in the wallet. */
  async #giveUpChange(change: TableChange): Promise<void> {
    const other = this.#room.tables.get(change.to)
    if (other && waitingAt(other.table.state).some(one => one.player === change.person))
      await other.act({ do: 'wait-no-more', player: change.person })
    await this.#house.decide(({ moves }) =>
      moves.has(change.person) ? [{ type: 'table-not-changed', ...change }] : [],
    )
  }

  /** Moves the longest seated of the feeder on, as long as the main game has seats. */
  async #feed(feeder: string, main: string): Promise<void> {
    const [host, other] = [this.#room.tables.get(feeder), this.#room.tables.get(main)]
    if (!host || !other?.leads || openSeats(other) === 0 || this.#house.isClosed(main)) return
    const next = host.seatOrder.find(person => {
      const seated = seatedAs(host.table.state.seats, person)
      return seated && !seated.away && !seated.leaving && !this.#house.state.moves.has(person)
    })
    if (next === undefined) return
    const refused = await this.change({ person: next, from: feeder, to: main })
    this.#again ||= !refused
  }

  /** Calls waiting people to the free seats of a game; a main game is filled from its feeder. */
  async #callFrom(game: string): Promise<void> {
    for (const host of this.#tablesOf(game)) {
      if (!host.leads || this.#house.isClosed(host.id) || this.#isFed(host.id)) continue
      while (openSeats(host) > 0) {
        const [next] = this.#house.state.lists.get(game) ?? []
        if (next === undefined) return
        const refused = await this.call(next, host.id)
        // A person who cannot sit there, or is called already, does not hold up the others.
        if (refused && (await this.strike(game, next, next))) return
      }
    }
  }

  /** Whether people sit at a table that feeds this one. */
  #isFed(main: string): boolean {
    return [...this.#house.state.feeds].some(
      ([feeder, fed]) => fed === main && (this.#room.tables.get(feeder)?.seatOrder.length ?? 0) > 0,
    )
  }

  async #invite(host: TableHost, person: string, lasts: number): Promise<Refusal | undefined> {
    const name = await this.#nameOf(person)
    const until = this.#room.context.now() + lasts
    const out = this.#house.isOut(person, host.id) ? refuseInHouse('house-you-are-out') : undefined
    return out ?? host.act({ do: 'invite', player: person, name, until })
  }

  async #nameOf(person: string): Promise<string> {
    return (await this.#room.context.store.personById(person))?.name ?? person
  }

  /** The public tables of the house for a game. */
  #tablesOf(game: string): TableHost[] {
    return [...this.#room.tables.values()].filter(
      ({ table, openedBy }) =>
        table.game.rules.id === game && openedBy === undefined && !table.settings.private,
    )
  }

  get #house(): StaffRoles {
    return this.#room.context.roles
  }

  /** Who sits and waits where, for the floor's seating page. */
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
          people: host.seatOrder.flatMap(person => {
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
    return { now: this.#room.context.now(), games }
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

/** The number of seats that are free, not held, and not awaited at the table itself. */
function openSeats({ table }: TableHost): number {
  const { state, places } = table
  const free = freeSeats(state.seats, places).filter(seat => !seatHeldFor(state, seat))
  const waiting = waitingAt(state).filter(({ called }) => !called)
  return Math.max(0, free.length - waiting.length)
}

/** Whether a table feeds another, directly or through others. */
function feedsInto(feeds: ReadonlyMap<string, string>, from: string, to: string): boolean {
  for (let at: string | undefined = from, steps = 0; at !== undefined && steps <= feeds.size; steps++) {
    if (at === to) return true
    at = feeds.get(at)
  }
  return false
}
