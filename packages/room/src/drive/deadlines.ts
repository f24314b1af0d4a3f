import { runSoon } from '../platform/timers.ts'

/** A task that runs when its time comes, unless the table changes before. */
export interface TimedTask {
  /** Tasks with the same key are the same: planned again before it was taken up, a task keeps its time. */
  readonly key: string
  /** Milliseconds from the moment at which it was first planned. */
  readonly after: number
}

/** The longest time of a timer, in milliseconds; later tasks are planned again then. */
const MAX_TIMER_MS = 2 ** 31 - 1

interface Entry<T extends TimedTask> {
  readonly task: T
  readonly due: number
  cancel: () => void
}

/** The timed tasks of a table, planned anew after each change, so that no outdated task ever runs. */
export class Deadlines<T extends TimedTask> {
  readonly #run: (task: T) => void
  readonly #now: () => number
  #entries = new Map<string, Entry<T>>()
  /** The time left of tasks that are paused. */
  readonly #left = new Map<string, number>()

  constructor(run: (task: T) => void, now: () => number) {
    this.#run = run
    this.#now = now
  }

  /**
   * Replaces the plan. While the table stands still, earlier tasks are remembered: planned again, they have the time
   * that was left.
   */
  plan(tasks: readonly T[], standsStill = false): void {
    const entries = new Map<string, Entry<T>>()
    for (const task of tasks) {
      entries.set(task.key, this.#entries.get(task.key) ?? this.#start(task))
    }
    if (!standsStill) this.#left.clear()
    for (const [key, { cancel, due }] of this.#entries) {
      if (entries.has(key)) continue
      cancel()
      if (standsStill) this.#left.set(key, due - this.#now())
    }
    this.#entries = entries
  }

  /**
   * Takes a task whose time has come off the plan, so that it runs once and can be planned again if it fails;
   * `false` if it is not planned any more.
   */
  takeUp(task: T): boolean {
    return this.#entries.get(task.key)?.task === task && this.#entries.delete(task.key)
  }

  /** The planned tasks, with the moments at which they are due. */
  *[Symbol.iterator](): Generator<{ task: T; due: number }> {
    yield* this.#entries.values()
  }

  #start(task: T): Entry<T> {
    const run = () => this.#run(task)
    const after = Math.min(this.#left.get(task.key) ?? task.after, task.after)
    const due = this.#now() + after
    if (after <= 0) {
      return { task, due, cancel: runSoon(run) }
    }
    const timer = setTimeout(run, Math.min(after, MAX_TIMER_MS))
    return { task, due, cancel: () => clearTimeout(timer) }
  }
}
