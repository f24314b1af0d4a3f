import {
  type Cents,
  isRefusal,
  type Refusal,
  refuser,
  seatedAs,
  seatedAt,
  type TableSettings,
  waitingAt,
} from '@cardroom/engine'
import type {
  HouseTablesReply,
  PreviewReply,
  RequestRefusals,
  TableOptions,
  Template,
} from '@cardroom/protocol'
import { signAt, workedFees } from '@cardroom/rulebook/sign'
import type { RoomContext } from '../drive/room-context.ts'
import { openTable } from '../drive/table-dealer.ts'
import type { TableHost } from '../drive/table-host.ts'
import { refuseInHouse } from '../refusals/refuse.ts'
import { optionsOf } from './table-settings.ts'

const refuse = refuser<RequestRefusals>()

/** What the handlers need of the card room. */
interface Room {
  readonly context: RoomContext
  readonly tables: ReadonlyMap<string, TableHost>
  catchUp(): Promise<void>
  openTable(game: string, options: TableOptions, opener: { floor: string }): Promise<TableHost | Refusal>
  settingsFor(game: string, options: TableOptions): TableSettings | Refusal
  /** A table is closed. */
  remove(host: TableHost): void
}

/** Handles what the floor and the operator do with tables and the people there. */
export class HouseHandlers {
  readonly #room: Room
  /** Tables that are being worked on. */
  readonly #busy = new Set<TableHost>()
  /** Tables that are closing and deal no other round. */
  readonly #closing = new WeakSet<TableHost>()

  constructor(room: Room) {
    this.#room = room
  }

  open(game: string, options: TableOptions, by: string): Promise<TableHost | Refusal> {
    return this.#room.openTable(game, options, { floor: by })
  }

  /** Opens a table from a template. */
  async openAs(template: string, by: string): Promise<TableHost | Refusal> {
    await this.#house.catchUp()
    const kept = this.#house.state.templates.get(template)
    return kept
      ? this.open(kept.game, kept.options, by)
      : refuseInHouse('house-no-such-template', { name: template })
  }

  /** Saves settings as a template, if a table can be opened with them; replaces one of the same name. */
  async keep(template: Template, by: string): Promise<Refusal | undefined> {
    const settings = this.#room.settingsFor(template.game, template.options)
    return isRefusal(settings) ? settings : this.#house.note({ type: 'template-kept', ...template, by })
  }

