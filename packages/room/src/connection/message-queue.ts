import { pause, type Timer } from '../platform/timers.ts'
import type { Visit } from './visit.ts'
import type { Wire } from './wire.ts'

/** A client with so many messages that were not answered yet has to wait. */
const MAX_UNANSWERED_MESSAGES = 50

interface QueuedMessage {
  readonly data: unknown
  /** When it arrived, by `performance.now`. */
  readonly arrived: number
}

type MessageHandler = (message: QueuedMessage) => Promise<void>

/** Handles the messages of one connection one after the other, and no faster than its limits allow. */
export class MessageQueue {
  readonly #wire: Wire
  readonly #visit: Pick<Visit, 'message'>
  readonly #handle: MessageHandler
  #unanswered = 0
  /** The client left while its messages waited; they are dropped. */
  #isDropped = false
  #readingPaused: Timer | undefined
  #last: Promise<void> = Promise.resolve()

  constructor(wire: Wire, visit: Pick<Visit, 'message'>, handle: MessageHandler) {
    this.#wire = wire
    this.#visit = visit
    this.#handle = handle
  }

  push(data: unknown): void {
    if (++this.#unanswered >= MAX_UNANSWERED_MESSAGES) this.#wire.pause()
    const arrived = performance.now()
    this.#last = this.#last.then(async () => {
      if (await this.#waitForTurn()) await this.#handle({ data, arrived })
      if (--this.#unanswered === 0 && !this.#readingPaused) this.#wire.resume()
    })
  }

  /** Counts a message that needs no answer; after too many, reading stops for a while. */
  count(): void {
    const wait = this.#visit.message()
    if (wait === 0) return
    clearTimeout(this.#readingPaused)
    this.#wire.pause()
    this.#readingPaused = setTimeout(() => {
      this.#readingPaused = undefined
      if (this.#unanswered < MAX_UNANSWERED_MESSAGES) this.#wire.resume()
    }, wait)
  }

  /** Waits until one more message may be handled; `false` if the client has left meanwhile. */
  async #waitForTurn(): Promise<boolean> {
    if (this.#isDropped) return false
    const wait = this.#visit.message()
    if (wait === 0) return true
    await pause(wait)
    this.#isDropped = !this.#wire.isOpen
    return !this.#isDropped
  }

  /** The client has left; resolves when its last message is handled. */
  close(): Promise<void> {
    clearTimeout(this.#readingPaused)
    return this.#last
  }
}
