import type { HouseStore } from '../store/house-store.ts'
import { applyToDrop, type DropState, dayAt, emptyDrop } from './drop-state.ts'

const DAY = 24 * 60 * 60_000

/**
 * The state that the chain of shifts, boxes and counts leads to, as far as it was read. Other processes may append to
 * it.
 */
export class DropLog {
  readonly state: DropState = emptyDrop()
  readonly #house: Pick<HouseStore, 'drop'>
  #reading: Promise<void> | undefined

  constructor(house: Pick<HouseStore, 'drop'>) {
    this.#house = house
  }

  catchUp(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  /** The number of the business day of a moment, by the settings read last where the chain cannot be read. */
  async dayNumber(at: number): Promise<number> {
    await this.catchUp().catch(() => {})
    return Date.parse(dayAt(this.state, at)) / DAY
  }

  async #read(): Promise<void> {
    for (const logged of await this.#house.drop(this.state.version)) applyToDrop(this.state, logged)
  }
}
