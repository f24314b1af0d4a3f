/** One end of a line to a browser, as far as a connection needs it: a socket, or the page itself. */
export interface Wire {
  readonly OPEN: number
  readonly readyState: number
  /** What was sent and is not taken yet. */
  readonly bufferedAmount: number
  on(event: 'message', heard: (data: unknown) => void): unknown
  on(event: 'ping' | 'pong', heard: (data: Buffer) => void): unknown
  on(event: 'close' | 'error', heard: () => void): unknown
  send(text: string): void
  pong(data: Buffer): void
  pause(): void
  resume(): void
  close(code: number, reason: string): void
  terminate(): void
}

/** What a wire writes to: it can be told to gather what it is given. */
export interface Cork {
  cork(): void
  uncork(): void
}
