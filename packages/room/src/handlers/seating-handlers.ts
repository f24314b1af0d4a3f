import { calledFor, type Refusal, refuser, seatedAs } from '@cardroom/engine'
import type { RequestRefusals } from '@cardroom/protocol'
import type { RoomContext } from '../drive/room-context.ts'
import type { TableHost } from '../drive/table-host.ts'
import { refuseInHouse } from '../refusals/refuse.ts'
import type { StaffRoles } from '../roles/staff-roles.ts'
import { openSeats } from '../views/seating-view.ts'
import { invite } from './invite.ts'
import { TableChanges } from './table-changes.ts'

const refuse = refuser<RequestRefusals>()

interface Room {
  readonly context: RoomContext
  readonly tables: ReadonlyMap<string, TableHost>
}

/**
 * Handles the waiting lists of games and must-move tables, and drives table changes. Seats are held and taken at the
 * tables themselves.
 */
export class SeatingHandlers {
  readonly changes: TableChanges
  readonly #room: Room
  #isBusy = false
  #again = false

  constructor(room: Room) {
    this.#room = room
    this.changes = new TableChanges(room)
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
    const refused = await invite(this.#room.context, host, person, kept)
    if (refused) return refused
    // A called person leaves the list, seated or not.
    const isListed = this.#house.state.lists.get(game.rules.id)?.includes(person)
    return isListed ? this.strike(game.rules.id, person, person) : undefined
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
      for (const [person, { from, to }] of [...moves])
        if (await this.changes.step({ person, from, to })) this.#again = true
      for (const [feeder, main] of [...feeds]) await this.#feed(feeder, main)
      for (const game of [...lists.keys()]) await this.#callFrom(game)
    }
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
    const refused = await this.changes.begin({ person: next, from: feeder, to: main })
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
}

/** Whether a table feeds another, directly or through others. */
function feedsInto(feeds: ReadonlyMap<string, string>, from: string, to: string): boolean {
  for (let at: string | undefined = from, steps = 0; at !== undefined && steps <= feeds.size; steps++) {
    if (at === to) return true
    at = feeds.get(at)
  }
  return false
}
