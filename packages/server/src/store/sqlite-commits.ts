import type { DatabaseSync } from 'node:sqlite'
import { Conflict } from './conflict.ts'
import type { Heads, KeptHead } from './heads.ts'
import type { WalSync } from './wal-sync.ts'

/**
 * Writes something, and notes where the chains end to which it has written. What only concerns itself it throws before
 * it has written anything.
 */
export type Write = (heads: Map<string, KeptHead>) => void

/** Something to be written, with others of its moment. */
interface Waiting {
  readonly write: Write
  done(): void
  failed(error: unknown): void
}

/** What shares a transaction. */
interface Committed {
  readonly written: readonly Waiting[]
  readonly heads: Heads
}

const NOTHING: Committed = { written: [], heads: new Map() }

/** Who wants to hear what has become of what was written. */
export interface Keeping {
  /** It is in the database: what comes next follows on it. */
  committed(heads: Heads): void
  /** It is on the disk. */
  synced(heads: Heads): void
  /** The disk has not taken it. */
  lost(): void
}

/** Longer locks than the database waits for by itself are waited for with pauses, in milliseconds. */
const LOCK_PAUSE = 100
const LOCK_PATIENCE = 5_000

/** Another process holds the lock. */
const SQLITE_BUSY = 5

/** The lower byte is the code; what is above it only says more. */
export const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === code

/**
 * Writes what comes while the disk is busy in one transaction, so that a busy room waits for the disk once, not once
 * a table, and does other things meanwhile.
 */
export class SqliteCommits {
  readonly #db: DatabaseSync
  readonly #wal: WalSync
  readonly #keeping: Keeping
  #waiting: Waiting[] = []
  /** What is committed, and on its way to the disk. */
  #committed: Committed | undefined
  /** The disk has not taken something that was committed: everything goes there anew before anything else. */
  #unsure = false
  /** Since when another process has held the lock. */
  #locked: number | undefined

  constructor(db: DatabaseSync, wal: WalSync, keeping: Keeping) {
    this.#db = db
    this.#wal = wal
    this.#keeping = keeping
  }

  /** Kept when it is on the disk. */
  write(write: Write): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ write, done, failed })
      if (this.#waiting.length === 1) this.#flushSoon()
    })
  }

  /** Brings to the disk what waits. */
  finish(): void {
    if (this.#committed) this.#syncNow()
    if (this.#waiting.length > 0) this.#flush()
    if (this.#committed) this.#syncNow()
  }

  /** Unless the disk or a lock is waited for: what has come meanwhile is written after that. */
  #flushSoon(): void {
    setImmediate(() => {
      if (this.#waiting.length > 0 && !this.#locked && !this.#committed && this.#db.isOpen) this.#flush()
    })
  }

  /** Writes what waits; while another process holds the lock it is tried again, and the rest of the house goes on. */
  #flush(): void {
    const all = this.#waiting
    this.#waiting = []
    const written: Waiting[] = []
    const heads = new Map<string, KeptHead>()
    try {
      if (this.#unsure) this.#makeSure()
      this.#db.exec('BEGIN IMMEDIATE')
      for (const one of all) {
        try {
          one.write(heads)
          written.push(one)
        } catch (error) {
          if (!(error instanceof Conflict)) throw error
          one.failed(error)
        }
      }
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      if (hasCode(error, SQLITE_BUSY) && this.#waitForLock(all)) return
      this.#locked = undefined
      for (const { failed } of all) failed(error)
      return
    }
    this.#locked = undefined
    this.#keeping.committed(heads)
    this.#committed = { written, heads }
    this.#wal.sync(error => {
      if (!this.#committed) return
      this.#synced(error)
      // Together with what comes of this.
      this.#flushSoon()
    })
  }

  /** What was committed last is on the disk, or is not. */
  #synced(error: Error | null): void {
    const { written, heads } = this.#committed ?? NOTHING
    this.#committed = undefined
    if (error) {
      this.#unsure = true
      this.#keeping.lost()
      for (const { failed } of written) failed(error)
      return
    }
    this.#keeping.synced(heads)
    for (const { done } of written) done()
  }

  #syncNow(): void {
    try {
      this.#wal.syncNow()
      this.#synced(null)
    } catch (error) {
      this.#synced(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** After a disk has failed nobody knows what of the log is there: its pages go into the database itself. */
  #makeSure(): void {
    const { busy } = this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
    if (busy) throw new Error('the log could not be brought to the disk')
    this.#unsure = false
  }

  /** Whether there is still patience. */
  #waitForLock(all: readonly Waiting[]): boolean {
    this.#locked ??= performance.now()
    if (performance.now() - this.#locked > LOCK_PATIENCE) return false
    this.#waiting.unshift(...all)
    setTimeout(() => {
      if (this.#db.isOpen) this.#flush()
    }, LOCK_PAUSE)
    return true
  }
}
