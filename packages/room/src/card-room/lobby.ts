import { changeOf, type LobbyTable, lobbyById } from '@cardroom/protocol'
import type { Timer } from '../platform/timers.ts'

/** The shortest time between two updates of the lobby, in milliseconds. */
const LOBBY_INTERVAL_MS = 500

type Follower = (text: string) => void

/** The list of all tables. Each message is serialized once; changes go only to followers. */
export class Lobby {
  readonly #list: () => readonly LobbyTable[]
  readonly #followers = new Set<Follower>()
  /** The tables as the followers have them. */
  #told: Readonly<Record<string, LobbyTable>> = {}
  #at = 0
  /** The serialized list, as long as it is current. */
  #text: string | undefined
  #timer: Timer | undefined

  constructor(list: () => readonly LobbyTable[]) {
    this.#list = list
  }

  /** The tables as they are now. */
  tables(): readonly LobbyTable[] {
    return this.#list()
  }

  /** The list as a message, for a client that does not follow it. */
  text(): string {
    this.#text ??= JSON.stringify({ type: 'lobby', tables: this.#list() })
    return this.#text
  }

  /** Sends all tables, and then their changes. */
  follow(follower: Follower): () => void {
    if (this.#followers.size === 0) this.#told = lobbyById(this.#list())
    this.#followers.add(follower)
    follower(JSON.stringify({ type: 'lobby', tables: Object.values(this.#told), at: this.#at }))
    return () => this.#followers.delete(follower)
  }

  changed(): void {
    this.#text = undefined
    if (this.#followers.size > 0) this.#timer ??= setTimeout(() => this.#tell(), LOBBY_INTERVAL_MS)
  }

  #tell(): void {
    this.#timer = undefined
    const now = lobbyById(this.#list())
    const change = changeOf(this.#told, now)
    if (!change) return
    this.#told = now
    const from = this.#at++
    const text = JSON.stringify({ type: 'lobby-change', from, to: this.#at, change })
    for (const follower of this.#followers) follower(text)
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
