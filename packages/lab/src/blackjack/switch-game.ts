import { planFor, type SolvedBase, type UpCardPlan } from './base-game.ts'
import { BestPlay } from './best-play.ts'
import { FROM_DEAL, FROM_SWITCH } from './hands.ts'
import { insuranceWins, insures } from './insurance.ts'
import { ACE_KIND, CARD_KINDS, TEN_KIND } from './kinds.ts'
import { maySplit } from './split.ts'
import { splitSpread } from './split-spread.ts'
import { SplitWorth } from './split-worth.ts'
import type { BlackjackOddsTable } from './table.ts'
import { ResultSink, UnitTally } from './tally.ts'
import { Walk } from './walk.ts'

/** The best play of a seat with two hands against one up card. */
export interface SwitchPlan extends UpCardPlan {
  readonly switched: BestPlay
  /** What two cards are worth, as they were dealt and after a switch, by the two kinds. */
  readonly worths: readonly [dealt: Float64Array, switched: Float64Array]
}

/** Whether the second cards of two hands are exchanged: when both hands together are worth more then. */
export function switches({ worths: [dealt, switched] }: SwitchPlan, cards: readonly number[]): boolean {
  const [a, b, c, d] = cards as [number, number, number, number]
  return (
    switched[a * CARD_KINDS + d]! + switched[b * CARD_KINDS + c]! >
    dealt[a * CARD_KINDS + c]! + dealt[b * CARD_KINDS + d]!
  )
}

/**
 * Two hands of one seat, with equal wagers, that may exchange their second cards. The play looks at a hand
 * and the up card; its worth is computed with all four cards gone. Results are per hand.
 */
export function solveSwitch(table: BlackjackOddsTable): SolvedBase<SwitchPlan> {
  const walk = new Walk(table)
  const plans: SwitchPlan[] = []
  for (const up of table.kinds) plans[up] = switchPlan(table, up)
  return { tally: tallySwitch(table, walk, plans), plans }
}

/** What all deals come to under the plans. */
export function tallySwitch(table: BlackjackOddsTable, walk: Walk, plans: readonly SwitchPlan[]): UnitTally {
  const tally = new UnitTally(table, table.rules.split.hands, 1)
  for (const up of table.kinds) {
    new SwitchDeals(table, walk, plans[up]!).tallyInto(tally)
    // Four cards can be gone in so many ways that the cache of one up card is cleared before the next.
    table.bank.clear()
  }
  return tally
}

/** The best play against one up card, by what two cards are worth to a hand alone at the table. */
export function switchPlan(table: BlackjackOddsTable, up: number): SwitchPlan {
  const plan = planFor(table, up)
  const switched = new BestPlay(table, FROM_SWITCH, up)
  const worths = [plan.play, switched].map(play => {
    const list = new Float64Array(CARD_KINDS * CARD_KINDS)
    for (const a of table.kinds) {
      for (const b of table.kinds) {
        const hand = table.sets.of([a, b])
        const split = a === b ? plan.splits[a] : undefined
        const may = split ? maySplit(table, FROM_DEAL, hand, a) : 0
        const worth = may * (split?.root.worth ?? 0) + (1 - may) * play.worth(hand, hand)
        list[a * CARD_KINDS + b] = worth / table.bank.goesOn(hand, up)
      }
    }
    return list
  }) as [Float64Array, Float64Array]
  return { ...plan, switched, worths }
}

/** A hand of a seat, and the two cards of the other hand. */
interface Start {
  readonly hand: number
  readonly beside: number
  readonly way: number
  readonly insured: boolean
  weight: number
}

/** All deals of four cards under one up card. */
class SwitchDeals {
  readonly #table: BlackjackOddsTable
  readonly #walk: Walk
  readonly #plan: SwitchPlan
  readonly #starts = new Map<number, Start>()
  /** What insurance costs, in units. */
  readonly #costs: number
  readonly #natural: number

  constructor(table: BlackjackOddsTable, walk: Walk, plan: SwitchPlan) {
    this.#table = table
    this.#walk = walk
    this.#plan = plan
    this.#costs = table.pays.unit / 2
    this.#natural = table.sets.of([ACE_KIND, TEN_KIND])
  }

