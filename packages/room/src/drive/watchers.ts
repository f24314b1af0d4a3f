import { type Seats, seatOf } from '@cardroom/engine'
import type { RoundFinished } from '@cardroom/protocol'
import type { Cluster } from './cluster.ts'
import type { SeatOrPublic } from './reveal-sequence.ts'
import type { TableHost } from './table-host.ts'

/** A connection that watches a table. */
export interface Watcher {
  readonly player: string
  readonly name: string
  /** The table has changed; all of it is durable. */
  changed(host: TableHost): void
  finished(host: TableHost, round: RoundFinished): void
  /** The table waits for its disk; the next message of the table ends that. */
  standsStill(host: TableHost): void
}

/** The watchers of a table, here and on other nodes. */
export class Watchers {
  readonly #table: string
  readonly #cluster: Cluster
  readonly #here = new Set<Watcher>()
  /** How many connections each player has. */
  readonly #players = new Map<string, number>()

  constructor(table: string, cluster: Cluster) {
    this.#table = table
    this.#cluster = cluster
  }

  /** Adds a watcher; whether the player watched it nowhere before. */
  add(watcher: Watcher): boolean {
    const arrives = !this.isHere(watcher.player)
    if (!this.#looks(watcher.player)) this.#cluster.watches(this.#table, watcher.player, true)
    if (!this.#here.has(watcher)) this.#count(watcher.player, 1)
    this.#here.add(watcher)
    return arrives
  }

  /** Removes a watcher; whether it was one. */
  delete(watcher: Watcher): boolean {
    if (!this.#here.delete(watcher)) return false
    this.#count(watcher.player, -1)
    if (!this.#looks(watcher.player)) this.#cluster.watches(this.#table, watcher.player, false)
    return true
  }

  /** Whether it is watched on this node. */
  get anyHere(): boolean {
    return this.#here.size > 0
  }

  /** Whether it is watched, on this node or on another. */
  get any(): boolean {
    return this.anyHere || this.#cluster.isWatched(this.#table)
  }

  /** The viewers of this node, by what they may see. */
  viewers(seats: Seats): ReadonlySet<SeatOrPublic> {
    return new Set([...this.#here].map(({ player }) => seatOf(seats, player) ?? 'public'))
  }

  /** The watchers that do not fit; names are known of this node's only. */
  without(isSome: (player: string) => boolean): {
    readonly count: number
    readonly names: readonly string[]
  } {
    const names = new Map([...this.#here].map(({ player, name }) => [player, name]))
    const all = new Set([...names.keys(), ...this.#cluster.watchersOf(this.#table)])
    const others = [...all].filter(player => !isSome(player))
    return { count: others.length, names: others.flatMap(player => names.get(player) ?? []) }
  }

  isHere(player: string): boolean {
    return this.#looks(player) || this.#cluster.isWatched(this.#table, player)
  }

  #looks(player: string): boolean {
    return this.#players.has(player)
  }

  #count(player: string, more: number): void {
    const sockets = (this.#players.get(player) ?? 0) + more
    if (sockets > 0) this.#players.set(player, sockets)
    else this.#players.delete(player)
  }

  *[Symbol.iterator](): Generator<Watcher> {
    yield* this.#here
  }
}
