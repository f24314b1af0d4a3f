import { BestPlay } from './best-play.ts'
import { FROM_DEAL } from './hands.ts'
import { insuranceWins, insures } from './insurance.ts'
import { CARD_KINDS } from './kinds.ts'
import { maySplit, PairSplit } from './split.ts'
import { splitSpread } from './split-spread.ts'
import { SplitWorth } from './split-worth.ts'
import type { BlackjackOddsTable } from './table.ts'
import { TallySink, UnitTally } from './tally.ts'
import { Walk } from './walk.ts'

/** The best play against one up card. */
export interface UpCardPlan {
  readonly play: BestPlay
  /** By kind: pairs that are split, where they may be. */
  readonly splits: readonly (PairSplit | undefined)[]
}

/** The result of the base game under the best play, and the play. */
export interface SolvedBase<P extends UpCardPlan = UpCardPlan> {
  readonly tally: UnitTally
  /** By up card, for those that are in the shoe. */
  readonly plans: readonly P[]
}

/** Two cards and an up card, with the chance that they are dealt. */
export function eachDeal(
  table: BlackjackOddsTable,
  see: (hand: number, up: number, chance: number) => void,
): void {
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

export function planFor(table: BlackjackOddsTable, up: number): UpCardPlan {
  const play = new BestPlay(table, FROM_DEAL, up)
  const splits = Array.from({ length: CARD_KINDS }, (_, kind) => {
    const pair = table.sets.of([kind, kind])
    if (table.isFrozen(up) || table.left(kind, table.sets.of([kind]), up) <= 0) return undefined
    if (maySplit(table, FROM_DEAL, pair, kind) === 0 || isHopeless(table, play, kind)) return undefined
    const split = new PairSplit(table, kind, up)
    return split.root.worth > play.worth(pair, pair) ? split : undefined
  })
  return { play, splits }
}

/** An upper bound of what splitting gains over two dealt hands. */
const MAX_SPLIT_GAIN = 0.3

/** Whether two hands from this card are so much worse than the pair that splitting need not be solved. */
function isHopeless({ kinds, sets, pays, shoe }: BlackjackOddsTable, play: BestPlay, kind: number): boolean {
  const pair = sets.of([kind, kind])
  let worth = 0
  let ways = 0
  for (const other of kinds) {
    const left = shoe.counts[other]!
    const hand = sets.of([kind, other])
    worth += left * play.worth(hand, hand)
    ways += left
  }
  return (2 * worth) / ways + MAX_SPLIT_GAIN * pays.unit < play.worth(pair, pair)
}

/** One hand against the player-dealer. */
export function solveBase(table: BlackjackOddsTable): SolvedBase {
  const walk = new Walk(table)
  const plans: UpCardPlan[] = []
  for (const up of table.kinds) plans[up] = planFor(table, up)
  return { tally: tallyBase(table, walk, plans), plans }
}

/** The result of all deals under the plans. */
export function tallyBase(table: BlackjackOddsTable, walk: Walk, plans: readonly UpCardPlan[]): UnitTally {
  const most = table.rules.split.hands
  const tally = new UnitTally(table, most)
  const one = new UnitTally(table, most)
  eachDeal(table, (hand, up, chance) => {
    one.clear()
    tallyDeal(table, walk, plans[up]!, hand, one)
    if (insures(table, hand, up)) insure(table, hand, one)
    tally.plus(one, chance)
  })
  return tally
}

function tallyDeal(
  table: BlackjackOddsTable,
  walk: Walk,
  plan: UpCardPlan,
  hand: number,
  into: UnitTally,
): void {
  const { bank, pays, hands, sets } = table
  const at = bank.chances(hand, plan.play.up)
  const found = bank.pool[at + bank.found]!
  if (found > 0) {
    into.add(bank.natural, pays.base[hands.classOf(FROM_DEAL, hand) * pays.banks + bank.natural]!, found)
    into.action += found
  }
  const [kind, other] = sets.kindsOf(hand)
  const split = kind === other ? plan.splits[kind!] : undefined
  const may = split ? maySplit(table, FROM_DEAL, hand, kind!) : 0
  if (split) {
    const found = new SplitWorth(table, walk, split).found()
    into.plus(splitSpread(table, walk, split, found), may)
  }
  if (may < 1) walk.run(plan.play, hand, hand, 1 - may, new TallySink(table, plan.play, into))
}

/** Half the wager on a natural of the player-dealer. */
function insure(table: BlackjackOddsTable, hand: number, tally: UnitTally): void {
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
