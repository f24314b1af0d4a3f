import type { Card } from '@cardroom/engine/cards'

type Hands = readonly (readonly Card[])[]

/** Of each hand the sets of its cards that both ranges hold, as numbers: as many of even and of odd size a hand. */
export interface SharedSets {
  /** One hand after the other, first those of an even size. */
  readonly sets: Int32Array
  readonly even: number
  /** Of any size. */
  readonly each: number
}

/** The empty set, which every hand holds: first of its sets, and the first number. */
export const EMPTY = 0

/**
 * Two hands can be dealt together when they have no card in common. How many hands of a range can be dealt beside a
 * hand is counted by inclusion and exclusion: all, less those that hold one of its cards, and those that hold two are
 * back in. In the place of a missing set the first range has one that no hand holds and the second one that nobody
 * asks for: the two last numbers.
 */
export function sharedSets(a: Hands, b: Hands): { first: SharedSets; second: SharedSets; count: number } {
  const [ofA, ofB] = [a.map(subsetsOf), b.map(subsetsOf)]
  const keysOfA = new Set(ofA.flat(2))
  const numbers = new Map<number, number>([[EMPTY, 0]])
  for (const key of ofB.flat(2)) {
    if (keysOfA.has(key) && !numbers.has(key)) numbers.set(key, numbers.size)
  }
  const { size } = numbers
  return {
    first: numbered(ofA, numbers, size),
    second: numbered(ofB, numbers, size + 1),
    count: size + 2,
  }
}

function numbered(
  hands: readonly Subsets[],
  numbers: ReadonlyMap<number, number>,
  missing: number,
): SharedSets {
  const found = hands.map(hand =>
    hand.map(keys => keys.map(key => numbers.get(key)).filter(set => set !== undefined)),
  )
  const most = (part: 0 | 1) => found.reduce((sum, sets) => Math.max(sum, sets[part]!.length), 0)
  const [even, odd] = [most(0), most(1)]
  const each = even + odd
  const sets = new Int32Array(hands.length * each).fill(missing)
  for (const [hand, [evens, odds]] of found.entries()) {
    sets.set(evens!, hand * each)
    sets.set(odds!, hand * each + even)
  }
  return { sets, even, each }
}

/** A set of cards is written to the base of one more than there are cards. */
const BASE = 53

type Subsets = readonly [even: readonly number[], odd: readonly number[]]

/** The sets of a hand's cards, of an even and of an odd size. */
function subsetsOf(hand: readonly Card[]): Subsets {
  let even = [EMPTY]
  let odd: number[] = []
  for (const card of hand.toSorted((x, y) => x - y)) {
    const withCard = (keys: readonly number[]) => keys.map(key => key * BASE + card + 1)
    ;[even, odd] = [
      [...even, ...withCard(odd)],
      [...odd, ...withCard(even)],
    ]
  }
  return [even, odd]
}
