import type { Table } from '@cardroom/engine'
import type { Append } from '../store/store.ts'
import type { TableTransfer } from '../store/transfer.ts'
import type { Made } from './house-dealer.ts'
import type { Premises } from './premises.ts'

/** So many rounds are played between two snapshots: what a restart has to read at most. */
const ROUNDS_A_SNAPSHOT = 20

/** Writes down what has happened at a table before anybody hears of it. */
export class Writing {
  readonly #id: string
  readonly #premises: Pick<Premises, 'store' | 'now'>
  #isOn = false

  constructor(id: string, premises: Pick<Premises, 'store' | 'now'>) {
    this.#id = id
    this.#premises = premises
  }

  /** What is in memory is being written. */
  get isOn(): boolean {
    return this.#isOn
  }

  async write(
    table: Table,
    after: number,
    { events, rounds, shoes }: Made,
    transfers: readonly TableTransfer[],
    by: Pick<Append, 'fence' | 'fulfils'>,
  ): Promise<void> {
    const due = rounds.length > 0 && table.state.rounds % ROUNDS_A_SNAPSHOT === 0
    this.#isOn = true
    try {
      await this.#premises.store.append({
        table: this.#id,
        after,
        // A round says when it was over; its last event says the same.
        at: rounds.at(-1)?.at ?? this.#premises.now(),
        events,
        rounds,
        shoes,
        transfers,
        ...(due ? { snapshot: table.save() } : {}),
        ...by,
      })
    } finally {
      this.#isOn = false
    }
  }
}
