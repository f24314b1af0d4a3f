import type { Clock } from '@cardroom/protocol'
import type { Append } from '../store/store.ts'
import type { Ambience, Lease } from './ring.ts'

/** What stands beside an append that must not be written by anybody else. */
export const fenceOf = (lease: Lease | undefined): Pick<Append, 'fence'> =>
  lease === undefined || lease === 'alone' ? {} : { fence: lease }

/** By what right this process drives a table; and what it has heard of one that is led elsewhere. */
export class Leadership {
  #lease: Lease | undefined
  /** The last that whoever leads the table has said, and when that was. */
  #heard: { readonly ambience: Ambience; readonly at: number } | undefined
  /** How many events the table is known to have elsewhere. */
  #ahead = 0

  constructor(lease: Lease | undefined) {
    this.#lease = lease
  }

  /** This process drives the table. */
  get leads(): boolean {
    return this.#lease !== undefined
  }

  /** It does, and others follow. */
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

  /** More has happened elsewhere than a table of this version has seen. */
  isBehind(version: number): boolean {
    return !this.leads && this.#ahead > version
  }

  hear(ambience: Ambience, at: number): void {
    this.#heard = { ambience, at }
  }

  /** What runs out next where a table of this version is led. */
  clockHeard(version: number): Omit<Clock, 'now'> | undefined {
    const { ambience, at } = this.#heard ?? {}
    if (ambience?.version !== version || at === undefined || !ambience.clock) return undefined
    const { left, ...clock } = ambience.clock
    return { ...clock, until: at + left }
  }
}
