import type { Cork, Wire } from '../net/wire.ts'

/** What whoever holds the other end of a wire is told. */
export interface LocalEnd {
  hear(text: string): void
  closed(code: number, reason: string): void
}

/** The codes of a line that was hung up, and of one that was cut (RFC 6455, 7.4.1). */
const HUNG_UP = 1000
const CUT = 1006

/** A wire that leads nowhere else: what is sent is heard at once. */
export class LocalWire implements Wire, Cork {
  readonly OPEN = 1
  readonly bufferedAmount = 0
  readyState: 1 | 3 = 1
  readonly #end: LocalEnd
  #heard: (data: unknown) => void = () => {}
  #closed: () => void = () => {}
  /** What was said while nothing was read. */
  #waiting: string[] | undefined

  constructor(end: LocalEnd) {
    this.#end = end
  }

  /** The other end says something. */
  say(text: string): void {
    if (this.readyState !== this.OPEN) return
    if (this.#waiting) this.#waiting.push(text)
    else this.#heard(text)
  }

  /** The other end has left. */
  hangUp(): void {
    this.close(HUNG_UP, '')
  }

  on(event: 'message' | 'ping' | 'pong' | 'close' | 'error', heard: (data: never) => void): void {
    if (event === 'message') this.#heard = heard as (data: unknown) => void
    if (event === 'close') this.#closed = heard as () => void
  }

  send(text: string): void {
    this.#end.hear(text)
  }

  close(code: number, reason: string): void {
    if (this.readyState !== this.OPEN) return
    this.readyState = 3
    this.#end.closed(code, reason)
    this.#closed()
  }

  terminate(): void {
    this.close(CUT, '')
  }

  pause(): void {
    this.#waiting ??= []
  }

  resume(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const text of waiting) this.say(text)
  }

  pong(): void {}
  cork(): void {}
  uncork(): void {}
}
