/** One end of a connection to a browser: a socket, or the page itself. */
export interface Wire {
  readonly isOpen: boolean
  /** Bytes that were sent and are not taken yet. */
  readonly bufferedAmount: number
  /** Sets the only listener. */
  listen(listener: WireListener): void
  send(text: string): void
  /** Reads nothing until `resume`. */
  pause(): void
  resume(): void
  close(code: number, reason: string): void
  /** Cuts the connection without a goodbye. */
  terminate(): void
}

export interface WireListener {
  message(data: unknown): void
  /** The browser has answered a ping. */
  signOfLife(): void
  closed(): void
}
