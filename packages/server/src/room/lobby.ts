import { changeOf, type LobbyTable, lobbyById } from '@cardroom/protocol'

/** Those who look at the lobby are told of changes no more often than this, in milliseconds. */
const EVERY = 500

type Follower = (text: string) => void

/** What is shown of all tables. Whatever is told of it is written once, and changes only to those who look at it. */
export class Lobby {
  readonly #list: () => readonly LobbyTable[]
  readonly #followers = new Set<Follower>()
  /** The tables as the followers know them. */
  #told: Readonly<Record<string, LobbyTable>> = {}
  #at = 0
  /** What was written last, as long as it is true. */
  #text: string | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(list: () => readonly LobbyTable[]) {
    this.#list = list
  }

  /** The tables as they are now. */
  tables(): readonly LobbyTable[] {
    return this.#list()
  }

  /** The same as a message, for one who is not told of changes. */
  text(): string {
    this.#text ??= JSON.stringify({ type: 'lobby', tables: this.#list() })
    return this.#text
  }

  /** Sends all tables, and then what changes. */
  follow(follower: Follower): () => void {
    if (this.#followers.size === 0) this.#told = lobbyById(this.#list())
    this.#followers.add(follower)
    follower(JSON.stringify({ type: 'lobby', tables: Object.values(this.#told), at: this.#at }))
    return () => this.#followers.delete(follower)
  }

  changed(): void {
    this.#text = undefined
    if (this.#followers.size > 0) this.#timer ??= setTimeout(() => this.#tell(), EVERY)
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
