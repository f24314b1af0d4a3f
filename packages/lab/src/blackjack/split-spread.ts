import { Hidden } from './hidden.ts'
import { KINDS } from './kinds.ts'
import type { Split, Turn } from './split.ts'
import type { Worth } from './split-worth.ts'
import type { Table } from './table.ts'
import { Tally, TallySink } from './tally.ts'
import type { Walk } from './walk.ts'

/** How likely each result is. */
type Results = ReadonlyMap<number, number>

/** How a hand of a split came by its second card: of another kind, or of the pair's kind and not split again. */
type Second = 'other' | 'stays'

/** One hand of a split: what it comes to, by its second card. */
type Hands = Readonly<Record<Second, Tally>>

/** What hands a split ends in, and how often. */
interface Leaf {
  readonly hands: readonly Second[]
  readonly chance: number
}

/**
 * How the results of a split are spread over its hands: as if, once the player-dealer's hand is known, the hands had
 * nothing to do with each other. What that leaves out of the mean (cards that one hand takes from another) is put
 * right by a slight tilt, so that the mean is exact; the spread around it is not quite.
 */
export function splitSpread(table: Table, walk: Walk, split: Split, { worth, action }: Worth): Tally {
  const base = handsOf(table, walk, split, 'base')
  const others = table.pays.splitAsBase ? base : handsOf(table, walk, split, 'split')
  const spread = new Tally(table, table.rules.split.hands)
  const leaves = leavesOf(table, split)
  const open = leaves.reduce((sum, { chance }) => sum + chance, 0)
  const bank = shares(table, base)
  for (let i = 0; i < table.pays.banks; i++) {
    if (bank[i] === 0) continue
    for (const { hands, chance } of leaves) {
      const results = hands
        .map((second, hand) => resultsOf((hand === 0 ? base : others)[second], i))
        .reduce(together)
      for (const [result, weight] of results) spread.add(i, result, (weight * chance * bank[i]!) / open)
    }
  }
  tilt(spread, worth)
  spread.action = action
  spread.split = spread.weights.reduce((sum, weight) => sum + weight, 0)
  return spread
}

/** All ends of a split. */
function leavesOf(table: Table, split: Split): Leaf[] {
  const leaves = new Map<string, Leaf>()
  const grow = (turn: Turn, hands: readonly Second[], chance: number) => {
    const { next, again, may, then } = turn
    const goOn = (second: Second, after: Turn | undefined, share: number) => {
      if (share <= 0) return
      const made = [...hands, second]
      if (after) grow(after, made, chance * share)
      else add(made, chance * share * goesOn(turn, second))
    }
    const splits = again ? may : 0
    goOn('other', then.other, 1 - next)
    goOn('stays', then.stays, next * (1 - splits))
    if (then.splits && next * splits > 0) grow(then.splits, hands, chance * next * splits)
  }
  const goesOn = ({ more, other }: Turn, last: Second) => {
    const { sets, bank } = table
    const hidden = new Hidden(table, split.kind, split.up, last === 'other' ? other + 1 : other)
    const gone = sets.times(sets.of([split.kind, split.kind]), split.kind, last === 'stays' ? more + 1 : more)
    return hidden.average(gone, cards => bank.goesOn(cards, split.up))
  }
  const add = (hands: readonly Second[], chance: number) => {
    const [first, ...others] = hands
    const key = [first, ...others.sort()].join()
    leaves.set(key, { hands, chance: chance + (leaves.get(key)?.chance ?? 0) })
  }
  grow(split.root, [], 1)
  return [...leaves.values()]
}

function handsOf(table: Table, walk: Walk, { kind, up, root }: Split, first: 'base' | 'split'): Hands {
  const { sets } = table
  const made = { other: new Tally(table), stays: new Tally(table) }
  const pair = sets.of([kind, kind])
  for (let second = 0; second < KINDS; second++) {
    const left = table.left(second, pair, up)
    if (left <= 0) continue
    const sink = new TallySink(table, root.play, made[second === kind ? 'stays' : 'other'], first)
    walk.run(root.play, sets.of([kind, second]), sets.plus(pair, second), left / table.size(pair), sink)
  }
  return made
}

/** How much of the whole each class of the player-dealer's hands has. */
function shares(table: Table, hands: Hands): Float64Array {
  const found = new Float64Array(table.pays.banks)
  for (const tally of [hands.other, hands.stays]) {
    tally.each((bank, _, weight) => {
      found[bank]! += weight
    })
  }
  return found
}

/** The results against one class of hands, as chances. */
function resultsOf(tally: Tally, bank: number): Results {
  const found = new Map<number, number>()
  let all = 0
  for (let i = 0; i < tally.width; i++) {
    const weight = tally.weights[bank * tally.width + i]!
    if (weight === 0) continue
    found.set(i - tally.bound, weight)
    all += weight
  }
  for (const [result, weight] of found) found.set(result, weight / all)
  return found
}

/** Two hands that have nothing to do with each other. */
function together(a: Results, b: Results): Results {
  const sums = new Map<number, number>()
  for (const [one, chance] of a) {
    for (const [other, times] of b) {
      sums.set(one + other, (sums.get(one + other) ?? 0) + chance * times)
    }
  }
  return sums
}

/** Moves the mean to where it is known to be. */
function tilt(spread: Tally, worth: number): void {
  let weight = 0
  let sum = 0
  let squares = 0
  spread.each((_, result, chance) => {
    weight += chance
    sum += chance * result
    squares += chance * result * result
  })
  const mean = sum / weight
  const slope = (worth - sum) / (squares - weight * mean * mean)
  const { width, bound } = spread
  for (const [i, chance] of spread.weights.entries()) {
    if (chance !== 0) spread.weights[i] = chance * (1 + slope * ((i % width) - bound - mean))
  }
}
