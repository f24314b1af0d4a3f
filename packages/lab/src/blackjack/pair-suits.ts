/**
 * A possible arrangement of suits: how many of each are left, and those of the first cards of unplayed hands,
 * the next one last.
 */
interface SuitLayout {
  readonly weight: number
  readonly left: readonly number[]
  readonly firsts: readonly number[]
}

/**
 * The possible suits of a pair's kind during a split, for rules that let only suited pairs be split. Nothing
 * else looks at suits, so they do not affect how the hands go.
 */
export class PairSuits {
  readonly #lies: readonly SuitLayout[]

  private constructor(lies: readonly SuitLayout[]) {
    this.#lies = mergeLayouts(lies)
  }

  /** After two cards were dealt from so many of each suit; of one suit, if only such a pair may be split at all. */
  static ofPair(counts: readonly number[], suited: boolean): PairSuits {
    const none = new PairSuits([{ weight: 1, left: counts, firsts: [] }])
    const two = none.#drawn((firsts, suit) => [...firsts, suit]).#drawn((firsts, suit) => [...firsts, suit])
    return suited ? new PairSuits(two.#lies.filter(({ firsts: [a, b] }) => a === b)) : two
  }

  /** The chance that a second card of the kind has the suit of the hand's first card. */
  get suited(): number {
    let [suited, all] = [0, 0]
    for (const { weight, left, firsts } of this.#lies) {
      suited += weight * left[firsts.at(-1)!]!
      all += weight * sum(left)
    }
    return suited / all
  }

  /** The hand got a card of another kind. */
  passed(): PairSuits {
    return new PairSuits(this.#lies.map(lie => ({ ...lie, firsts: lie.firsts.slice(0, -1) })))
  }

  /** The hand got a card of the kind and is split: the new card lies beside it. */
  split(must: 'suited' | 'any'): PairSuits {
    return this.#drawn((firsts, suit) =>
      must === 'suited' && suit !== firsts.at(-1) ? undefined : firsts.toSpliced(-1, 0, suit),
    )
  }

  /** The hand got a card of the kind and stays as it is. */
  stayed(as: 'unsuited' | 'any'): PairSuits {
    return this.#drawn((firsts, suit) =>
      as === 'unsuited' && suit === firsts.at(-1) ? undefined : firsts.slice(0, -1),
    )
  }

  /** A key: equal keys have equal futures. */
  get key(): string {
    return this.#lies.map(({ weight, left, firsts }) => `${weight} ${left} ${firsts}`).join('|')
  }

  #drawn(then: (firsts: readonly number[], suit: number) => readonly number[] | undefined): PairSuits {
    return new PairSuits(
      this.#lies.flatMap(({ weight, left, firsts }) =>
        left.flatMap((count, suit) => {
          const made = count > 0 ? then(firsts, suit) : undefined
          return made ? [{ weight: weight * count, left: left.with(suit, count - 1), firsts: made }] : []
        }),
      ),
    )
  }
}

function mergeLayouts(lies: readonly SuitLayout[]): SuitLayout[] {
  const found = new Map<string, SuitLayout>()
  for (const lie of lies) {
    const key = `${lie.left} ${lie.firsts}`
    found.set(key, { ...lie, weight: lie.weight + (found.get(key)?.weight ?? 0) })
  }
  return [...found.values()]
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
