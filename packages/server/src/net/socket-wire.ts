import type { Duplex } from 'node:stream'
import { SLOW_BYTES, type Wire, type WireListener } from '@cardroom/room'
import type { WebSocket } from 'ws'

/** A browser's socket. What is sent in one turn of the event loop goes out in one write. */
export class SocketWire implements Wire {
  readonly #socket: WebSocket
  /** The stream under the socket. */
  readonly #stream: Pick<Duplex, 'cork' | 'uncork'>
  #isCorked = false

  constructor(socket: WebSocket, stream: Pick<Duplex, 'cork' | 'uncork'>) {
    this.#socket = socket
    this.#stream = stream
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  get bufferedAmount(): number {
    return this.#socket.bufferedAmount
  }

  listen(listener: WireListener): void {
    const socket = this.#socket
    socket.on('message', data => listener.message(data))
    socket.on('ping', data => {
      // Pongs are not queued for a client that does not read.
      if (socket.bufferedAmount <= SLOW_BYTES) socket.pong(data)
      listener.signOfLife()
    })
    socket.on('pong', () => listener.signOfLife())
    socket.on('close', () => listener.closed())
    socket.on('error', () => socket.terminate())
  }

  send(text: string): void {
    if (!this.#isCorked) {
      this.#isCorked = true
      this.#stream.cork()
      process.nextTick(() => {
        this.#isCorked = false
        this.#stream.uncork()
      })
    }
    this.#socket.send(text)
  }

  pause(): void {
    this.#socket.pause()
  }

  resume(): void {
    this.#socket.resume()
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  terminate(): void {
    this.#socket.terminate()
  }
}
