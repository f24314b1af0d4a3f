import type { Card } from '@cardroom/engine/cards'

type Hands = readonly (readonly Card[])[]

/** The sets of each hand's cards that both ranges hold, as numbers: as many of even as of odd size. */
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
 * Two hands can be dealt together when they share no card. Inclusion and exclusion counts the hands of a
 * range that can be dealt beside a hand: all, less those that hold one of its cards, plus those that hold
 * two. In place of a missing set the first range has one that no hand holds and the second one that nobody
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
    first: numberSets(ofA, numbers, size),
    second: numberSets(ofB, numbers, size + 1),
    count: size + 2,
  }
}

function numberSets(
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
const CARD_BASE = 53

type Subsets = readonly [even: readonly number[], odd: readonly number[]]

/** The sets of a hand's cards, of an even and of an odd size. */
function subsetsOf(hand: readonly Card[]): Subsets {
  let even = [EMPTY]
  let odd: number[] = []
  for (const card of hand.toSorted((x, y) => x - y)) {
    const withCard = (keys: readonly number[]) => keys.map(key => key * CARD_BASE + card + 1)
    ;[even, odd] = [
      [...even, ...withCard(odd)],
      [...odd, ...withCard(even)],
    ]
  }
  return [even, odd]
}