  drop(name: string, by: string): Promise<Refusal | undefined> {
    return this.#house.decide(({ templates }) =>
      templates.has(name)
        ? [{ type: 'template-dropped', name, by }]
        : refuseInHouse('house-no-such-template', { name }),
    )
  }

  /** Changes the settings of a standing table, between two rounds. */
  async set(table: string, options: TableOptions, by: string): Promise<Refusal | undefined> {
    const host = this.#room.tables.get(table)
    if (!host) return refuse('line-no-such-table', { table })
    const { game, private: hidden } = host.table.settings
    const asked = this.#room.settingsFor(game, { ...options, ...(hidden ? { private: true } : {}) })
    if (isRefusal(asked)) return asked
    const settings = hidden ? { ...asked, private: hidden } : asked
    const answer = await host.request({ want: 'set', settings, by })
    return isRefusal(answer) ? answer : undefined
  }

  /** Previews a table: its sign, and examples of its collection. */
  preview(game: string, options: TableOptions): PreviewReply | Refusal {
    const settings = this.#room.settingsFor(game, options)
    if (isRefusal(settings)) return settings
    const table = openTable(settings, this.#room.context.library, { events: [] })
    if (isRefusal(table)) return table
    return {
      sign: signAt(table.game, table.part, settings.buyIn),
      worked: workedFees(table.game, table.part, table.places),
    }
  }

  /** All tables, private ones too. */
  list(): HouseTablesReply {
    return [...this.#room.tables.values()].map(({ id, table, openedBy }) => {
      const { settings, state, game, places } = table
      const seated = seatedAt(state.seats)
      const bots = seated.filter(({ bot }) => bot).length
      return {
        id,
        title: settings.title,
        game: game.rules.id,
        name: game.rules.name,
        options: optionsOf(settings),
        ...(state.toBeSet ? { toBeSet: optionsOf(state.toBeSet.settings) } : {}),
        isPrivate: settings.private !== undefined,
        ofTheHouse: openedBy === undefined,
        isClosing: this.#house.isClosed(id),
        isPlaying: state.phase === 'round',
        people: seated.length - bots,
        bots,
        seats: places,
        rounds: state.rounds,
      }
    })
  }

  /** Closes a table for good: the running round is played out, and everybody gets their chips. */
  async close(table: string, by: string): Promise<Refusal | undefined> {
    if (!this.#room.tables.has(table)) return refuse('line-no-such-table', { table })
    return this.#house.decide(({ closed }) =>
      closed.has(table) ? [] : [{ type: 'table-closed', table, by }],
    )
  }

  /** Voids the running round, or the one being made up: all wagers go back. */
  async void(table: string, by: string): Promise<Refusal | undefined> {
    const host = this.#room.tables.get(table)
    if (!host) return refuse('line-no-such-table', { table })
    const answer = await host.request({ want: 'void', by })
    return isRefusal(answer) ? answer : undefined
  }

  /** A person's chips at all tables. */
  async chipsOf(person: string): Promise<Cents> {
    await this.#room.catchUp()
    return [...this.#room.tables.values()].reduce(
      (sum, { table }) => sum + (seatedAs(table.state.seats, person)?.stack ?? 0),
      0,
    )
  }

  isSeated(person: string): boolean {
    return [...this.#room.tables.values()].some(({ table }) => seatedAs(table.state.seats, person))
  }

  /** Carries out what the house has decided for a table, as soon as possible after a change. */
  look(host: TableHost): void {
    if (!host.leads || host.table.state.closed || this.#busy.has(host)) return
    if (!this.#house.isClosed(host.id) && this.#leaving(host).length === 0) return
    this.#busy.add(host)
    this.#seeTo(host)
      .catch(error => this.#room.context.log('what the house decided of a table', { table: host.id, error }))
      .finally(() => this.#busy.delete(host))
  }

  /**
   * The players who have to give up their seat or their place on the list. A running round is played to its end
   * first.
   */
  #leaving({ id, table }: TableHost): readonly string[] {
    const people = [
      ...seatedAt(table.state.seats).filter(
        ({ bot, leaving, player }) => !bot && !leaving && !table.takesPart(player),
      ),
      ...waitingAt(table.state),
    ]
    const isClosing = this.#house.isClosed(id)
    return people.flatMap(({ player }) => (isClosing || this.#house.isOut(player, id) ? [player] : []))
  }

  async #seeTo(host: TableHost): Promise<void> {
    const isClosing = this.#house.isClosed(host.id)
    if (isClosing) await this.#dealNoMore(host)
    for (const player of this.#leaving(host)) {
      const isWaiting = waitingAt(host.table.state).some(one => one.player === player)
      await host.act({ do: isWaiting ? 'wait-no-more' : 'stand', player })
    }
    const { phase, seats } = host.table.state
    const isOver = isClosing && phase === 'idle' && seatedAt(seats).every(({ bot }) => bot)
    if (isOver && !(await host.close())) this.#room.remove(host)
  }

  /** Deals no other round; voids one that is being made up, or that nobody watches. */
  async #dealNoMore(host: TableHost): Promise<void> {
    if (!this.#closing.has(host)) host.drain()
    this.#closing.add(host)
    const { phase } = host.table.state
    const goesOn = phase === 'round' && (host.watched || this.#room.context.playOn)
    if (phase !== 'idle' && !goesOn) await host.request({ want: 'void' })
  }

  get #house() {
    return this.#room.context.roles
  }
}
