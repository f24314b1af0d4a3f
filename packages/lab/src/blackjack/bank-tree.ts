import type { BankEnds } from './bank-ends.ts'
import { KINDS, type KindShoe } from './kinds.ts'
import type { Multisets } from './multisets.ts'

/**
 * The hands of the player-dealer that still draw, from one up card on. A hand is reached in so many ways, each as
 * likely as the product of the cards left for it: so each hand follows from the one without its highest card. Hands
 * for which every further card means the same are one group, and only groups are followed to their ends.
 */
export interface BankTree {
  readonly length: number
  readonly parent: Int16Array
  /** The highest card, and how many of it the parent has. */
  readonly kind: Uint8Array
  readonly before: Uint8Array
  /** Cards drawn to the up card. */
  readonly sizes: Uint8Array
  readonly ways: Float64Array
  readonly group: Uint8Array
  /** From here on lie those of the hand's kinds of which one more would end it, and how many it has of each. */
  readonly at: Int16Array
  readonly kinds: Uint8Array
  readonly counts: Uint8Array
  readonly groups: number
  /** By group and card: the end, or -1 where the hand goes on. */
  readonly ends: Int16Array
  readonly reach: Float64Array
  readonly open: Float64Array
  readonly drawn: Float64Array
}

/** More cards than the player-dealer can draw. */
const MOST_CARDS = 40
const perCard = new Float64Array(MOST_CARDS)

/** The chance of each end, written into `weights`, from a shoe of so many cards of each kind. */
export function drawOut(tree: BankTree, left: Float64Array, size: number, weights: Float64Array): void {
  const { length, parent, kind, before, sizes, ways, group, at, kinds, counts, reach, open, drawn } = tree
  weights.fill(0)
  open.fill(0)
  drawn.fill(0)
  let chance = 1
  for (let cards = 0; cards < MOST_CARDS; cards++) {
    chance /= Math.max(1, size - cards)
    perCard[cards] = chance
  }
  reach[0] = 1
  for (let i = 0; i < length; i++) {
    if (i > 0) reach[i] = reach[parent[i]!]! * (left[kind[i]!]! - before[i]!)
    const share = reach[i]! * ways[i]! * perCard[sizes[i]!]!
    if (share === 0) continue
    const by = group[i]!
    open[by]! += share
    for (let j = at[i]!; j < at[i + 1]!; j++) drawn[by * KINDS + kinds[j]!]! += share * counts[j]!
  }
  for (let by = 0; by < tree.groups; by++) {
    for (let k = 0; k < KINDS; k++) {
      const end = tree.ends[by * KINDS + k]!
      if (end >= 0) weights[end]! += left[k]! * open[by]! - drawn[by * KINDS + k]!
    }
  }
}

export function bankTree(up: number, ends: BankEnds, sets: Multisets, shoe: KindShoe): BankTree {
  const start = sets.of([up])
  /** By hand: in how many orders its cards can come. */
  const ways = new Map([[start, 1]])
  /** By hand that draws: what each further card means. */
  const rows = new Map<number, readonly number[]>()
  for (const [hand, orders] of ways) {
    const row = Array.from({ length: KINDS }, (_, kind) => {
      if (sets.counts[hand * KINDS + kind]! >= shoe.counts[kind]!) return -1
      const made = sets.plus(hand, kind)
      if (!ends.draws(made)) return ends.endOf(made)
      ways.set(made, (ways.get(made) ?? 0) + orders)
      return -1
    })
    rows.set(hand, row)
  }
  return flat(up, ways, rows, sets)
}

/** The hands one after the other, each after the one without its highest card. */
function flat(
  up: number,
  ways: ReadonlyMap<number, number>,
  rows: ReadonlyMap<number, readonly number[]>,
  sets: Multisets,
): BankTree {
  const groups = new Map<string, number>()
  const hands: (readonly number[])[] = [[]]
  const numbers = new Map([['', 0]])
  /** The number of a hand; a part of a hand is there too, though it may have ended and is reached in no way. */
  const numberOf = (drawn: readonly number[]): number => {
    const key = drawn.join()
    const known = numbers.get(key)
    if (known !== undefined) return known
    numberOf(drawn.slice(0, -1))
    numbers.set(key, hands.length)
    hands.push(drawn)
    return hands.length - 1
  }
  for (const hand of rows.keys()) {
    const drawn = sets.kindsOf(hand)
    drawn.splice(drawn.indexOf(up), 1)
    numberOf(drawn)
  }
  const rowOf = (drawn: readonly number[]) => rows.get(sets.of([up, ...drawn])) ?? GOES_ON
  const groupOf = (drawn: readonly number[]): number => {
    const key = rowOf(drawn).join()
    if (!groups.has(key)) groups.set(key, groups.size)
    return groups.get(key)!
  }
  const group = Uint8Array.from(hands, groupOf)
  const distinct = hands.map(drawn => [...new Set(drawn)].filter(kind => rowOf(drawn)[kind]! >= 0))
  const countIn = (drawn: readonly number[], kind: number) => drawn.filter(one => one === kind).length
  const sizes = distinct.map(kinds => kinds.length)
  return {
    length: hands.length,
    parent: Int16Array.from(hands, drawn => numbers.get(drawn.slice(0, -1).join())!),
    kind: Uint8Array.from(hands, drawn => drawn.at(-1) ?? 0),
    before: Uint8Array.from(hands, drawn => countIn(drawn, drawn.at(-1) ?? 0) - 1),
    sizes: Uint8Array.from(hands, drawn => drawn.length),
    ways: Float64Array.from(hands, drawn => ways.get(sets.of([up, ...drawn])) ?? 0),
    group,
    at: Int16Array.from([...sizes, 0], (_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0)),
    kinds: Uint8Array.from(distinct.flat()),
    counts: Uint8Array.from(distinct.flatMap((kinds, i) => kinds.map(kind => countIn(hands[i]!, kind)))),
    groups: groups.size,
    ends: Int16Array.from([...groups.keys()].flatMap(key => key.split(',').map(Number))),
    reach: new Float64Array(hands.length),
    open: new Float64Array(groups.size),
    drawn: new Float64Array(groups.size * KINDS),
  }
}

/** A part of a hand that had ended before is reached in no way, and leads nowhere. */
const GOES_ON = Array.from({ length: KINDS }, () => -1)
