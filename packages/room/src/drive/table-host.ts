import {
  type Cents,
  isRefusal,
  type Refusal,
  seatOf,
  type Table,
  type TableCommand,
  type TableEvent,
} from '@cardroom/engine'
import type { Clock, HouseEvent, RoundFinished } from '@cardroom/protocol'
import { FencedError, type StoredTable } from '../store/store.ts'
import { flowsOf } from '../wallet/flows.ts'
import type { EphemeralTableState, Lease, LedTable } from './cluster.ts'
import { handleRequest, mayDealAtOnce } from './handle-request.ts'
import { HostedTable } from './hosted-table.ts'
import { fenceOf } from './leadership.ts'
import type { RevealSequence } from './reveal-sequence.ts'
import type { RoomContext } from './room-context.ts'
import { openTable } from './table-dealer.ts'
import { TableDriver } from './table-driver.ts'
import type { TableFloor } from './table-floor.ts'
import { TableFollower } from './table-follower.ts'
import type { RemoteRequest, TableRequest, TableResponse } from './table-request.ts'
import { TableTeller } from './table-teller.ts'
import type { Watcher } from './watchers.ts'

/**
 * One table of the room, for everything outside: its watchers and its requests. Commands are taken one after the
 * other and written before anybody hears of them. A table that another node leads is followed: it runs no tasks,
 * replays the leader's events, and passes requests on to the leader.
 */
export class TableHost implements LedTable {
  readonly #hosted: HostedTable
  readonly #teller: TableTeller
  readonly #driver: TableDriver
  readonly #follower: TableFollower