  tallyInto(tally: UnitTally): void {
    this.#deal(tally)
    const pairs = new Map<number, { weight: number; worth: number; action: number; insured: boolean }>()
    for (const start of this.#starts.values()) {
      const { hand, beside, way, insured, weight } = start
      const { sets } = this.#table
      const [kind, other] = sets.kindsOf(hand)
      const split = kind === other ? this.#plan.splits[kind!] : undefined
      const may = split ? maySplit(this.#table, FROM_DEAL, hand, kind!) : 0
      if (split) {
        const found = new SplitWorth(this.#table, this.#walk, split, beside).found()
        const key = kind! * 2 + Number(insured)
        const sum = pairs.get(key) ?? { weight: 0, worth: 0, action: 0, insured }
        const goesOn = this.#table.bank.goesOn(this.#gone(hand, beside), this.#plan.play.up)
        sum.weight += weight * may * goesOn
        sum.worth += weight * may * found.worth
        sum.action += weight * may * found.action
        pairs.set(key, sum)
      }
      if (may < 1) {
        const play = way === FROM_SWITCH ? this.#plan.switched : this.#plan.play
        const sink = new ResultSink(this.#table, play, tally, insured ? -this.#costs : 0)
        this.#walk.run(play, hand, this.#gone(hand, beside), weight * (1 - may), sink)
      }
    }
    for (const [key, sum] of pairs) this.#tallySplit(key >> 1, sum, tally)
  }

  /** The spread of a split is that of one hand alone at the table; its mean is exact. */
  #tallySplit(
    kind: number,
    sum: { weight: number; worth: number; action: number; insured: boolean },
    tally: UnitTally,
  ): void {
    const split = this.#plan.splits[kind]!
    const pair = this.#table.sets.of([kind, kind])
    const times = sum.weight / this.#table.bank.goesOn(pair, this.#plan.play.up)
    const mean = { worth: sum.worth / times, action: sum.action / times }
    splitSpread(this.#table, this.#walk, split, mean).each((_, result, weight) =>
      tally.add(0, result - (sum.insured ? this.#costs : 0), weight * times),
    )
    tally.action += sum.action
    tally.split += sum.weight
  }

  #gone(hand: number, beside: number): number {
    return this.#table.sets.kindsOf(beside).reduce((set, kind) => this.#table.sets.plus(set, kind), hand)
  }

  #deal(tally: UnitTally): void {
    const { shoe, kinds, sets } = this.#table
    const { up } = this.#plan.play
    for (const a of kinds) {
      for (const b of kinds) {
        for (const c of kinds) {
          for (const d of kinds) {
            const cards = [a, b, c, d]
            let chance = shoe.counts[up]! / shoe.size
            let gone = 0
            for (const kind of cards) {
              chance *= Math.max(0, this.#table.left(kind, gone, up)) / this.#table.size(gone)
              gone = sets.plus(gone, kind)
            }
            if (chance > 0) this.#dealt(cards, gone, chance, tally)
          }
        }
      }
    }
  }

  #dealt(cards: readonly number[], gone: number, chance: number, tally: UnitTally): void {
    const { sets, bank, pays, hands } = this.#table
    const [a, b, c, d] = cards as [number, number, number, number]
    const { up } = this.#plan.play
    const goesOn = bank.goesOn(gone, up)
    const dealt = [sets.of([a, c]), sets.of([b, d])] as const
    const insured = dealt.map(hand => insures(this.#table, hand, up))
    for (const [i, hand] of dealt.entries()) {
      const result = goesOn < 1 ? pays.base[hands.classOf(FROM_DEAL, hand) * pays.banks + bank.natural]! : 0
      const wins = insured[i] ? insuranceWins(this.#table, hand) : 0
      tally.add(0, result + wins, (chance * (1 - goesOn)) / 2)
      tally.action += (chance * (1 - goesOn)) / 2 + (insured[i] ? chance / 4 : 0)
    }
    const switched = switches(this.#plan, cards)
    const [left, right] = switched ? [sets.of([a, d]), sets.of([b, c])] : dealt
    this.#start(left, right, switched, insured[0]!, chance / 2)
    this.#start(right, left, switched, insured[1]!, chance / 2)
  }

  #start(hand: number, beside: number, switched: boolean, insured: boolean, weight: number): void {
    // Only a natural is another hand after a switch.
    const way = switched && hand === this.#natural ? FROM_SWITCH : FROM_DEAL
    const length = this.#table.hands.length
    const key = ((hand * length + beside) * 2 + way) * 2 + Number(insured)
    const known = this.#starts.get(key)
    if (known) known.weight += weight
    else this.#starts.set(key, { hand, beside, way, insured, weight })
  }
}
