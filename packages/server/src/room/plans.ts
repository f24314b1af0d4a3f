import type { Table, TableCommand } from '@cardroom/engine'
import type { Clock } from '@cardroom/protocol'
import { Agenda } from './agenda.ts'
import { type Keeper, seatTasks, type TableTask, tasksOf, timeUsed } from './tasks.ts'

/** How a table goes on. */
interface Going {
  readonly goesOn: boolean
  readonly isOpen: boolean
  /** Nothing has happened but moves in a round. */
  readonly isCalm: boolean
}

/** What a table does by itself if nobody does anything, and who has let time run out at it. */
export class Plans {
  readonly keeper: Keeper
  readonly #agenda: Agenda<TableTask>
  readonly #missed = new Map<string, number>()
  /** The round that was made up last, with whom, and how often. */
  #madeUp = { of: '', times: 0 }
  #seats: readonly TableTask[] = []

  constructor(keeper: Omit<Keeper, 'missed' | 'madeUp'>, run: (task: TableTask) => void) {
    this.keeper = {
      ...keeper,
      missed: player => this.#missed.get(player) ?? 0,
      madeUp: of => (this.#madeUp.of === of ? this.#madeUp.times : 0),
    }
    this.#agenda = new Agenda(run, keeper.now)
  }

  /** What runs out next, and when. */
  get clock(): Omit<Clock, 'now'> | undefined {
    for (const { task, due } of this.#agenda) {
      const { clock, reserve } = task
      if (clock !== undefined)
        return { for: clock, until: due, ...(reserve === undefined ? {} : { reserve }) }
    }
    return undefined
  }

  /** What the table would do by itself when one of these clocks has run out. */
  commandsAt(clocks: readonly Clock['for'][]): readonly TableCommand[] | undefined {
    return [...this.#agenda].find(({ task }) => task.clock && clocks.includes(task.clock))?.task.commands()
  }

  /** What a move that comes now has taken of its player's time bank. */
  timeUsed(player: string): readonly TableCommand[] {
    return timeUsed(this.#agenda, player, this.keeper.now())
  }

  /** Whether the time of something that was planned has come, and nobody was faster; whose time it was is noted. */
  takeUp(task: TableTask): boolean {
    if (!this.#agenda.takeUp(task)) return false
    const { makesUp } = task
    if (makesUp !== undefined) this.#madeUp = { of: makesUp, times: this.keeper.madeUp(makesUp) + 1 }
    if (task.missedBy !== undefined) this.#missed.set(task.missedBy, this.keeper.missed(task.missedBy) + 1)
    return true
  }

  /** Somebody who sits there has shown it. */
  acted(player: string): void {
    this.#missed.delete(player)
  }

  /** The game goes on, or only seats are given up and called, though nobody looks on; by moves no seat changes. */
  make(table: Table, { goesOn, isOpen, isCalm }: Going): void {
    if (!isCalm) this.#seats = isOpen ? seatTasks(table, this.keeper) : []
    this.#agenda.plan([...(goesOn ? tasksOf(table, this.keeper) : []), ...this.#seats], !goesOn)
  }

  /** Nothing happens by itself. */
  drop(): void {
    this.#seats = []
    this.#agenda.plan([])
  }
}
