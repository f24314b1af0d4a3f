import type { Clock } from '@cardroom/protocol'
import type { Append } from '../store/store.ts'
import type { EphemeralTableState, Lease } from './cluster.ts'

/** The fence of an append under a lease. */
export const fenceOf = (lease: Lease | undefined): Pick<Append, 'fence'> =>
  lease === undefined || lease === 'alone' ? {} : { fence: lease }

/** The lease of this process for a table; or what it has heard from the table's leader. */
export class Leadership {
  #lease: Lease | undefined
  /** The last ephemeral state from the leader, and when it came. */
  #heard: { readonly ephemeral: EphemeralTableState; readonly at: number } | undefined
  /** The highest version that other nodes have reported. */
  #ahead = 0

  constructor(lease: Lease | undefined) {
    this.#lease = lease
  }

  /** This process drives the table. */
  get leads(): boolean {
    return this.#lease !== undefined
  }

  /** Whether this process leads the table and others may follow. */
  get isFollowed(): boolean {
    return this.leads && this.#lease !== 'alone'
  }

  get fence(): Pick<Append, 'fence'> {
    return fenceOf(this.#lease)
  }

  take(lease: Lease): void {
    this.#lease = lease
  }

  giveUp(): void {
    this.#lease = undefined
    this.#heard = undefined
  }

  moved(version: number): void {
    this.#ahead = Math.max(this.#ahead, version)
  }

  /** Whether other nodes have more events than this version. */
  isBehind(version: number): boolean {
    return !this.leads && this.#ahead > version
  }

  hear(ephemeral: EphemeralTableState, at: number): void {
    this.#heard = { ephemeral, at }
  }

  /** The leader's next deadline, if it is for this version. */
  clockHeard(version: number): Omit<Clock, 'now'> | undefined {
    const { ephemeral, at } = this.#heard ?? {}
    if (ephemeral?.version !== version || at === undefined || !ephemeral.clock) return undefined
    const { left, ...clock } = ephemeral.clock
    return { ...clock, until: at + left }
  }
}
