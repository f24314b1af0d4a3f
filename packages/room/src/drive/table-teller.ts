import type { Clock } from '@cardroom/protocol'
import type { EphemeralTableState } from './cluster.ts'
import type { HostedTable } from './hosted-table.ts'
import type { TableHost } from './table-host.ts'

/** Sends the changes of a table to its watchers, and to its followers on other nodes. */
export class TableTeller {
  readonly #hosted: HostedTable
  /** The host that watchers get. */
  readonly #host: TableHost
  /** Called at every change that is more than moves. */
  onChange: () => void = () => {}

  constructor(hosted: HostedTable, host: TableHost) {
    this.#hosted = hosted
    this.#host = host
  }

  /** Sends a change, if the table may be shown. `onlyMoves`: by moves in a round only. */
  tell(onlyMoves = false): void {
    if (!this.#hosted.isShown) return
    this.show()
    if (!onlyMoves) this.onChange()
  }

  show(): void {
    const { watchers, leadership, context, id } = this.#hosted
    for (const watcher of watchers) watcher.changed(this.#host)
    if (leadership.isFollowed) context.cluster.tell(id, this.#ephemeralState())
  }

  /** Sends the result of the last round, if it is among these finished ones. */
  tellFinished(rounds: readonly { readonly id: string }[]): void {
    const { last } = this.#hosted.dealer
    if (!last || !rounds.some(({ id }) => id === last.id)) return
    for (const watcher of this.#hosted.watchers) watcher.finished(this.#host, last)
  }

  tellBackoff(): void {
    for (const watcher of this.#hosted.watchers) watcher.standsStill(this.#host)
  }

  #ephemeralState(): EphemeralTableState {
    const { clock, context, table, floor, seatOrder } = this.#hosted
    return {
      version: table.state.version,
      ...(clock ? { clock: leftOf(clock, context.now()) } : {}),
      floor: floor.status(),
      came: seatOrder.players,
    }
  }
}

const leftOf = (
  { until, ...clock }: Omit<Clock, 'now'>,
  now: number,
): NonNullable<EphemeralTableState['clock']> => ({
  ...clock,
  left: until - now,
})
