import { HiddenCards } from './hidden-cards.ts'
import { CARD_KINDS } from './kinds.ts'
import type { PairSplit, Turn } from './split.ts'
import type { HandWorth } from './split-worth.ts'
import type { BlackjackOddsTable } from './table.ts'
import { TallySink, UnitTally } from './tally.ts'
import type { Walk } from './walk.ts'

/** How likely each result is. */
type Results = ReadonlyMap<number, number>

/** How a hand of a split came by its second card: of another kind, or of the pair's kind and not split again. */
type SecondCard = 'other' | 'stays'

/** One hand of a split: what it comes to, by its second card. */
type Hands = Readonly<Record<SecondCard, UnitTally>>

/** The numbers of hands that a split ends in, and how often. */
interface Leaf {
  readonly hands: readonly SecondCard[]
  readonly chance: number
}

/**
 * The distribution of a split's results over its hands, as if the hands were independent once the
 * player-dealer's hand is known. A slight tilt corrects the mean for the cards that one hand takes from
 * another: the mean is exact, the spread around it is approximate.
 */
export function splitSpread(
  table: BlackjackOddsTable,
  walk: Walk,
  split: PairSplit,
  { worth, action }: HandWorth,
): UnitTally {
  const base = handsOf(table, walk, split, 'base')
  const others = table.pays.splitAsBase ? base : handsOf(table, walk, split, 'split')
  const spread = new UnitTally(table, table.rules.split.hands)
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
function leavesOf(table: BlackjackOddsTable, split: PairSplit): Leaf[] {
  const leaves = new Map<string, Leaf>()
  const grow = (turn: Turn, hands: readonly SecondCard[], chance: number) => {
    const { next, again, may, then } = turn
    const goOn = (second: SecondCard, after: Turn | undefined, share: number) => {
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
  const goesOn = ({ more, other }: Turn, last: SecondCard) => {
    const { sets, bank } = table
    const hidden = new HiddenCards(table, split.kind, split.up, last === 'other' ? other + 1 : other)
    const gone = sets.times(sets.of([split.kind, split.kind]), split.kind, last === 'stays' ? more + 1 : more)
    return hidden.average(gone, cards => bank.goesOn(cards, split.up))
  }
  const add = (hands: readonly SecondCard[], chance: number) => {
    const [first, ...others] = hands
    const key = [first, ...others.sort()].join()
    leaves.set(key, { hands, chance: chance + (leaves.get(key)?.chance ?? 0) })
  }
  grow(split.root, [], 1)
  return [...leaves.values()]
}

function handsOf(
  table: BlackjackOddsTable,
  walk: Walk,
  { kind, up, root }: PairSplit,
  first: 'base' | 'split',
): Hands {
  const { sets } = table
  const made = { other: new UnitTally(table), stays: new UnitTally(table) }
  const pair = sets.of([kind, kind])
  for (let second = 0; second < CARD_KINDS; second++) {
    const left = table.left(second, pair, up)
    if (left <= 0) continue
    const sink = new TallySink(table, root.play, made[second === kind ? 'stays' : 'other'], first)
    walk.run(root.play, sets.of([kind, second]), sets.plus(pair, second), left / table.size(pair), sink)
  }
  return made
}

/** How much of the whole each class of the player-dealer's hands has. */
function shares(table: BlackjackOddsTable, hands: Hands): Float64Array {
  const found = new Float64Array(table.pays.banks)
  for (const tally of [hands.other, hands.stays]) {
    tally.each((bank, _, weight) => {
      found[bank]! += weight
    })
  }
  return found
}

/** The results against one class of hands, as chances. */
function resultsOf(tally: UnitTally, bank: number): Results {
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

/** The sum of two independent hands. */
function together(a: Results, b: Results): Results {
  const sums = new Map<number, number>()
  for (const [one, chance] of a) {
    for (const [other, times] of b) {
      sums.set(one + other, (sums.get(one + other) ?? 0) + chance * times)
    }
  }
  return sums
}

/** Tilts the distribution to the known mean. */
function tilt(spread: UnitTally, worth: number): void {
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
