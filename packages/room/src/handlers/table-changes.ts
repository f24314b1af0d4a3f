import { type Refusal, refuser, seatedAs, waitingAt } from '@cardroom/engine'
import type { RequestRefusals } from '@cardroom/protocol'
import type { RoomContext } from '../drive/room-context.ts'
import type { TableHost } from '../drive/table-host.ts'
import { refuseInHouse } from '../refusals/refuse.ts'
import type { StaffRoles } from '../roles/staff-roles.ts'
import { currentName } from '../views/seating-view.ts'
import { invite } from './invite.ts'
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
 * Moves people with all chips from table to table, step by step: the node that leads the target table takes the next
 * step, and a restart goes on with it. Chips go through the wallet like any others.
 */
export class TableChanges {
  readonly #room: Room

  constructor(room: Room) {
    this.#room = room
  }

  /** Begins to move a person to another table of the same game. */
  async begin({ person, from, to }: TableChange, by?: string): Promise<Refusal | undefined> {
    const [host, other] = [this.#room.tables.get(from), this.#room.tables.get(to)]
    if (!host) return refuse('line-no-such-table', { table: from })
    if (!other) return refuse('line-no-such-table', { table: to })
    if (!seatedAs(host.table.state.seats, person))
      return refuseInHouse('house-not-seated-there', { table: from })
    if (host.table.game.rules.id !== other.table.game.rules.id) return refuseInHouse('house-other-game')
    if (this.#house.isClosed(to)) return refuseInHouse('house-table-is-closing')
    if (this.#house.state.moves.has(person)) return refuseInHouse('house-moving-already')
    const refused = await invite(this.#room.context, other, person, TABLE_CHANGE_HOLD_MS)
    if (refused) return refused
    return this.#house.decide(({ moves }) =>
      moves.has(person)
        ? refuseInHouse('house-moving-already')
        : [{ type: 'table-change', person, from, to, ...(by === undefined ? {} : { by }) }],
    )
  }

  /** Takes the next step of a change; whether another can follow at once. */
  async step(change: TableChange): Promise<boolean> {
    const { person, from, to } = change
    const other = this.#room.tables.get(to)
    if (other && !other.leads) return false
    const there = other && seatedAs(other.table.state.seats, person)
    const host = this.#room.tables.get(from)
    const here = host && seatedAs(host.table.state.seats, person)
    if (!other) await this.#giveUp(change)
    else if (there) await this.#finish(change, there.bought ?? there.stack)
    else if (host && here) return !here.leaving && this.#standUp(host, other, change)
    else await this.#sitDown(host, other, change)
    return false
  }

  /** Whether the player stood up at once, and can sit down at once. */
  async #standUp(host: TableHost, other: TableHost, change: TableChange): Promise<boolean> {
    const { person } = change
    const isHeld = waitingAt(other.table.state).find(one => one.player === person)?.called
    const refused =
      (isHeld ? undefined : await invite(this.#room.context, other, person, TABLE_CHANGE_HOLD_MS)) ??
      (await host.act({ do: 'stand', player: person }))
    if (refused && !isTemporary(refused)) await this.#giveUp(change)
    return !refused
  }

  /** Takes the held seat with the chips from the old table. */
  async #sitDown(host: TableHost | undefined, other: TableHost, change: TableChange): Promise<void> {
    const { person, from } = change
    const { store, roles } = this.#room.context
    const stack = host?.table.state.left?.find(one => one.player === person)?.stack ?? 0
    const seat = waitingAt(other.table.state).find(one => one.player === person)?.called?.seat
    const refused =
      stack > 0 && seat !== undefined
        ? await other.act({
            ...{ do: 'sit', player: person, name: await currentName(store, person), seat, stack },
            ...{ carried: true, ...seatFor(roles, other.table.settings, person) },
          })
        : refuseInHouse('house-not-seated-there', { table: from })
    if (!refused) await this.#finish(change, stack)
    else if (!isTemporary(refused)) await this.#giveUp(change)
  }

  async #finish(change: TableChange, cents: number): Promise<void> {
    await this.#house.decide(({ moves }) =>
      moves.has(change.person) ? [{ type: 'table-changed', ...change, cents }] : [],
    )
  }

  /** Gives a change up: the seat is no longer held, and the chips are in the wallet. */
  async #giveUp(change: TableChange): Promise<void> {
    const other = this.#room.tables.get(change.to)
    if (other && waitingAt(other.table.state).some(one => one.player === change.person))
      await other.act({ do: 'wait-no-more', player: change.person })
    await this.#house.decide(({ moves }) =>
      moves.has(change.person) ? [{ type: 'table-not-changed', ...change }] : [],
    )
  }

  get #house(): StaffRoles {
    return this.#room.context.roles
  }
}
