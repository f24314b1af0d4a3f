import type { Refusal, TableCommand } from '@cardroom/engine'
import type { HouseEvent } from '@cardroom/protocol'
import { refuseInRoom } from '../refusals/refuse.ts'
import { OverdrawnError } from '../store/house-store.ts'
import { type Append, FencedError, RequestWithdrawnError } from '../store/store.ts'
import type { TableTransfer } from '../store/transfer.ts'
import { flowsOf } from '../wallet/flows.ts'
import { refusalFor } from '../wallet/wallets.ts'
import type { DrivenTable } from './handle-request.ts'
import type { HostedTable } from './hosted-table.ts'
import type { ScheduledTask } from './scheduled-task.ts'
import type { TableOutcome } from './table-dealer.ts'
import type { RemoteRequest } from './table-request.ts'
import type { TableTeller } from './table-teller.ts'

/** Drives a table: takes commands, writes their outcome, publishes it, and plans the tasks. */
export class TableDriver {
  readonly #hosted: HostedTable
  readonly #teller: TableTeller
  /** The table as requests are handled on it. */
  readonly driven: DrivenTable

  constructor(hosted: HostedTable, teller: TableTeller) {
    this.#hosted = hosted
    this.#teller = teller
    const { scheduler } = hosted
    this.driven = {
      get table() {
        return hosted.table
      },
      get clock() {
        return hosted.clock
      },
      get isLastRound() {
        return hosted.isLastRound
      },
      floor: hosted.floor,
      services: scheduler.services,
      isHere: player => hosted.isHere(player),
      acted: player => scheduler.acted(player),
      planned: (...clocks) => scheduler.commandsAt(clocks),
      timeUsed: player => scheduler.timeUsed(player),
      perform: (commands, asked, house) => this.perform(commands, asked, house),
    }
  }

  /** Runs a due task. */
  async run(task: ScheduledTask): Promise<void> {
    const hosted = this.#hosted
    await hosted
      .alone(async () => {
        if (hosted.isClosed || !hosted.leads || !hosted.scheduler.takeUp(task)) return
        const refusal = await this.perform(task.commands())
        if (!refusal) return
        // Logs only the code: a refusal may name cards.
        hosted.context.log(`${task.key}: ${refusal.code}`, { table: hosted.id })
        // A refused task is not tried again: everybody gets their wagers back.
        if (task.givesUp) await this.perform([task.givesUp])
      })
      .catch(error => hosted.logError(error))
  }

  /** Takes commands, deals, writes the outcome, and publishes it. */
  async perform(
    commands: readonly TableCommand[],
    asked?: RemoteRequest,
    house: readonly HouseEvent[] = [],
  ): Promise<Refusal | undefined> {
    const hosted = this.#hosted
    if (hosted.isClosed) return refuseInRoom('room-is-closing')
    if (!hosted.leads) throw new FencedError(`${hosted.id} is led elsewhere`)
    if (hosted.dealer.isUnread) return refuseInRoom('not-written-down')
    const made: TableOutcome = { events: [], rounds: [], shoes: [] }
    const { events } = made
    const { version: after, seats } = hosted.table.state
    const before = { ...seats }
    const wasDeciding = hosted.isDeciding
    let refusal: Refusal | undefined
    try {
      refusal = hosted.dealer.take(commands, made)
    } catch (error) {
      return this.#callOff(error)
    }
    const transfers = flowsOf(hosted.id, after, before, events)
    try {
      if (events.length > 0) {
        const more = {
          ...hosted.leadership.fence,
          ...(asked ? { answers: answerFor(asked, refusal) } : {}),
          ...(house.length > 0 ? { house } : {}),
        }
        await hosted.writer.write(hosted.table, after, made, transfers, more)
      }
    } catch (error) {
      return this.#notWritten(error, transfers)
    }
    hosted.backoff.written()
    if (asked && events.length > 0) asked.isAnswered = true
    const onlyMoves = wasDeciding && hosted.isDeciding && events.every(({ type }) => type === 'input')
    if (events.length > 0) this.publish(made.rounds, onlyMoves)
    hosted.context.wallets.moved(transfers)
    if (house.length > 0) await hosted.context.roles.catchUp().catch(error => hosted.logError(error))
    return refusal
  }

  /** Voids a round that has thrown an error. */
  async #callOff(error: unknown): Promise<Refusal> {
    const hosted = this.#hosted
    hosted.logError(error)
    if (!(await hosted.reload())) this.backOff()
    else if (hosted.table.state.round) await this.perform([{ do: 'void' }])
    return refuseInRoom('round-called-off')
  }

  /** Reloads the table after a failed write. */
  async #notWritten(error: unknown, transfers: readonly TableTransfer[]): Promise<Refusal> {
    const hosted = this.#hosted
    if (error instanceof OverdrawnError) {
      if (await hosted.dealer.reload()) this.publish([])
      else this.backOff()
      return refusalFor(error, transfers)
    }
    hosted.logError(error)
    if (error instanceof FencedError) {
      await this.stepDown()
      throw error
    }
    await hosted.reload()
    if (error instanceof RequestWithdrawnError && !hosted.dealer.isUnread) this.publish([])
    else this.backOff()
    return refuseInRoom('not-written-down')
  }

  /** Plans the next tasks, and sends the changes to everybody. */
  publish(rounds: readonly { readonly id: string }[], onlyMoves = false): void {
    this.plan(onlyMoves)
    this.#teller.tellFinished(rounds)
    this.#teller.tell(onlyMoves)
    this.#hosted.reveal.forget()
  }

  /** Plans the tasks after a change; `onlyMoves`: after moves in a round only. */
  plan(onlyMoves = false): void {
    const { changes, seatOrder, floor, table, leads, isOpen, scheduler, dealer } = this.#hosted
    if (onlyMoves) changes.noteMoves()
    else {
      changes.note()
      seatOrder.note(table.state.seats)
      if (leads) floor.look()
    }
    const { goesOn } = this.#hosted
    scheduler.make(table, { goesOn, isOpen, onlyMoves })
    if (goesOn) dealer.forgetAsked()
  }

  /** Stops all tasks until the store can be written to; it is tried with growing pauses. */
  backOff(): void {
    const { changes, backoff, scheduler } = this.#hosted
    // The reloaded table may have more than was sent: a failing disk may have written after all.
    changes.note()
    this.#teller.tell()
    backoff.begin()
    scheduler.drop()
    this.#teller.tellBackoff()
  }

  /** Goes on if the store can be written to again. */
  async goOn(): Promise<void> {
    const hosted = this.#hosted
    if (hosted.isClosed || !hosted.backoff.isOn) return
    const writable = await hosted.context.store.probe().then(
      () => true,
      () => false,
    )
    if (!writable || (hosted.dealer.isUnread && !(await hosted.reload()))) {
      this.backOff()
      return
    }
    hosted.backoff.end()
    this.plan()
    this.#teller.tell()
  }

  /** Gives the lead up to another process, and drops what was not written. */
  async stepDown(): Promise<void> {
    const hosted = this.#hosted
    if (!hosted.leads) return
    hosted.leadership.giveUp()
    hosted.backoff.end()
    hosted.floor.close()
    await hosted.reload()
    this.plan()
    this.#teller.tell()
  }
}

const answerFor = ({ id }: RemoteRequest, refusal: Refusal | undefined): NonNullable<Append['answers']> => ({
  id,
  answer: JSON.stringify(refusal ?? null),
})
