/** What hands a split can end in, by how their second cards came. */
export interface Leaf {
  /** In so many orders, weighed with the chance of what suits allow. */
  readonly ways: number
  /** Cards of the pair's kind that came after the pair. */
  readonly more: number
  /** Hands whose second card is another kind: they could not be split again. */
  readonly other: number
  /** Hands whose second card is of the pair's kind, though they may not be split. */
  readonly stuck: number
  /** Hands with any second card, because there are as many hands as may be. */
  readonly any: number
  /** What the first hand, which has the base wager, is of these. */
  readonly first: 'other' | 'stuck' | 'any'
}

/**
 * Every way in which a pair becomes up to `most` hands, when each further card of the pair's kind is split as long
 * as it may be: with `mayBe(hands)`, the chance that the rules let two such cards be split when there are so many.
 */
export function leavesOf(most: number, mayBe: (hands: number) => number): Leaf[] {
  const leaves: Leaf[] = []
  const grow = (hands: number, waiting: number, leaf: Omit<Leaf, 'any' | 'first'>, first?: Leaf['first']) => {
    if (leaf.ways === 0) return
    if (waiting === 0 || hands === most) {
      leaves.push({ ...leaf, any: waiting, first: first ?? 'any' })
      return
    }
    const { ways, more, other, stuck } = leaf
    const may = mayBe(hands)
    grow(hands, waiting - 1, { ...leaf, other: other + 1 }, first ?? 'other')
    grow(hands + 1, waiting + 1, { ...leaf, ways: ways * may, more: more + 1 }, first)
    const cannot = { ...leaf, ways: ways * (1 - may), more: more + 1, stuck: stuck + 1 }
    grow(hands, waiting - 1, cannot, first ?? 'stuck')
  }
  grow(2, 2, { ways: 1, more: 0, other: 0, stuck: 0 })
  return merged(leaves)
}

/** Leaves that differ only in their ways are one. */
function merged(leaves: readonly Leaf[]): Leaf[] {
  const found = new Map<string, Leaf>()
  for (const leaf of leaves) {
    const key = [leaf.more, leaf.other, leaf.stuck, leaf.any, leaf.first].join()
    found.set(key, { ...leaf, ways: leaf.ways + (found.get(key)?.ways ?? 0) })
  }
  return [...found.values()]
}
