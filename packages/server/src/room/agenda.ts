/** Something that will happen unless the table changes before. */
export interface Task {
  /** A task with the same key is the same task: planned again before it was taken up, it keeps its time. */
  readonly key: string
  /** Milliseconds from the moment at which it was first planned. */
  readonly after: number
}

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

  constructor(run: (task: T) => void, now: () => number) {
    this.#run = run
    this.#now = now
  }

  plan(tasks: readonly T[]): void {
    const entries = new Map<string, Entry<T>>()
    for (const task of tasks) {
      entries.set(task.key, this.#entries.get(task.key) ?? this.#start(task))
    }
    for (const [key, { cancel }] of this.#entries) if (!entries.has(key)) cancel()
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
    const due = this.#now() + task.after
    if (task.after <= 0) {
      const immediate = setImmediate(run)
      return { task, due, cancel: () => clearImmediate(immediate) }
    }
    const timer = setTimeout(run, task.after)
    return { task, due, cancel: () => clearTimeout(timer) }
  }
}
