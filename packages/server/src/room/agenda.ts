/** Something that will happen unless the table changes before. */
export interface Task {
  /** A task with the same key is the same task: planned again before it was taken up, it keeps its time. */
  readonly key: string
  /** Milliseconds from the moment at which it was first planned. */
  readonly after: number
}

/** A timer counts no further, in milliseconds; what is later is planned again then. */
const LONGEST = 2 ** 31 - 1

interface Entry<T extends Task> {
  readonly task: T
  readonly due: number
  cancel: () => void
}

/** What a table will do by itself: planned anew after each change, so that nothing outdated ever happens. */
export class Agenda<T extends Task> {
  readonly #run: (task: T) => void
  readonly #now: () => number
  #entries = new Map<string, Entry<T>>()
  /** What was left of the time of tasks that stand still. */
  readonly #left = new Map<string, number>()

  constructor(run: (task: T) => void, now: () => number) {
    this.#run = run
    this.#now = now
  }

  /**
   * What will happen from now on. While the table stands still, what was planned before is not forgotten: planned
   * again, it has the time that was left.
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

  /** What is planned, with the moment at which it will happen. */
  *[Symbol.iterator](): Generator<{ task: T; due: number }> {
    yield* this.#entries.values()
  }

  #start(task: T): Entry<T> {
    const run = () => this.#run(task)
    const after = Math.min(this.#left.get(task.key) ?? task.after, task.after)
    const due = this.#now() + after
    if (after <= 0) {
      const immediate = setImmediate(run)
      return { task, due, cancel: () => clearImmediate(immediate) }
    }
    const timer = setTimeout(run, Math.min(after, LONGEST))
    return { task, due, cancel: () => clearTimeout(timer) }
  }
}
