import type { TableEvent, TableSettings } from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import type { EventRow } from './checked.ts'
import type { Ledger } from './ledger.ts'
import { readEvent } from './lift/lift.ts'
import type { About, Stored } from './lift/step.ts'
import { Tampered } from './store.ts'

/** Reads the events of one table from a ledger, in their order, in whatever version they were written. */
export class EventReader {
  readonly #ledger: Pick<Ledger, 'round'>
  /** Results of rounds, for events that were written without what follows from them. */
  readonly #results = new Map<string, Stored>()
  #settings: TableSettings | undefined

  /** `settings`: of a table that was read up to some event before. */
  constructor(ledger: Pick<Ledger, 'round'>, settings?: TableSettings) {
    this.#ledger = ledger
    this.#settings = settings
  }

  get settings(): TableSettings | undefined {
    return this.#settings
  }

  readonly about: About = {
    settings: () => {
      if (!this.#settings) throw new Tampered('a table was opened twice')
      return this.#settings
    },
    result: id => this.#results.get(id),
  }

  async read({ event: text }: EventRow): Promise<TableEvent> {
    await this.#learn(text)
    const event = readEvent(text, this.about)
    if (event.type === 'opened') this.#settings = event.settings
    return event
  }

  /** Events of the first version rest on the records of their rounds. */
  async #learn(event: string): Promise<void> {
    if (event.startsWith('{"v":')) return
    const { type, id } = JSON.parse(event) as { type?: unknown; id?: unknown }
    if (type !== 'finished' || typeof id !== 'string') return
    const kept = await this.#ledger.round(id)
    const { result } = kept ? (JSON.parse(kept.text) as RoundReply).record : {}
    this.#results.clear()
    if (typeof result === 'object' && result !== null) this.#results.set(id, { ...result })
  }
}
