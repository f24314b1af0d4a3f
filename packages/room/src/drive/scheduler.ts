import type { Table, TableCommand } from '@cardroom/engine'
import type { Clock } from '@cardroom/protocol'
import { Deadlines } from './deadlines.ts'
import { timeUsed } from './decision-tasks.ts'
import type { ScheduledTask, TableServices } from './scheduled-task.ts'
import { seatTasks, tasksOf } from './table-tasks.ts'

/** Which tasks of a table run. */
interface TableActivity {
  readonly goesOn: boolean
  readonly isOpen: boolean
  /** Only moves in a round have happened. */
  readonly onlyMoves: boolean
}

/** Plans the tasks of a table, and counts the decisions that its players have missed. */
export class Scheduler {
  readonly services: TableServices
  readonly #deadlines: Deadlines<ScheduledTask>
  readonly #missed = new Map<string, number>()
  /** The last round that was made up, with its players, and how often. */
  #madeUp = { of: '', times: 0 }
  #seats: readonly ScheduledTask[] = []

  constructor(services: Omit<TableServices, 'missed' | 'madeUp'>, run: (task: ScheduledTask) => void) {
    this.services = {
      ...services,
      missed: player => this.#missed.get(player) ?? 0,
      madeUp: of => (this.#madeUp.of === of ? this.#madeUp.times : 0),
    }
    this.#deadlines = new Deadlines(run, services.now)
  }

  /** The next deadline and its kind. */
  get clock(): Omit<Clock, 'now'> | undefined {
    for (const { task, due } of this.#deadlines) {
      const { clock, reserve } = task
      if (clock !== undefined)
        return { for: clock, until: due, ...(reserve === undefined ? {} : { reserve }) }
    }
    return undefined
  }

  /** The commands that run when one of these clocks runs out. */
  commandsAt(clocks: readonly Clock['for'][]): readonly TableCommand[] | undefined {
    return [...this.#deadlines].find(({ task }) => task.clock && clocks.includes(task.clock))?.task.commands()
  }

  /** The commands for the part of the time bank that a move now has used. */
  timeUsed(player: string): readonly TableCommand[] {
    return timeUsed(this.#deadlines, player, this.services.now())
  }

  /** Takes a due task off the plan, unless something happened before; notes who has missed a decision. */
  takeUp(task: ScheduledTask): boolean {
    if (!this.#deadlines.takeUp(task)) return false
    const { makesUp } = task
    if (makesUp !== undefined) this.#madeUp = { of: makesUp, times: this.services.madeUp(makesUp) + 1 }
    if (task.missedBy !== undefined) this.#missed.set(task.missedBy, this.services.missed(task.missedBy) + 1)
    return true
  }

  /** A seated player has acted. */
  acted(player: string): void {
    this.#missed.delete(player)
  }

  /** Plans the tasks of the game if it goes on, and those of the seats, which moves do not change. */
  make(table: Table, { goesOn, isOpen, onlyMoves }: TableActivity): void {
    if (!onlyMoves) this.#seats = isOpen ? seatTasks(table, this.services) : []
    this.#deadlines.plan([...(goesOn ? tasksOf(table, this.services) : []), ...this.#seats], !goesOn)
  }

  /** Drops all tasks. */
  drop(): void {
    this.#seats = []
    this.#deadlines.plan([])
  }
}
