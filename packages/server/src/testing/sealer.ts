import { sealOf } from '@cardroom/engine'
import type { May, TableView } from '@cardroom/protocol'
import type { Client } from './client.ts'

/** Seals and opens texts for the shuffle, as a page does. */
export class Sealer {
  /** Commitments of the house that a text was sealed for. */
  readonly sealed: string[] = []
  /** Whether sealed texts are opened too. */
  opens = true
  readonly #client: Client
  readonly #table: string
  readonly #done = new Set<string>()

  constructor(client: Client, table: string) {
    this.#client = client
    this.#table = table
    client.socket.on('message', () => this.#look())
    this.#look()
  }

  textFor(house: string): string {
    return `${this.#client.name} for ${house}`
  }

  #look(): void {
    const view = this.#client.tables.get(this.#table)
    if (!view) return
    const table = this.#table
    const { name } = this.#client
    this.#once(view, 'seal', house => {
      this.sealed.push(house)
      const commitment = sealOf(house, { name, text: this.textFor(house) })
      return this.#client.ask({ type: 'seal', table, commitment })
    })
    if (!this.opens) return
    this.#once(view, 'unveil', house =>
      this.#client.ask({ type: 'unveil', table, text: this.textFor(house) }),
    )
  }

  #once({ you }: TableView, what: 'seal' | 'unveil', then: (house: string) => Promise<unknown>): void {
    const may = you.may.find((one): one is Extract<May, { do: 'seal' | 'unveil' }> => one.do === what)
    if (!may || this.#done.has(`${what} ${may.house}`)) return
    this.#done.add(`${what} ${may.house}`)
    void then(may.house).catch(() => {})
  }
}
