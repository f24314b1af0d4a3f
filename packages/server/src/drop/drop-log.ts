import type { HouseStore } from '../store/house.ts'
import { USUAL_DAY } from './business-day.ts'
import { applyToDrop, type DropState, dayAt, emptyDrop } from './state.ts'

const DAY = 24 * 60 * 60_000

/** What the chain of shifts, boxes and counts makes of it, as far as it was read. Others may write there. */
export class DropLog {
  readonly state: DropState = emptyDrop(USUAL_DAY)
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

  /** The number of the house's day at a moment. Where the chain cannot be read, days are told as they last were. */
  async dayNumber(at: number): Promise<number> {
    await this.catchUp().catch(() => {})
    return Date.parse(dayAt(this.state, at)) / DAY
  }

  async #read(): Promise<void> {
    for (const logged of await this.#house.drop(this.state.version)) applyToDrop(this.state, logged)
  }
}
