import type { Refusal, Seat } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import type { ChatKind, ChatLine, ChatMessage } from '@cardroom/protocol'
import { type Rate, RateLimiter } from '../limits/rate-limiter.ts'
import { randomWord } from '../platform/random.ts'
import { refuseChat } from '../refusals/refuse.ts'

/** The last lines of a table are kept for newcomers. */
const MAX_CHAT_LINES = 50

/** How much one person may say at one table. */
const CHAT_RATE: Rate = { atOnce: 5, aSecond: 0.5 }

export interface ChatSpeaker {
  readonly id: string
  readonly name: string
  readonly seat?: Seat
}

type Listener = (lines: readonly ChatLine[]) => void

interface Chat {
  readonly lines: ChatLine[]
  readonly listeners: Set<Listener>
  readonly rates: Map<string, RateLimiter>
}

/**
 * The chat at the tables. It is no part of a table's events, which are stored for good and replayed by audits. It
 * lies in memory and is gone with the table, or with a restart.
 */
export class Chats {
  readonly #chats = new Map<string, Chat>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Makes a chat message into a line for everybody, or refuses it; the caller passes it on with `heard`. */
  line(
    table: string,
    kind: ChatKind,
    { id, name, seat }: ChatSpeaker,
    said: ChatMessage,
  ): ChatLine | Refusal {
    if (kind === 'off') return refuseChat('chat-is-off')
    if (kind === 'phrases' && 'text' in said) return refuseChat('chat-phrases-only')
    if (!this.#mayGoOn(table, id)) return refuseChat('chat-too-fast')
    return {
      id: randomWord(9),
      at: this.#now(),
      who: sha256(`${table}\n${id}`).slice(0, 16),
      name,
      ...(seat === undefined ? {} : { seat }),
      said,
    }
  }

  #mayGoOn(table: string, person: string): boolean {
    const { rates } = this.#at(table)
    for (const [one, rate] of rates) if (rate.full) rates.delete(one)
    const rate = rates.get(person) ?? new RateLimiter(CHAT_RATE, this.#now)
    rates.set(person, rate)
    return rate.take()
  }

  /** Adds a line that came from here or from another node. */
  heard(table: string, line: ChatLine): void {
    const { lines, listeners } = this.#at(table)
    lines.push(line)
    if (lines.length > MAX_CHAT_LINES) lines.shift()
    for (const listener of listeners) listener([line])
  }

  /** Sends the last lines, and then every new one, until the returned function is called. */
  listen(table: string, listener: Listener): () => void {
    const { lines, listeners } = this.#at(table)
    if (lines.length > 0) listener([...lines])
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** The table is closed. */
  forget(table: string): void {
    this.#chats.delete(table)
  }

  #at(table: string): Chat {
    const known = this.#chats.get(table)
    if (known) return known
    const chat = { lines: [], listeners: new Set<Listener>(), rates: new Map<string, RateLimiter>() }
    this.#chats.set(table, chat)
    return chat
  }
}
