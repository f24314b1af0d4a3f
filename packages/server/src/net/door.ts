import { Allowance, type Rate } from '../limits/allowance.ts'

/** What one browser, one person and one address may take of the house. Who plays and reads never comes near. */
export interface DoorLimits {
  /** Messages of a socket; who sends faster is read more slowly. */
  readonly messages: Rate
  /** Messages of all sockets of an address. */
  readonly messagesOfAddress: Rate
  readonly socketsOfAddress: number
  /** New people from one address. */
  readonly newcomers: Rate
  /** Questions over HTTP that read what is kept. */
  readonly questions: Rate
}

export const DOOR_LIMITS: DoorLimits = {
  messages: { atOnce: 200, aSecond: 50 },
  messagesOfAddress: { atOnce: 2_000, aSecond: 500 },
  socketsOfAddress: 500,
  newcomers: { atOnce: 60, aSecond: 1 },
  questions: { atOnce: 60, aSecond: 20 },
}

/** Besides its sockets an address may have so many lines open, for questions. */
const SPARE_LINES = 500

/** One address, while it has a socket open or has lately asked for something. */
interface Visitor {
  lines: number
  sockets: number
  readonly people: Set<string>
  readonly messages: Allowance
  readonly newcomers: Allowance
  readonly questions: Allowance
}

/** So many addresses are remembered before those that have nothing to be remembered for are forgotten. */
const MOST_REMEMBERED = 10_000

/** Who comes in, by address. */
export class Door {
  readonly limits: DoorLimits
  readonly #now: () => number
  readonly #visitors = new Map<string, Visitor>()

  constructor(limits: DoorLimits, now: () => number) {
    this.limits = limits
    this.#now = now
  }

  /** A line from an address, whatever will be said on it: what to do when it is closed. `undefined` if it has too many. */
  connect(address: string): (() => void) | undefined {
    const visitor = this.#visitor(address)
    if (visitor.lines >= this.limits.socketsOfAddress + SPARE_LINES) return undefined
    visitor.lines++
    return () => {
      visitor.lines--
    }
  }

  /** A socket from an address; `undefined` if it has too many. */
  enter(address: string): Visit | undefined {
    const visitor = this.#visitor(address)
    if (visitor.sockets >= this.limits.socketsOfAddress) return undefined
    visitor.sockets++
    const own = new Allowance(this.limits.messages, this.#now)
    return {
      people: visitor.people,
      message: () => Math.max(own.borrow(), visitor.messages.borrow()),
      mayBeNew: () => visitor.newcomers.take(),
      leave: () => {
        visitor.sockets--
      },
    }
  }

  /** Whether an address may ask one more question. */
  mayAsk(address: string): boolean {
    return this.#visitor(address).questions.take()
  }

  #visitor(address: string): Visitor {
    const known = this.#visitors.get(address)
    if (known) return known
    if (this.#visitors.size >= MOST_REMEMBERED) this.#forget()
    const { messagesOfAddress, newcomers, questions } = this.limits
    const visitor = {
      lines: 0,
      sockets: 0,
      people: new Set<string>(),
      messages: new Allowance(messagesOfAddress, this.#now),
      newcomers: new Allowance(newcomers, this.#now),
      questions: new Allowance(questions, this.#now),
    }
    this.#visitors.set(address, visitor)
    return visitor
  }

  #forget(): void {
    for (const [address, visitor] of this.#visitors) {
      const { messages, newcomers, questions } = visitor
      const isHere = visitor.lines + visitor.sockets > 0
      if (!isHere && messages.full && newcomers.full && questions.full) this.#visitors.delete(address)
    }
  }
}

/** A socket that is open. */
export interface Visit {
  /** Everybody who has lately come from the same address, by id. */
  readonly people: Set<string>
  /** One more message: for how many milliseconds nothing more is read. */
  message(): number
  /** Whether somebody new may come in by it. */
  mayBeNew(): boolean
  leave(): void
}
