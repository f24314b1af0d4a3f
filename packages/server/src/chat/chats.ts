import { hash, randomBytes } from 'node:crypto'
import type { Refusal, Seat } from '@cardroom/engine'
import type { ChatKind, ChatLine, Said } from '@cardroom/protocol'
import { Allowance, type Rate } from '../limits/allowance.ts'
import { refuseToSay } from './refuse.ts'

/** What is said is kept for those who come later, as long as the table is open. */
const MOST_LINES = 50

/** What one person says at one table. */
const RATE: Rate = { atOnce: 5, aSecond: 0.5 }

export interface Speaker {
  readonly id: string
  readonly name: string
  readonly seat?: Seat
}

type Listener = (lines: readonly ChatLine[]) => void

interface Chat {
  readonly lines: ChatLine[]
  readonly listeners: Set<Listener>
  readonly rates: Map<string, Allowance>
}

/**
 * What people say to each other at the tables. It is no event of a table: those are kept for good and played again by
 * whoever checks them, and nobody's words should be. It lies in memory and is gone with the table, or with a restart.
 */
export class Chats {
  readonly #chats = new Map<string, Chat>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** What somebody wants to say, as a line for everybody; whoever says it, passes it on with `heard`. */
  line(table: string, kind: ChatKind, { id, name, seat }: Speaker, said: Said): ChatLine | Refusal {
    if (kind === 'off') return refuseToSay('chat-is-off')
    if (kind === 'phrases' && 'text' in said) return refuseToSay('chat-phrases-only')
    if (!this.#mayGoOn(table, id)) return refuseToSay('chat-too-fast')
    return {
      id: randomBytes(9).toString('base64url'),
      at: this.#now(),
      who: hash('sha256', `${table}\n${id}`).slice(0, 16),
      name,
      ...(seat === undefined ? {} : { seat }),
      said,
    }
  }

  #mayGoOn(table: string, person: string): boolean {
    const { rates } = this.#at(table)
    for (const [one, rate] of rates) if (rate.full) rates.delete(one)
    const rate = rates.get(person) ?? new Allowance(RATE, this.#now)
    rates.set(person, rate)
    return rate.take()
  }

  /** Something was said at a table, here or on another node. */
  heard(table: string, line: ChatLine): void {
    const { lines, listeners } = this.#at(table)
    lines.push(line)
    if (lines.length > MOST_LINES) lines.shift()
    for (const listener of listeners) listener([line])
  }

  /** Tells what was said last, and from now on everything, until the returned function is called. */
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
    const chat = { lines: [], listeners: new Set<Listener>(), rates: new Map<string, Allowance>() }
    this.#chats.set(table, chat)
    return chat
  }
}
