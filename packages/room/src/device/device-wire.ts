import type { Wire, WireListener } from '../connection/wire.ts'

/** The other end of a device wire, which gets what is sent. */
export interface DeviceEnd {
  hear(text: string): void
  closed(code: number, reason: string): void
}

/** The close codes of a normal end, and of a cut connection (RFC 6455, 7.4.1). */
const CLOSE_CODE_NORMAL = 1000
const CLOSE_CODE_ABNORMAL = 1006

/** A wire within one process: what is sent arrives at once. */
export class DeviceWire implements Wire {
  readonly bufferedAmount = 0
  isOpen = true
  readonly #end: DeviceEnd
  #listener: WireListener | undefined
  /** The messages that came while reading was paused. */
  #waiting: string[] | undefined

  constructor(end: DeviceEnd) {
    this.#end = end
  }

  /** The other end sends a message. */
  say(text: string): void {
    if (!this.isOpen) return
    if (this.#waiting) this.#waiting.push(text)
    else this.#listener?.message(text)
  }

  /** The other end has left. */
  hangUp(): void {
    this.close(CLOSE_CODE_NORMAL, '')
  }

  listen(listener: WireListener): void {
    this.#listener = listener
  }

  send(text: string): void {
    this.#end.hear(text)
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.#end.closed(code, reason)
    this.#listener?.closed()
  }

  terminate(): void {
    this.close(CLOSE_CODE_ABNORMAL, '')
  }

  pause(): void {
    this.#waiting ??= []
  }

  resume(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const text of waiting) this.say(text)
  }
}
