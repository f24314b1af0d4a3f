import type { Cluster } from '../drive/cluster.ts'
import type { Log } from '../platform/log.ts'
import { startTimer, type Timer } from '../platform/timers.ts'

interface RoomPresenceOptions {
  readonly cluster: Pick<Cluster, 'enters' | 'isIn'>
  /** After so many milliseconds without a socket a person counts as absent. */
  readonly absence: number
  readonly log: Log
  /** Called for an absent person; whether to try it again later. */
  readonly whenAbsent: (player: string) => Promise<boolean>
}

/** Who is connected, on this node and on others, and who has left and may come back. */
export class RoomPresence {
  readonly #options: RoomPresenceOptions
  /** How many sockets each person has open here. */
  readonly #sockets = new Map<string, number>()
  /** The timers of people who have left and may come back to their seats. */
  readonly #absences = new Map<string, Timer>()

  constructor(options: RoomPresenceOptions) {
    this.#options = options
  }

  /** How many people have a socket open here. */
  get count(): number {
    return this.#sockets.size
  }

  isHere(player: string): boolean {
    return this.#sockets.has(player) || this.#options.cluster.isIn(player)
  }

  /** A person has connected with one more socket. */
  entered(player: string): void {
    const open = this.#sockets.get(player) ?? 0
    this.#sockets.set(player, open + 1)
    if (open === 0) this.#options.cluster.enters(player, true)
    this.#stopWaiting(player)
  }

  /** A person's socket has closed; whether it was the last one. */
  left(player: string): boolean {
    const open = (this.#sockets.get(player) ?? 1) - 1
    this.#sockets.set(player, open)
    if (open > 0) return false
    this.#sockets.delete(player)
    this.#options.cluster.enters(player, false)
    this.cameOrLeft(player)
    return true
  }

  /** A person may have connected to another node, or left it. */
  cameOrLeft(player: string): void {
    if (this.isHere(player)) this.#stopWaiting(player)
    else this.waitFor(player)
  }

  /** Waits for a person who may come back. */
  waitFor(player: string): void {
    if (!this.#absences.has(player)) this.#absences.set(player, this.#timerFor(player))
  }

  #stopWaiting(player: string): void {
    clearTimeout(this.#absences.get(player))
    this.#absences.delete(player)
  }

  #timerFor(player: string): Timer {
    const { absence, whenAbsent, log } = this.#options
    return startTimer(absence, () => {
      this.#absences.delete(player)
      if (this.isHere(player)) return
      whenAbsent(player)
        .then(again => again && !this.isHere(player) && this.waitFor(player))
        .catch(error => log('could not sit out', { person: player, error }))
    })
  }

  close(): void {
    for (const timer of this.#absences.values()) clearTimeout(timer)
  }
}
