import { type Seats, seatOf } from '@cardroom/engine'
import type { RoundFinished } from '@cardroom/protocol'
import type { TableHost } from './host.ts'
import type { Ring } from './ring.ts'
import type { SeatOrPublic } from './steps.ts'

/** A socket that looks at a table. */
export interface Watcher {
  readonly player: string
  readonly name: string
  /** The table has changed; all of it is durable. */
  changed(host: TableHost): void
  finished(host: TableHost, round: RoundFinished): void
  /** The table can do nothing until its disk takes what it is given; whatever is sent of it next ends that. */
  standsStill(host: TableHost): void
}

/** Who looks at a table, here or on another node. */
export class Watchers {
  readonly #table: string
  readonly #ring: Ring
  readonly #here = new Set<Watcher>()
  /** How many sockets each of them has. */
  readonly #players = new Map<string, number>()

  constructor(table: string, ring: Ring) {
    this.#table = table
    this.#ring = ring
  }

  /** Whether somebody has come who looked at it nowhere before. */
  add(watcher: Watcher): boolean {
    const arrives = !this.isHere(watcher.player)
    if (!this.#looks(watcher.player)) this.#ring.watches(this.#table, watcher.player, true)
    if (!this.#here.has(watcher)) this.#count(watcher.player, 1)
    this.#here.add(watcher)
    return arrives
  }

  /** Whether it was one. */
  delete(watcher: Watcher): boolean {
    if (!this.#here.delete(watcher)) return false
    this.#count(watcher.player, -1)
    if (!this.#looks(watcher.player)) this.#ring.watches(this.#table, watcher.player, false)
    return true
  }

  /** Somebody looks at it on this node. */
  get anyHere(): boolean {
    return this.#here.size > 0
  }

  /** Somebody looks at it, on this node or on another. */
  get any(): boolean {
    return this.anyHere || this.#ring.isWatched(this.#table)
  }

  /** Everybody who looks on here, by what they may see. */
  viewers(seats: Seats): ReadonlySet<SeatOrPublic> {
    return new Set([...this.#here].map(({ player }) => seatOf(seats, player) ?? 'public'))
  }

  /** Everybody but some; names are only known of those on this node. */
  without(isSome: (player: string) => boolean): {
    readonly count: number
    readonly names: readonly string[]
  } {
    const names = new Map([...this.#here].map(({ player, name }) => [player, name]))
    const all = new Set([...names.keys(), ...this.#ring.watchersOf(this.#table)])
    const others = [...all].filter(player => !isSome(player))
    return { count: others.length, names: others.flatMap(player => names.get(player) ?? []) }
  }

  isHere(player: string): boolean {
    return this.#looks(player) || this.#ring.isWatched(this.#table, player)
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
