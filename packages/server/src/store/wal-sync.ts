import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'

/**
 * Syncs a database's write-ahead log to the disk without blocking the event loop, as SQLite itself would
 * (`synchronous = FULL`). With `NORMAL` SQLite keeps the order of its writes, so that a power failure costs the
 * latest commits at most, and nobody is told of those before they are synced.
 */
export class WalSync {
  readonly #path: string
  #file: number | undefined

  constructor(database: string) {
    this.#path = `${database}-wal`
  }

  /** As `fdatasync`; the log is there after the first commit, and as long as the database is open. */
  sync(done: (error: Error | null) => void): void {
    let file: number
    try {
      file = this.#opened()
    } catch (error) {
      setImmediate(done, error instanceof Error ? error : new Error(String(error)))
      return
    }
    fdatasync(file, done)
  }

  syncNow(): void {
    fdatasyncSync(this.#opened())
  }

  #opened(): number {
    this.#file ??= openSync(this.#path, 'r+')
    return this.#file
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }
}
