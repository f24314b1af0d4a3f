import type { Visit } from '@cardroom/room'
import { type Rate, RateLimiter } from '@cardroom/room'

/** The limits of one browser and one address. Normal play stays far below them. */
export interface ConnectionLimits {
  /** Messages of a socket; a faster sender is read more slowly. */
  readonly messages: Rate
  /** Messages of all sockets of an address. */
  readonly messagesOfAddress: Rate
  readonly socketsOfAddress: number
  /** New people from one address. */
  readonly newcomers: Rate
  /** HTTP requests to the API. */
  readonly questions: Rate
}

export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  messages: { atOnce: 200, aSecond: 50 },
  messagesOfAddress: { atOnce: 2_000, aSecond: 500 },
  socketsOfAddress: 500,
  newcomers: { atOnce: 60, aSecond: 1 },
  questions: { atOnce: 60, aSecond: 20 },
}

/** How many connections for HTTP an address may have besides its sockets. */
const EXTRA_CONNECTIONS = 500

/** The state of one client address, while it is connected or was so lately. */
interface ClientAddress {
  lines: number
  sockets: number
  readonly people: Set<string>
  readonly messages: RateLimiter
  readonly newcomers: RateLimiter
  readonly questions: RateLimiter
}

/** How many addresses are remembered before idle ones are forgotten. */
const MAX_ADDRESSES = 10_000

/** Admits connections, by client address. */
export class ConnectionGate {
  readonly limits: ConnectionLimits
  readonly #now: () => number
  readonly #clients = new Map<string, ClientAddress>()

  constructor(limits: ConnectionLimits, now: () => number) {
    this.limits = limits
    this.#now = now
  }

  /**
   * Admits a TCP connection; returns the function to call when it closes. `undefined` if the address has too many.
   */
  connect(address: string): (() => void) | undefined {
    const client = this.#client(address)
    if (client.lines >= this.limits.socketsOfAddress + EXTRA_CONNECTIONS) return undefined
    client.lines++
    return () => {
      client.lines--
    }
  }

  /** Admits a WebSocket; `undefined` if the address has too many. */
  enter(address: string): Visit | undefined {
    const client = this.#client(address)
    if (client.sockets >= this.limits.socketsOfAddress) return undefined
    client.sockets++
    const own = new RateLimiter(this.limits.messages, this.#now)
    return {
      people: client.people,
      message: () => Math.max(own.borrow(), client.messages.borrow()),
      mayBeNew: () => client.newcomers.take(),
      leave: () => {
        client.sockets--
      },
    }
  }

  /** Whether an address may send one more request. */
  mayAsk(address: string): boolean {
    return this.#client(address).questions.take()
  }

  #client(address: string): ClientAddress {
    const known = this.#clients.get(address)
    if (known) return known
    if (this.#clients.size >= MAX_ADDRESSES) this.#forget()
    const { messagesOfAddress, newcomers, questions } = this.limits
    const client = {
      lines: 0,
      sockets: 0,
      people: new Set<string>(),
      messages: new RateLimiter(messagesOfAddress, this.#now),
      newcomers: new RateLimiter(newcomers, this.#now),
      questions: new RateLimiter(questions, this.#now),
    }
    this.#clients.set(address, client)
    return client
  }

  #forget(): void {
    for (const [address, client] of this.#clients) {
      const { messages, newcomers, questions } = client
      const isHere = client.lines + client.sockets > 0
      if (!isHere && messages.full && newcomers.full && questions.full) this.#clients.delete(address)
    }
  }
}
