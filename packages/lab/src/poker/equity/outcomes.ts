/** Outcomes with a number below this are counted in an array, the others in a map. */
const MAX_ARRAY_OUTCOMES = 1 << 12

/**
 * How often each outcome of a showdown came. An outcome's number says for each board and each half of the pot who
 * has the best hand: one bit a player, no bit where nobody qualifies.
 */
export class Outcomes {
  readonly #few = new Float64Array(MAX_ARRAY_OUTCOMES)
  readonly #more = new Map<number, number>()

  add(outcome: number, times: number): void {
    if (outcome < MAX_ARRAY_OUTCOMES) this.#few[outcome]! += times
    else this.#more.set(outcome, (this.#more.get(outcome) ?? 0) + times)
  }

  /** As plain data that can travel and be added up. */
  counts(): OutcomeCount[] {
    const counts: OutcomeCount[] = [...this.#more]
    for (let outcome = 0; outcome < MAX_ARRAY_OUTCOMES; outcome++) {
      if (this.#few[outcome]! > 0) counts.push([outcome, this.#few[outcome]!])
    }
    return counts
  }
}

export type OutcomeCount = readonly [outcome: number, times: number]
