import type { DatabaseSync } from 'node:sqlite'
import { Conflict } from '@cardroom/room/store'
import type { Heads, SealedHead } from './heads.ts'
import type { WalSync } from './wal-sync.ts'

/**
 * Writes within a shared transaction, and notes the heads of its chains. It may throw a `Conflict` only before it has
 * written.
 */
export type Write = (heads: Map<string, SealedHead>) => void

/** A write that waits for the next transaction. */
interface PendingWrite {
  readonly write: Write
  done(): void
  failed(error: unknown): void
}

/** The writes of one transaction. */
interface CommitBatch {
  readonly written: readonly PendingWrite[]
  readonly heads: Heads
}

const EMPTY_BATCH: CommitBatch = { written: [], heads: new Map() }

/** Hears of the outcome of transactions. */
export interface CommitListener {
  /** A transaction is committed: later writes build on it. */
  committed(heads: Heads): void
  /** It is durable. */
  synced(heads: Heads): void
  /** It could not be made durable. */
  lost(): void
}

/** The pause between tries for a long lock, and the longest wait, in milliseconds. */
const LOCK_RETRY_MS = 100
const LOCK_TIMEOUT_MS = 5_000

/** The error code for a lock of another process. */
const SQLITE_BUSY = 5

/** The lower byte is the code; what is above it only says more. */
export const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === code

/**
 * Groups the writes that come while the disk is busy into one transaction, so that a busy room waits for the disk
 * once, not once a table, without blocking.
 */
export class SqliteCommits {
  readonly #db: DatabaseSync
  readonly #wal: WalSync
  readonly #listener: CommitListener
  #waiting: PendingWrite[] = []
  /** The transaction that is being synced to the disk. */
  #committed: CommitBatch | undefined
  /** A sync has failed: the whole log must be checkpointed before anything else. */
  #unsure = false
  /** Since when another process has held the lock. */
  #locked: number | undefined

  constructor(db: DatabaseSync, wal: WalSync, listener: CommitListener) {
    this.#db = db
    this.#wal = wal
    this.#listener = listener
  }

  /** Writes; resolves when it is durable. */
  write(write: Write): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ write, done, failed })
      if (this.#waiting.length === 1) this.#flushSoon()
    })
  }

  /** Writes and syncs everything that waits. */
  finish(): void {
    if (this.#committed) this.#syncNow()
    if (this.#waiting.length > 0) this.#flush()
    if (this.#committed) this.#syncNow()
  }

  /** Writes soon, unless the disk or a lock is waited for; then it is written after that. */
  #flushSoon(): void {
    setImmediate(() => {
      if (this.#waiting.length > 0 && !this.#locked && !this.#committed && this.#db.isOpen) this.#flush()
    })
  }

  /** Writes what waits; while another process holds the lock it tries again later, without blocking. */
  #flush(): void {
    const all = this.#waiting
    this.#waiting = []
    const written: PendingWrite[] = []
    const heads = new Map<string, SealedHead>()
    try {
      if (this.#unsure) this.#checkpoint()
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
    this.#listener.committed(heads)
    this.#committed = { written, heads }
    this.#wal.sync(error => {
      if (!this.#committed) return
      this.#synced(error)
      // Together with the writes that this leads to.
      this.#flushSoon()
    })
  }

  /** Handles the end of a sync. */
  #synced(error: Error | null): void {
    const { written, heads } = this.#committed ?? EMPTY_BATCH
    this.#committed = undefined
    if (error) {
      this.#unsure = true
      this.#listener.lost()
      for (const { failed } of written) failed(error)
      return
    }
    this.#listener.synced(heads)
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

  /** Checkpoints the log into the database: after a failed sync its state on disk is unknown. */
  #checkpoint(): void {
    const { busy } = this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
    if (busy) throw new Error('the log could not be brought to the disk')
    this.#unsure = false
  }

  /** Queues the writes for another try, unless the lock has lasted too long. */
  #waitForLock(all: readonly PendingWrite[]): boolean {
    this.#locked ??= performance.now()
    if (performance.now() - this.#locked > LOCK_TIMEOUT_MS) return false
    this.#waiting.unshift(...all)
    setTimeout(() => {
      if (this.#db.isOpen) this.#flush()
    }, LOCK_RETRY_MS)
    return true
  }
}
