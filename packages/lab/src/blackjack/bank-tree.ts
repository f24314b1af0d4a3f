import type { BankEnds } from './bank-ends.ts'
import { CARD_KINDS, type KindShoe } from './kinds.ts'
import type { Multisets } from './multisets.ts'

/** More of one kind than a hand of the player-dealer can have. */
const MAX_OF_A_KIND = 32

/**
 * The player-dealer's drawing hands from one up card on. A hand can be reached in several ways, each as
 * likely as the product of the cards left for it, so each hand follows from the one without its highest card.
 * Hands for which every further card means the same form one group, and only groups are followed to their
 * ends.
 */
export interface BankTree {
  /** Where the hands with so many drawn cards begin, and where the last of them end. */
  readonly levels: Int32Array
  readonly parent: Int32Array
  /** How many cards there are to take the last one from: its kind, and how many of it are gone with the parent. */
  readonly factor: Int32Array
  readonly factorKinds: Int32Array
  readonly factorGone: Int32Array
  readonly ways: Float64Array
  readonly group: Int32Array
  /** Hands that hold cards of which one more would end them: the hand, the group and kind, and how many it holds. */
  readonly holder: Int32Array
  readonly held: Int32Array
  readonly count: Float64Array
  /** By group and kind: the cards that end a hand, and how. */
  readonly last: Int32Array
  readonly end: Int32Array
  readonly reach: Float64Array
  readonly shares: Float64Array
  readonly open: Float64Array
  readonly holds: Float64Array
}

const factors = new Float64Array(CARD_KINDS * MAX_OF_A_KIND)

/** The chance of each end, written into `weights`, from a shoe of so many cards of each kind. */
export function drawOut(tree: BankTree, left: Float64Array, size: number, weights: Float64Array): void {
  const { levels, parent, factor, factorKinds, factorGone, ways, group, reach, shares, open, holds } = tree
  const { holder, held, count, last, end } = tree
  for (let i = 0; i < factorKinds.length; i++) factors[i] = left[factorKinds[i]!]! - factorGone[i]!
  weights.fill(0)
  open.fill(0)
  holds.fill(0)
  let chance = 1 / size
  reach[0] = 1
  shares[0] = chance
  open[group[0]!] = chance
  for (let cards = 1; cards < levels.length - 1; cards++) {
    chance /= Math.max(1, size - cards)
    for (let i = levels[cards]!, to = levels[cards + 1]!; i < to; i++) {
      const reached = reach[parent[i]!]! * factors[factor[i]!]!
      const share = reached * ways[i]! * chance
      reach[i] = reached
      shares[i] = share
      open[group[i]!]! += share
    }
  }
  for (let i = 0; i < holder.length; i++) holds[held[i]!]! += shares[holder[i]!]! * count[i]!
  for (let i = 0; i < last.length; i++) {
    const at = last[i]!
    const kind = at % CARD_KINDS
    weights[end[i]!]! += left[kind]! * open[(at - kind) / CARD_KINDS]! - holds[at]!
  }
}

export function bankTree(up: number, ends: BankEnds, sets: Multisets, shoe: KindShoe): BankTree {
  const start = sets.of([up])
  /** By hand: in how many orders its cards can come. */
  const ways = new Map([[start, 1]])
  /** By hand that draws: what each further card means. */
  const rows = new Map<number, readonly number[]>()
  for (const [hand, orders] of ways) {
    const row = Array.from({ length: CARD_KINDS }, (_, kind) => {
      if (sets.counts[hand * CARD_KINDS + kind]! >= shoe.counts[kind]!) return -1
      const made = sets.plus(hand, kind)
      if (!ends.draws(made)) return ends.endOf(made)
      ways.set(made, (ways.get(made) ?? 0) + orders)
      return -1
    })
    rows.set(hand, row)
  }
  return flat(up, ways, rows, sets)
}

/** The hands one after the other, smaller ones first. */
function flat(
  up: number,
  ways: ReadonlyMap<number, number>,
  rows: ReadonlyMap<number, readonly number[]>,
  sets: Multisets,
): BankTree {
  const hands = withParts([...rows.keys()].map(hand => drawnTo(up, sets.kindsOf(hand))))
  const numbers = new Map(hands.map((drawn, i) => [drawn.join(), i]))
  const rowOf = (drawn: readonly number[]) => rows.get(sets.of([up, ...drawn])) ?? GOES_ON
  const groups = [...new Set(hands.map(drawn => rowOf(drawn).join()))]
  const groupOf = (drawn: readonly number[]) => groups.indexOf(rowOf(drawn).join())
  const held = hands.flatMap((drawn, i) =>
    [...new Set(drawn)]
      .filter(kind => rowOf(drawn)[kind]! >= 0)
      .map(kind => ({ hand: i, at: groupOf(drawn) * CARD_KINDS + kind, count: countIn(drawn, kind) })),
  )
  const lasts = groups.flatMap((row, group) =>
    row
      .split(',')
      .map((end, kind) => ({ at: group * CARD_KINDS + kind, end: Number(end) }))
      .filter(({ end }) => end >= 0),
  )
  const factors = [...new Set(hands.map(factorOf))]
  const sizes = Array.from({ length: hands.at(-1)!.length + 2 }, (_, size) => size)
  return {
    levels: Int32Array.from(sizes, size => hands.filter(drawn => drawn.length < size).length),
    parent: Int32Array.from(hands, drawn => numbers.get(drawn.slice(0, -1).join())!),
    factor: Int32Array.from(hands, drawn => factors.indexOf(factorOf(drawn))),
    factorKinds: Int32Array.from(factors, factor => Math.trunc(factor / MAX_OF_A_KIND)),
    factorGone: Int32Array.from(factors, factor => factor % MAX_OF_A_KIND),
    ways: Float64Array.from(hands, drawn => ways.get(sets.of([up, ...drawn])) ?? 0),
    group: Int32Array.from(hands, groupOf),
    holder: Int32Array.from(held, ({ hand }) => hand),
    held: Int32Array.from(held, ({ at }) => at),
    count: Float64Array.from(held, ({ count }) => count),
    last: Int32Array.from(lasts, ({ at }) => at),
    end: Int32Array.from(lasts, ({ end }) => end),
    reach: new Float64Array(hands.length),
    shares: new Float64Array(hands.length),
    open: new Float64Array(groups.length),
    holds: new Float64Array(groups.length * CARD_KINDS),
  }
}

/** A part of a hand may have ended before: it cannot be reached, and leads nowhere. */
const GOES_ON = Array.from({ length: CARD_KINDS }, () => -1)

const countIn = (drawn: readonly number[], kind: number) => drawn.filter(one => one === kind).length

/** The last card's kind, and how many of it came before. */
const factorOf = (drawn: readonly number[]): number => {
  const kind = drawn.at(-1) ?? 0
  return kind * MAX_OF_A_KIND + Math.max(0, countIn(drawn, kind) - 1)
}

/** The cards of a hand without its up card. */
function drawnTo(up: number, kinds: readonly number[]): readonly number[] {
  return kinds.toSpliced(kinds.indexOf(up), 1)
}

/** Hands together with their subsets without the highest cards, smaller ones first. */
function withParts(hands: readonly (readonly number[])[]): (readonly number[])[] {
  const all = new Map<string, readonly number[]>()
  for (const drawn of hands) {
    for (let size = 0; size <= drawn.length; size++)
      all.set(drawn.slice(0, size).join(), drawn.slice(0, size))
  }
  return [...all.values()].sort((a, b) => a.length - b.length)
}
