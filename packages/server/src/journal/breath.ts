/** So long may work on the books keep others waiting, in milliseconds. */
const AT_ONCE = 5

/** Long work in one go, in which everybody else has their turn now and then. */
export class Breath {
  #since = performance.now()

  async letOthers(): Promise<void> {
    if (performance.now() - this.#since < AT_ONCE) return
    await new Promise(done => setImmediate(done))
    this.#since = performance.now()
  }
}
