/**
 * What a wager comes to, and how often: for each result (what the bettor wins or loses per unit of the
 * wager) its weight. Weights are counts of equally likely cases or probabilities; only their ratio matters.
 */
export class Distribution {
  readonly #weights = new Map<number, number>()
  #total = 0

  add(result: number, weight: number): void {
    if (weight === 0) return
    this.#weights.set(result, (this.#weights.get(result) ?? 0) + weight)
    this.#total += weight
  }

  get total(): number {
    return this.#total
  }

  /** The bettor's expected result per unit. */
  get mean(): number {
    return this.#sum(result => result) / this.#total
  }

  get deviation(): number {
    const { mean } = this
    return Math.sqrt(this.#sum(result => (result - mean) ** 2) / this.#total)
  }

  chance(when: (result: number) => boolean): number {
    return this.#sum(result => (when(result) ? 1 : 0)) / this.#total
  }

  /** Every result with its probability, the best for the bettor first. */
  results(): { readonly result: number; readonly chance: number }[] {
    return [...this.#weights]
      .map(([result, weight]) => ({ result, chance: weight / this.#total }))
      .sort((a, b) => b.result - a.result)
  }

  #sum(of: (result: number) => number): number {
    let sum = 0
    for (const [result, weight] of this.#weights) sum += of(result) * weight
    return sum
  }
}
