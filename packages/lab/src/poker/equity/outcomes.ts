/** Outcomes with a number below this are counted in an array, the others in a map. */
const FEW = 1 << 12

/**
 * How often each outcome of a showdown came. An outcome's number says for each board and each half of the pot who
 * has the best hand: one bit a player, no bit where nobody qualifies.
 */
export class Outcomes {
  readonly #few = new Float64Array(FEW)
  readonly #more = new Map<number, number>()

  add(outcome: number, times: number): void {
    if (outcome < FEW) this.#few[outcome]! += times
    else this.#more.set(outcome, (this.#more.get(outcome) ?? 0) + times)
  }

  /** As plain data that can travel and be added up. */
  counts(): OutcomeCount[] {
    const few = Array.from(this.#few, (times, outcome) => [outcome, times] as const)
    return [...few.filter(([, times]) => times > 0), ...this.#more]
  }
}

export type OutcomeCount = readonly [outcome: number, times: number]
