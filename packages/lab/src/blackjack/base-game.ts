import { BestPlay } from './best-play.ts'
import { DEALT } from './hands.ts'
import { insuranceWins, insures } from './insurance.ts'
import { KINDS } from './kinds.ts'
import { maySplit, Split } from './split.ts'
import { splitSpread } from './split-spread.ts'
import { SplitWorth } from './split-worth.ts'
import type { Table } from './table.ts'
import { Tally, TallySink } from './tally.ts'
import { Walk } from './walk.ts'

/** The best play against one up card. */
export interface Plan {
  readonly play: BestPlay
  /** By kind: pairs that are split, where they may be. */
  readonly splits: readonly (Split | undefined)[]
}

/** What the base game comes to under the best play, and the play. */
export interface Solved<P extends Plan = Plan> {
  readonly tally: Tally
  /** By up card, for those that are in the shoe. */
  readonly plans: readonly P[]
}

/** Two cards and an up card, with the chance that they are dealt. */
export function eachDeal(table: Table, see: (hand: number, up: number, chance: number) => void): void {
  const { sets, shoe, kinds } = table
  for (const up of kinds) {
    for (const a of kinds) {
      for (const b of kinds) {
        if (b < a) continue
        const one = sets.of([a])
        const ways = (a === b ? 1 : 2) * table.left(a, 0, up) * table.left(b, one, up)
        const chance = (shoe.counts[up]! * ways) / (shoe.size * table.size(0) * table.size(one))
        if (chance > 0) see(sets.plus(one, b), up, chance)
      }
    }
  }
}

export function planFor(table: Table, up: number): Plan {
  const play = new BestPlay(table, DEALT, up)
  const splits = Array.from({ length: KINDS }, (_, kind) => {
    const pair = table.sets.of([kind, kind])
    if (table.isFrozen(up) || table.left(kind, table.sets.of([kind]), up) <= 0) return undefined
    if (maySplit(table, DEALT, pair, kind) === 0 || isHopeless(table, play, kind)) return undefined
    const split = new Split(table, kind, up)
    return split.root.worth > play.worth(pair, pair) ? split : undefined
  })
  return { play, splits }
}

/** What splitting may be better than two hands that were dealt, at the very most. */
const HOPE = 0.3

/** Whether two hands that begin with a card of the pair are so much worse than the pair that nobody needs to look closer. */
function isHopeless({ kinds, sets, pays, shoe }: Table, play: BestPlay, kind: number): boolean {
  const pair = sets.of([kind, kind])
  let worth = 0
  let ways = 0
  for (const other of kinds) {
    const left = shoe.counts[other]!
    const hand = sets.of([kind, other])
    worth += left * play.worth(hand, hand)
    ways += left
  }
  return (2 * worth) / ways + HOPE * pays.unit < play.worth(pair, pair)
}

/** One hand against the player-dealer. */
export function solveBase(table: Table): Solved {
  const walk = new Walk(table)
  const plans: Plan[] = []
  for (const up of table.kinds) plans[up] = planFor(table, up)
  return { tally: tallyBase(table, walk, plans), plans }
}

/** What all deals come to under the plans. */
export function tallyBase(table: Table, walk: Walk, plans: readonly Plan[]): Tally {
  const most = table.rules.split.hands
  const tally = new Tally(table, most)
  const one = new Tally(table, most)
  eachDeal(table, (hand, up, chance) => {
    one.clear()
    tallyDeal(table, walk, plans[up]!, hand, one)
    if (insures(table, hand, up)) insure(table, hand, one)
    tally.plus(one, chance)
  })
  return tally
}

function tallyDeal(table: Table, walk: Walk, plan: Plan, hand: number, into: Tally): void {
  const { bank, pays, hands, sets } = table
  const at = bank.chances(hand, plan.play.up)
  const found = bank.pool[at + bank.found]!
  if (found > 0) {
    into.add(bank.natural, pays.base[hands.classOf(DEALT, hand) * pays.banks + bank.natural]!, found)
    into.action += found
  }
  const [kind, other] = sets.kindsOf(hand)
  const split = kind === other ? plan.splits[kind!] : undefined
  const may = split ? maySplit(table, DEALT, hand, kind!) : 0
  if (split) {
    const found = new SplitWorth(table, walk, split).found()
    into.plus(splitSpread(table, walk, split, found), may)
  }
  if (may < 1) walk.run(plan.play, hand, hand, 1 - may, new TallySink(table, plan.play, into))
}

/** Half the wager on a natural of the player-dealer. */
function insure(table: Table, hand: number, tally: Tally): void {
  const { bank, pays } = table
  const wins = insuranceWins(table, hand)
  const before = tally.weights.slice()
  const { width, bound } = tally
  tally.weights.fill(0)
  for (const [i, weight] of before.entries()) {
    const by = Math.trunc(i / width)
    if (weight !== 0)
      tally.add(by, (i % width) - bound + (by === bank.natural ? wins : -pays.unit / 2), weight)
  }
  tally.action += 0.5
}
