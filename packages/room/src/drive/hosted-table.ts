import { commitmentOf, type NewShoe, type Table } from '@cardroom/engine'
import type { Clock } from '@cardroom/protocol'
import { randomHex } from '../platform/random.ts'
import { ChangeCounter } from './change-counter.ts'
import type { Lease } from './cluster.ts'
import { Leadership } from './leadership.ts'
import { RevealSequence } from './reveal-sequence.ts'
import type { RoomContext } from './room-context.ts'
import type { ScheduledTask } from './scheduled-task.ts'
import { Scheduler } from './scheduler.ts'
import { SeatOrder } from './seat-order.ts'
import { nextShoeId } from './shoe.ts'
import { TableDealer } from './table-dealer.ts'
import { TableFloor } from './table-floor.ts'
import { TableWriter } from './table-writer.ts'
import { Watchers } from './watchers.ts'
import { WriteBackoff } from './write-backoff.ts'

/** The callbacks of a hosted table to its driver. */
interface TableHooks {
  /** The floor has stopped the game, or lets it go on. */
  held(): void
  /** The store should be tried again. */
  tryAgain(): void
  /** A task is due. */
  run(task: ScheduledTask): void
}

/** A table and everything that driving it, following it and telling of it share. */
export class HostedTable {
  readonly id: string
  /** The person who opened the table; missing for the tables of the house. */
  readonly openedBy: string | undefined
  readonly context: RoomContext
  readonly watchers: Watchers
  readonly dealer: TableDealer
  readonly leadership: Leadership
  readonly writer: TableWriter
  readonly backoff: WriteBackoff
  readonly scheduler: Scheduler
  readonly floor: TableFloor
  readonly changes = new ChangeCounter()
  readonly seatOrder = new SeatOrder()
  /** The steps of the round since the last message to its watchers. */
  readonly reveal = new RevealSequence()
  /** The table is closed in this process until the next start. */
  isClosed = false
  /** No other round is dealt. */
  isLastRound = false
  #queue: Promise<unknown> = Promise.resolve()

  constructor(
    id: string,
    table: Table,
    context: RoomContext,
    openedBy: string | undefined,
    lease: Lease | undefined,
    hooks: TableHooks,
  ) {
    this.id = id
    this.openedBy = openedBy
    this.context = context
    this.watchers = new Watchers(id, context.cluster)
    this.dealer = new TableDealer(id, table, context, () =>
      this.reveal.note(this.table, this.watchers.viewers(this.table.state.seats)),
    )
    this.leadership = new Leadership(lease)
    this.writer = new TableWriter(id, context)
    this.backoff = new WriteBackoff(() => hooks.tryAgain())
    this.scheduler = new Scheduler(
      {
        id,
        isOfTheHouse: openedBy === undefined,
        timings: context.timings,
        now: context.now,
        random: Math.random,
        newShoe: () => this.#newShoe(),
        here: player => this.isHere(player),
        isRun: () => this.runner !== undefined,
        reveal: () => this.reveal.reveal(this.table),
        askedAt: key => this.dealer.askedAt(key),
      },
      task => hooks.run(task),
    )
    const hosted = this
    this.floor = new TableFloor({
      id,
      get table() {
        return hosted.table
      },
      get runner() {
        return hosted.runner
      },
      timings: context.timings,
      now: context.now,
      isHere: player => this.isHere(player),
      hasPart: (player, part) => context.roles.has(player, part),
      held: () => hooks.held(),
    })
  }

  #newShoe(): NewShoe {
    const secret = randomHex(32)
    return {
      id: nextShoeId(this.id, this.table),
      how: this.table.settings.shuffle === 'sealed' ? 4 : 3,
      commitment: commitmentOf(secret),
      secret,
    }
  }

  get table(): Table {
    return this.dealer.table
  }

  /** This process drives the table. */
  get leads(): boolean {
    return this.leadership.leads
  }

  /** The next deadline and its kind. */
  get clock(): Omit<Clock, 'now'> | undefined {
    return this.leads ? this.scheduler.clock : this.leadership.clockHeard(this.table.state.version)
  }

  isHere(player: string): boolean {
    return this.watchers.isHere(player)
  }

  /** The table's runner: its opener, or the longest seated of those who are here. */
  get runner(): string | undefined {
    const { openedBy } = this
    if (openedBy !== undefined && this.isHere(openedBy)) return openedBy
    return this.seatOrder.first(player => this.isHere(player))
  }

  /** Whether the table in memory is on disk, and so may be shown. */
  get isShown(): boolean {
    return !this.writer.isOn && !this.dealer.isUnread
  }

  /** Whether the round waits for a decision. */
  get isDeciding(): boolean {
    return this.table.round?.awaiting.kind === 'decision'
  }

  /** Whether tasks of the seats run here: seats are given up, names are called. */
  get isOpen(): boolean {
    return this.leads && !this.isClosed && !this.backoff.isOn && !this.table.state.closed
  }

  /** Whether the tasks of the game run here. */
  get goesOn(): boolean {
    if (!this.isOpen || (this.isLastRound && this.table.state.phase !== 'round')) return false
    return !this.floor.holds && (this.watchers.any || this.context.playOn)
  }

  /** Runs work one after the other: nothing else happens at the table meanwhile. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => {})
    return result
  }

  /** Reloads the table from the store, and drops the noted steps. */
  reload(): Promise<boolean> {
    this.reveal.forget()
    return this.dealer.reload()
  }

  logError(error: unknown): void {
    this.context.log('what the table did went wrong', { level: 'error', table: this.id, error })
  }
}
