/** How often the connection is checked, and how long it may be quiet before a ping, in milliseconds. */
const CHECK_EVERY_MS = 1_000
const QUIET_MS = 2_500
/** After this wait for an answer the connection counts as silent. */
const SILENT_AFTER_MS = 2_500
/** After this long without an answer another connection is opened. */
const DEAD_AFTER_MS = 20_000

interface HeartbeatEnvironment {
  now(): number
  /** Sends a ping. */
  ping(): void
  /** The other end is silent, or answers again. */
  onSilence(isSilent: boolean): void
  /** The connection is given up. */
  onDead(): void
}

/** Notices when the other end no longer answers, though the connection was never closed. */
export class Heartbeat {
  readonly #environment: HeartbeatEnvironment
  #lastMessage: number
  #pingedAt: number | undefined
  #isSilent = false
  readonly #timer: ReturnType<typeof setInterval>

  constructor(environment: HeartbeatEnvironment) {
    this.#environment = environment
    this.#lastMessage = environment.now()
    this.#timer = setInterval(() => this.#check(), CHECK_EVERY_MS)
  }

  /** A message has arrived. */
  messageArrived(): void {
    this.#lastMessage = this.#environment.now()
    this.#pingedAt = undefined
    if (!this.#isSilent) return
    this.#isSilent = false
    this.#environment.onSilence(false)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #check(): void {
    const now = this.#environment.now()
    if (this.#pingedAt === undefined) {
      if (now - this.#lastMessage < QUIET_MS) return
      this.#pingedAt = now
      this.#environment.ping()
      return
    }
    const waited = now - this.#pingedAt
    if (waited >= SILENT_AFTER_MS && !this.#isSilent) {
      this.#isSilent = true
      this.#environment.onSilence(true)
    }
    if (waited >= DEAD_AFTER_MS) this.#environment.onDead()
  }
}
