import { shiftTotalsOf } from '@cardroom/engine/dealt'
import type { BoxPulled } from '@cardroom/protocol'
import { type DropState, pulledAt } from '../count/drop-state.ts'
import { dealtChain } from '../store/dealt-store.ts'
import type { BoxContents } from '../store/house-store.ts'
import type { Store } from '../store/store.ts'
import { tableAccount } from '../store/transfer.ts'
import type { DealtHandlers } from './dealt-handlers.ts'

/** The box on a table now, with what is in it. */
export type StandingBox = Pick<BoxPulled, 'table' | 'byHand'> & BoxContents

/** The boxes that stand on tables and were not pulled yet. */
export class StandingBoxes {
  readonly #store: Pick<Store, 'house' | 'dealt'>
  readonly #dealt: DealtHandlers
  readonly #state: DropState

  constructor(store: Pick<Store, 'house' | 'dealt'>, dealt: DealtHandlers, state: DropState) {
    this.#store = store
    this.#dealt = dealt
    this.#state = state
  }

  /** Every box that holds something. */
  async all(): Promise<StandingBox[]> {
    const tables = await this.#store.house.boxed()
    const boxes = await Promise.all([
      ...tables.map(table => this.ofTable(table)),
      ...[...this.#state.sessions].map(session => this.ofSession(session)),
    ])
    return boxes.flatMap(box => (box && (box.collection !== 0 || box.jackpot !== 0) ? [box] : []))
  }

  /** The box on a table; nothing if there never was such a table. */
  async ofTable(table: string): Promise<StandingBox | undefined> {
    const { house } = this.#store
    const { upTo } = pulledAt(this.#state, table)
    const { moves } = await house.account(tableAccount(table))
    return moves === 0 ? undefined : { table, ...(await house.boxOf(table, upTo)) }
  }

  /**
   * The box on a hand-dealt table: what its tablet has collected since the last pull. Entries taken back later can
   * make that negative.
   */
  async ofSession(session: string): Promise<StandingBox | undefined> {
    if (!this.#state.sessions.has(session)) return undefined
    const before = pulledAt(this.#state, dealtChain(session))
    const news = await this.#store.dealt.entries(session, before.upTo)
    // Sessions without new entries are not replayed.
    const open = news.length > 0 ? await this.#dealt.find(session) : undefined
    if (!open) return { table: session, byHand: true, upTo: before.upTo, collection: 0, jackpot: 0 }
    const { rounds, halfHours, entries } = open.session
    const { collection, jackpot } = shiftTotalsOf(rounds, halfHours)
    return {
      table: session,
      byHand: true,
      upTo: entries.length,
      collection: collection - before.collection,
      jackpot: jackpot - before.jackpot,
    }
  }
}
