import { KINDS } from './kinds.ts'
import type { Leaf } from './leaves.ts'
import type { Split, SplitWorth } from './split.ts'
import type { Table } from './table.ts'
import { Tally, TallySink } from './tally.ts'
import type { Walk } from './walk.ts'

/** How likely each result is. */
type Results = ReadonlyMap<number, number>

/** One hand of a split: what it comes to, by how its second card came. */
type Hands = Readonly<Record<Leaf['first'], Tally>>

/**
 * How the results of a split are spread over its hands: as if, once the player-dealer's hand is known, the hands had
 * nothing to do with each other. What that leaves out of the mean (cards that one hand takes from another) is put
 * right by a slight tilt, so that the mean is exact; the spread around it is not quite.
 */
export function splitSpread(table: Table, walk: Walk, split: Split, found: SplitWorth): Tally {
  const base = handsOf(table, walk, split, 'base')
  const others = table.pays.splitAsBase ? base : handsOf(table, walk, split, 'split')
  const spread = new Tally(table, table.rules.split.hands)
  const leaves = found.leaves.filter(({ chance }) => chance > 0)
  const open = leaves.reduce((sum, { chance }) => sum + chance, 0)
  const bank = shares(base.any)
  for (let i = 0; i < table.pays.banks; i++) {
    if (bank[i] === 0) continue
    for (const { leaf, chance } of leaves) {
      let results = resultsOf(base[leaf.first], i)
      for (const kind of ['other', 'stuck', 'any'] as const) {
        const one = resultsOf(others[kind], i)
        const count = leaf[kind] - (kind === leaf.first ? 1 : 0)
        for (let hand = 0; hand < count; hand++) results = together(results, one)
      }
      for (const [result, weight] of results) spread.add(i, result, (weight * chance * bank[i]!) / open)
    }
  }
  tilt(spread, found.worth)
  spread.action = found.action
  return spread
}

function handsOf(table: Table, walk: Walk, split: Split, first: 'base' | 'split'): Hands {
  const { sets } = table
  const { kind, play } = split
  const made = { any: new Tally(table), stuck: new Tally(table), other: new Tally(table) }
  const pair = sets.of([kind, kind])
  for (let second = 0; second < KINDS; second++) {
    const left = table.left(second, pair, play.up)
    if (left <= 0) continue
    const tally = new Tally(table)
    const sink = new TallySink(table, play, tally, first)
    walk.run(play, sets.of([kind, second]), sets.plus(pair, second), left / table.size(pair), sink)
    made.any.plus(tally)
    made[second === kind ? 'stuck' : 'other'].plus(tally)
  }
  return made
}

/** How much of the whole each class of the player-dealer's hands has. */
function shares(tally: Tally): Float64Array {
  const found = new Float64Array(tally.classes)
  tally.each((bank, _, weight) => {
    found[bank]! += weight
  })
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
