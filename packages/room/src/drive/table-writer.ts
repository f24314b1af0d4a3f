import type { Table } from '@cardroom/engine'
import type { Append } from '../store/store.ts'
import type { TableTransfer } from '../store/transfer.ts'
import type { RoomContext } from './room-context.ts'
import type { TableOutcome } from './table-dealer.ts'

/** How many rounds lie between two snapshots: the most that a restart has to replay. */
const ROUNDS_PER_SNAPSHOT = 20

/** Writes the outcome of commands at a table before anybody hears of it. */
export class TableWriter {
  readonly #id: string
  readonly #context: Pick<RoomContext, 'store' | 'now'>
  #isOn = false

  constructor(id: string, context: Pick<RoomContext, 'store' | 'now'>) {
    this.#id = id
    this.#context = context
  }

  /** Whether the table in memory is being written. */
  get isOn(): boolean {
    return this.#isOn
  }

  async write(
    table: Table,
    after: number,
    { events, rounds, shoes }: TableOutcome,
    transfers: readonly TableTransfer[],
    more: Pick<Append, 'fence' | 'answers' | 'house'>,
  ): Promise<void> {
    const due = rounds.length > 0 && table.state.rounds % ROUNDS_PER_SNAPSHOT === 0
    this.#isOn = true
    try {
      await this.#context.store.append({
        table: this.#id,
        after,
        // The last event has the time of the round's end.
        at: rounds.at(-1)?.at ?? this.#context.now(),
        events,
        rounds,
        shoes,
        transfers,
        ...(due ? { snapshot: table.save() } : {}),
        ...more,
      })
    } finally {
      this.#isOn = false
    }
  }
}
