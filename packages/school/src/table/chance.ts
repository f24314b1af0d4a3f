import { Randomness, sha256 } from '@cardroom/engine/cards'

/** The random choices of a table, from a seed of any words: the same words give the same table. */
export class Chance {
  readonly randomness: Randomness

  constructor(...words: readonly (string | number)[]) {
    this.randomness = new Randomness(sha256(words.join('\n')))
  }

  below(limit: number): number {
    return this.randomness.below(limit)
  }

  /** From the least to the most, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** True once in `times` on average. */
  oneIn(times: number): boolean {
    return this.below(times) === 0
  }

  pick<T>(list: readonly [T, ...T[]]): T
  pick<T>(list: readonly T[]): T | undefined
  pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.below(list.length)]
  }

  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list]
    const made: T[] = []
    while (left.length > 0) made.push(...left.splice(this.below(left.length), 1))
    return made
  }
}
