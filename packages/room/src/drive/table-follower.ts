import { flowsOf } from '../wallet/flows.ts'
import type { EphemeralTableState, Lease } from './cluster.ts'
import type { HostedTable } from './hosted-table.ts'
import type { TableDriver } from './table-driver.ts'
import type { TableTeller } from './table-teller.ts'

/** Follows a table that another node leads, and takes it over or hands it on. */
export class TableFollower {
  readonly #hosted: HostedTable
  readonly #driver: TableDriver
  readonly #teller: TableTeller
  /** Called when the table comes from another node. */
  onLead: () => void = () => {}

  constructor(hosted: HostedTable, driver: TableDriver, teller: TableTeller) {
    this.#hosted = hosted
    this.#driver = driver
    this.#teller = teller
  }

  /** Takes the lead, and reloads the table, which may be old here. */
  lead(lease: Lease): Promise<void> {
    const hosted = this.#hosted
    return hosted.alone(async () => {
      if (hosted.isClosed) return
      hosted.leadership.take(lease)
      hosted.floor.close()
      if (!(await hosted.reload())) {
        this.#driver.backOff()
        return
      }
      this.#driver.plan()
      this.#teller.show()
      this.onLead()
    })
  }

  follow(): Promise<void> {
    return this.#hosted.alone(() => this.#driver.stepDown())
  }

  /** The table has more events than this process knows. */
  get isBehind(): boolean {
    const { leadership, table, leads, dealer } = this.#hosted
    return leadership.isBehind(table.state.version) || (!leads && dealer.isUnread)
  }

  /** The table has so many events where it is led. */
  moved(version: number): void {
    this.#hosted.leadership.moved(version)
    // Unwatched tables are read with the next beat.
    if (this.isBehind && this.#hosted.watchers.anyHere) void this.#hosted.alone(() => this.readOn())
  }

  /** Reads the events that others have appended. */
  async readOn(): Promise<void> {
    const hosted = this.#hosted
    if (hosted.leads || hosted.isClosed) return
    if (hosted.dealer.isUnread) {
      if (await hosted.reload()) this.#driver.publish([])
      return
    }
    try {
      const { version, seats } = hosted.table.state
      const events = await hosted.context.cluster.eventsAfter(hosted.id, version)
      if (events.length === 0) return
      const transfers = flowsOf(hosted.id, version, { ...seats }, events)
      const finished = await hosted.dealer.replay(events)
      hosted.context.wallets.moved(transfers)
      this.#driver.publish(finished)
    } catch (error) {
      hosted.logError(error)
    }
  }

  /** Takes the leader's ephemeral state. */
  hear(said: EphemeralTableState): void {
    const { leads, leadership, context, floor, seatOrder, table, changes } = this.#hosted
    if (leads) return
    leadership.hear(said, context.now())
    floor.follow(said.floor)
    seatOrder.follow(said.came)
    if (said.version !== table.state.version) return
    changes.note()
    this.#teller.tell()
  }
}
