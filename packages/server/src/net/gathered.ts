import type { Cork, Wire } from './wire.ts'

/** Sends to a socket; what is sent in one moment goes out in one write. */
export class Gathered {
  readonly #socket: Wire
  /** What the socket writes to. */
  readonly #line: Cork
  #gathers = false

  constructor(socket: Wire, line: Cork) {
    this.#socket = socket
    this.#line = line
  }

  send(text: string): void {
    if (!this.#gathers) {
      this.#gathers = true
      this.#line.cork()
      process.nextTick(() => {
        this.#gathers = false
        this.#line.uncork()
      })
    }
    this.#socket.send(text)
  }
}
