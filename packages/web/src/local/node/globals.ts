/**
 * The card room was written for Node, whose timers can be told not to keep the process alive and which does things
 * at the end of a turn or right after it. A worker lives as long as its page: its timers take `unref` and go on. Imported first.
 */
class Timer {
  readonly #id: number

  constructor(id: number) {
    this.#id = id
  }

  unref(): this {
    return this
  }

  /** `clearTimeout` takes it for its number. */
  [Symbol.toPrimitive](): number {
    return this.#id
  }
}

const { setTimeout: after, setInterval: every } = globalThis

Object.assign(globalThis, {
  setTimeout: (work: () => void, milliseconds?: number) => new Timer(Number(after(work, milliseconds))),
  setInterval: (work: () => void, milliseconds?: number) => new Timer(Number(every(work, milliseconds))),
  setImmediate: (work: () => void) => new Timer(Number(after(work, 0))),
  clearImmediate: clearTimeout,
  process: { nextTick: (work: () => void) => queueMicrotask(work) },
})