  private constructor(
    id: string,
    table: Table,
    context: RoomContext,
    openedBy: string | undefined,
    lease: Lease | undefined,
  ) {
    this.#hosted = new HostedTable(id, table, context, openedBy, lease, {
      held: () => this.#replan(),
      tryAgain: () => void this.#hosted.alone(() => this.#driver.goOn()),
      run: task => void this.#driver.run(task),
    })
    this.#teller = new TableTeller(this.#hosted, this)
    this.#driver = new TableDriver(this.#hosted, this.#teller)
    this.#follower = new TableFollower(this.#hosted, this.#driver, this.#teller)
  }

  /** A new table, already on disk. `house`: events for the house's log, written together with the table's. */
  static async open(
    id: string,
    opened: Extract<TableEvent, { type: 'opened' }>,
    bots: readonly TableCommand[],
    context: RoomContext,
    house: readonly HouseEvent[] = [],
  ): Promise<TableHost | Refusal> {
    const events: TableEvent[] = [opened]
    const table = openTable(opened.settings, context.library, { events })
    if (isRefusal(table)) return table
    for (const bot of bots) {
      const sat = table.take(bot)
      if (isRefusal(sat)) return sat
      events.push(...sat)
    }
    const lease = context.cluster.leaseOfNew(id)
    await context.store.append({
      table: id,
      after: 0,
      at: context.now(),
      events,
      rounds: [],
      transfers: flowsOf(id, 0, {}, events),
      ...(house.length > 0 ? { house } : {}),
      ...fenceOf(lease),
    })
    const host = new TableHost(id, table, context, opened.by, lease)
    host.#driver.plan()
    return host
  }

  /** Loads a stored table, in the middle of a round too. */
  static async load(id: string, stored: StoredTable, context: RoomContext): Promise<TableHost | Refusal> {
    const table = openTable(stored.opened.settings, context.library, stored)
    if (isRefusal(table)) return table
    const host = new TableHost(id, table, context, stored.opened.by, context.cluster.lease(id))
    const wrong = await host.#hosted.dealer.takeUp(stored)
    if (wrong) return wrong
    host.#driver.plan()
    return host
  }

  get id(): string {
    return this.#hosted.id
  }

  /** The person who opened the table; missing for the tables of the house. */
  get openedBy(): string | undefined {
    return this.#hosted.openedBy
  }

  /** Called at every change that is more than moves. */
  set onChange(listener: () => void) {
    this.#teller.onChange = listener
  }

  /** Called when the table comes from another node. */
  set onLead(listener: () => void) {
    this.#follower.onLead = listener
  }

  get table(): Table {
    return this.#hosted.table
  }

  /** The round before. */
  get last(): RoundFinished | undefined {
    return this.#hosted.dealer.last
  }

  /** The steps of the round since the last message to its watchers. */
  get reveal(): RevealSequence {
    return this.#hosted.reveal
  }

  /** Whether the table is watched, on this node or on another. */
  get watched(): boolean {
    return this.#hosted.watchers.any
  }

  /** The play money that a player can sit down with. */
  walletOf(player: string): Cents {
    return this.#hosted.context.wallets.known(player)
  }

  /** This process drives the table. */
  get leads(): boolean {
    return this.#hosted.leads
  }

  /** Counts whatever a watcher could notice, also who is here. */
  get changes(): number {
    return this.#hosted.changes.count
  }

  /** The last change that was more than moves in a round which goes on to the next decision. */
  get lastNonMoveChange(): number {
    return this.#hosted.changes.lastNonMoveChange
  }

  /** The next deadline and its kind. */
  get clock(): Omit<Clock, 'now'> | undefined {
    return this.#hosted.clock
  }

  /** The time by the house's clock. */
  get now(): number {
    return this.#hosted.context.now()
  }

  get floor(): TableFloor {
    return this.#hosted.floor
  }

  /** Who runs the table. */
  get runner(): string | undefined {
    return this.#hosted.runner
  }

  /** The seated people, the longest seated first. */
  get seatOrder(): readonly string[] {
    return this.#hosted.seatOrder.players
  }

  /** Whether the table in memory is on disk, and so may be shown. */
  get isShown(): boolean {
    return this.#hosted.isShown
  }

  isHere(player: string): boolean {
    return this.#hosted.isHere(player)
  }

  /** The table is sent to the watcher at once, and whenever it changes. */
  watch(watcher: Watcher): Promise<void> {
    return this.#hosted.alone(async () => {
      const arrives = this.#hosted.watchers.add(watcher)
      if (this.isBehind) await this.#follower.readOn()
      this.#driver.plan()
      if (arrives && this.#isSeen(watcher.player)) this.#teller.tell()
      else if (this.isShown) watcher.changed(this)
      if (this.standsStill) watcher.standsStill(this)
    })
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.#hosted.alone(async () => {
      if (this.#hosted.isClosed || !this.#hosted.watchers.delete(watcher)) return
      this.#driver.plan()
      if (!this.isHere(watcher.player) && this.#isSeen(watcher.player)) this.#teller.tell()
    })
  }

  /** Whether a watcher's coming and going is shown: players' always, at a private table everybody's. */
  #isSeen(player: string): boolean {
    const { settings, state } = this.table
    return settings.private !== undefined || seatOf(state.seats, player) !== undefined
  }

  /** The watchers without a seat. */
  get lookingOn(): { readonly count: number; readonly names: readonly string[] } {
    return this.#hosted.watchers.without(player => seatOf(this.table.state.seats, player) !== undefined)
  }

  /** Takes a player's command; resolves when it is durable. */
  async act(command: TableCommand & { player: string }): Promise<Refusal | undefined> {
    return refusalIn(await this.request({ want: 'act', command }))
  }

  /** Handles a request, here or where the table is led; resolves when it is durable. */
  async request(request: TableRequest): Promise<TableResponse> {
    const { context, id } = this.#hosted
    if (this.leads) {
      try {
        return await this.#hosted.alone(() => handleRequest(this.#driver.driven, request, undefined))
      } catch (error) {
        // Nothing was written: the new leader can still handle the request.
        if (!(error instanceof FencedError)) throw error
      }
    }
    const response = await context.cluster.ask(id, request)
    // The caller sees the outcome when it has the answer.
    await this.catchUp()
    return response
  }

  /** Handles a request from another node. */
  handle(asked: RemoteRequest): Promise<TableResponse> {
    return this.#hosted.alone(() => handleRequest(this.#driver.driven, asked.request, asked))
  }

  /** Reads the table when all of it is written and nothing else is running. */
  written<T>(look: (table: Table) => T): Promise<T> {
    return this.#hosted.alone(async () => {
      await this.#follower.readOn()
      return look(this.table)
    })
  }

  mayDealNow(player: string): boolean {
    return mayDealAtOnce(this, player)
  }

  /** Ends the table for good, if only bots are left. */
  async close(): Promise<Refusal | undefined> {
    return refusalIn(await this.request({ want: 'close' }))
  }

  /** Plays the running round to its end, and deals no other. */
  drain(): void {
    this.#hosted.isLastRound = true
    this.#driver.plan()
  }

  /** Whether a round is on and goes on. */
  get inPlay(): boolean {
    return this.#hosted.goesOn && this.table.state.phase === 'round'
  }

  /** Whether it waits for the store to be writable again. */
  get standsStill(): boolean {
    return this.#hosted.backoff.isOn
  }

  /** Stops driving the table; it goes on where it was after the next start. */
  rest(): Promise<void> {
    const { backoff, floor, scheduler } = this.#hosted
    this.#hosted.isClosed = true
    backoff.end()
    floor.close()
    scheduler.drop()
    return this.#hosted.alone(async () => {})
  }

  /** This process leads the table from now on. */
  lead(lease: Lease): Promise<void> {
    return this.#follower.lead(lease)
  }

  /** Another process leads the table from now on. */
  follow(): Promise<void> {
    return this.#follower.follow()
  }

  /** The table has more events than this process knows. */
  get isBehind(): boolean {
    return this.#follower.isBehind
  }

  /** It may change hands now without anybody noticing. */
  get isQuiet(): boolean {
    return this.table.state.phase !== 'round' && !this.standsStill && !this.floor.holds
  }

  moved(version: number): void {
    this.#follower.moved(version)
  }

  /** Reads the events that others have appended. */
  catchUp(): Promise<void> {
    return this.#hosted.alone(() => this.#follower.readOn())
  }

  hear(said: EphemeralTableState): void {
    this.#follower.hear(said)
  }

  /** Watchers on other nodes have changed. */
  seenElsewhere(): void {
    this.#replan()
  }

  #replan(): void {
    this.#driver.plan()
    this.#teller.tell()
  }
}

const refusalIn = (answer: TableResponse): Refusal | undefined => (isRefusal(answer) ? answer : undefined)
