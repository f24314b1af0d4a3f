import type { Text } from '@cardroom/engine'
import type { StrategyTable } from '../odds/answer.ts'
import type { UpCardPlan } from './base-game.ts'
import {
  DOUBLE_BIT,
  FROM_DEAL,
  HIT_BIT,
  REDOUBLE_BIT,
  RESCUE_BIT,
  STAND_BIT,
  SURRENDER_BIT,
} from './hands.ts'
import { ACE_KIND, CARD_KINDS, kindName, TEN_KIND } from './kinds.ts'
import { sayOfBlackjack } from './sentences.ts'
import type { BlackjackOddsTable } from './table.ts'

/** What the letters of the charts mean. */
const LEGEND = {
  H: sayOfBlackjack('chart-hit'),
  S: sayOfBlackjack('chart-stand'),
  D: sayOfBlackjack('chart-double-or-hit'),
  Ds: sayOfBlackjack('chart-double-or-stand'),
  P: sayOfBlackjack('chart-split'),
  R: sayOfBlackjack('chart-surrender-or-hit'),
  Rs: sayOfBlackjack('chart-surrender-or-stand'),
} as const

const AFTER_DOUBLE = {
  S: sayOfBlackjack('chart-stand'),
  D: sayOfBlackjack('chart-double-again'),
  X: sayOfBlackjack('chart-rescue'),
} as const

/** Two, three … ten, ace. */
const UP_KINDS = [1, 2, 3, 4, 5, 6, 7, 8, TEN_KIND, ACE_KIND]

/** A row of a chart: the hands that it plays alike, with all their cards. */
interface Row {
  readonly name: Text
  readonly hands: readonly number[]
}

/** The best play as people write it down: by totals, soft totals and pairs. */
export function chartsOf(table: BlackjackOddsTable, plans: readonly UpCardPlan[]): StrategyTable[] {
  const chart = new Charts(table, plans)
  return [
    chart.of(sayOfBlackjack('chart-hard-totals'), hardRows(table), (plan, hands) => chart.move(plan, hands)),
    chart.of(sayOfBlackjack('chart-soft-totals'), softRows(table), (plan, hands) => chart.move(plan, hands)),
    chart.of(sayOfBlackjack('chart-pairs'), pairRows(table), (plan, hands) => chart.pair(plan, hands)),
    ...chart.afterDouble(),
    ...chart.exceptions(),
  ]
}

/** Rows of hands of two cards that are no pair. */
export const hardRows = (table: BlackjackOddsTable): Row[] =>
  byTotal(twoCards(table).filter(([a, b]) => a !== ACE_KIND && a !== b)).map(([total, hands]) => ({
    name: String(total),
    hands: hands.map(kinds => table.sets.of(kinds)),
  }))

export const softRows = (table: BlackjackOddsTable): Row[] =>
  twoCards(table)
    .filter(([a, b]) => a === ACE_KIND && b !== ACE_KIND && b !== TEN_KIND)
    .map(kinds => ({ name: kinds.map(kindName).join('-'), hands: [table.sets.of(kinds)] }))

export const pairRows = (table: BlackjackOddsTable): Row[] =>
  twoCards(table)
    .filter(([a, b]) => a === b)
    .map(kinds => ({ name: kinds.map(kindName).join('-'), hands: [table.sets.of(kinds)] }))

/** The kinds of two cards that can be dealt, jokers left out: hands with them decide nothing. */
function twoCards({ kinds }: BlackjackOddsTable): [number, number][] {
  return kinds.flatMap(a =>
    kinds
      .filter(b => b >= a && b <= TEN_KIND)
      .map(b => [a, b] satisfies [number, number] as [number, number]),
  )
}

function byTotal(hands: readonly (readonly [number, number])[]): [number, (readonly [number, number])[]][] {
  const totals = new Map<number, (readonly [number, number])[]>()
  for (const kinds of hands) {
    const total = kinds[0] + kinds[1] + 2
    totals.set(total, [...(totals.get(total) ?? []), kinds])
  }
  return [...totals].sort(([a], [b]) => a - b)
}

class Charts {
  readonly #table: BlackjackOddsTable
  readonly #plans: readonly UpCardPlan[]

  constructor(table: BlackjackOddsTable, plans: readonly UpCardPlan[]) {
    this.#table = table
    this.#plans = UP_KINDS.flatMap(up => plans[up] ?? [])
  }

  of(
    title: Text,
    rows: readonly Row[],
    cell: (plan: UpCardPlan, hands: readonly number[]) => string,
    legend: Readonly<Record<string, Text>> = LEGEND,
  ): StrategyTable {
    return {
      title,
      columns: [sayOfBlackjack('chart-hand'), ...this.#plans.map(({ play }) => kindName(play.up))],
      rows: rows.map(({ name, hands }) => ({
        hand: name,
        moves: this.#plans.map(plan => cell(plan, hands)),
      })),
      legend,
    }
  }

  /** The best move for all these hands together, weighted by how often each is dealt. */
  move(plan: UpCardPlan, hands: readonly number[]): string {
    const best = this.#best(plan, hands, STAND_BIT | HIT_BIT | DOUBLE_BIT | SURRENDER_BIT)
    const otherwise = this.#best(plan, hands, STAND_BIT | HIT_BIT) === STAND_BIT ? 's' : ''
    if (best === DOUBLE_BIT) return `D${otherwise}`
    if (best === SURRENDER_BIT) return `R${otherwise}`
    return best === STAND_BIT ? 'S' : 'H'
  }

  pair(plan: UpCardPlan, hands: readonly number[]): string {
    const [kind] = this.#table.sets.kindsOf(hands[0]!)
    return plan.splits[kind!] ? 'P' : this.move(plan, hands)
  }

  #best({ play }: UpCardPlan, hands: readonly number[], among: number, doubles = 0): number {
    let best = STAND_BIT
    let most = Number.NEGATIVE_INFINITY
    for (const move of [STAND_BIT, HIT_BIT, DOUBLE_BIT, SURRENDER_BIT, RESCUE_BIT, REDOUBLE_BIT]) {
      if ((move & among & this.#options(play.way, hands[0]!, doubles)) === 0) continue
      let worth = 0
      for (const hand of hands) worth += this.#dealt(hand, play.up) * play.worthOf(move, hand, hand, doubles)
      if (worth > most) {
        best = move
        most = worth
      }
    }
    return best
  }

  #options(way: number, hand: number, doubles: number): number {
    return this.#table.hands.options(way, hand, doubles) || STAND_BIT
  }

  /** In how many ways the cards of a hand can come. */
  #dealt(hand: number, up: number): number {
    const { sets, shoe } = this.#table
    let ways = 1
    for (let kind = 0; kind < CARD_KINDS; kind++) {
      for (let i = 0; i < sets.counts[hand * CARD_KINDS + kind]!; i++) {
        ways *= (shoe.counts[kind]! - (kind === up ? 1 : 0) - i) / (i + 1)
      }
    }
    return ways
  }

  /** What a hand does after its double card, where it may still do something. */
  afterDouble(): StrategyTable[] {
    if (!this.#table.rules.double.rescue) return []
    const { sets, hands } = this.#table
    const totals = { hard: new Map<number, number[]>(), soft: new Map<number, number[]>() }
    for (let hand = 0; hand < hands.length; hand++) {
      if (sets.sizes[hand] !== 3 || hands.options(FROM_DEAL, hand, 1) === 0) continue
      const { points, soft } = hands.side(FROM_DEAL, hand)
      const alike = totals[soft ? 'soft' : 'hard']
      alike.set(points, [...(alike.get(points) ?? []), hand])
    }
    const cell = (plan: UpCardPlan, alike: readonly number[]) => {
      const best = this.#best(plan, alike, STAND_BIT | RESCUE_BIT | REDOUBLE_BIT, 1)
      return best === RESCUE_BIT ? 'X' : best === REDOUBLE_BIT ? 'D' : 'S'
    }
    const rows = (['hard', 'soft'] as const).flatMap(kind =>
      [...totals[kind]]
        .sort(([a], [b]) => a - b)
        .map(([total, alike]) => ({ name: sayOfBlackjack(`${kind}-total`, { total }), hands: alike })),
    )
    return [this.of(sayOfBlackjack('chart-after-a-double'), rows, cell, AFTER_DOUBLE)]
  }

  /** Two-card hands that are better played otherwise than others of their total. */
  exceptions(): StrategyTable[] {
    const rows = hardRows(this.#table).flatMap(({ hands }) =>
      hands.flatMap(hand =>
        this.#plans.flatMap(plan => {
          const own = this.move(plan, [hand])
          const cards = this.#table.sets.kindsOf(hand).map(kindName).reverse().join('-')
          const up = kindName(plan.play.up)
          return own === this.move(plan, hands) ? [] : [{ hand: cards, moves: [up, own] }]
        }),
      ),
    )
    if (rows.length === 0) return []
    const columns = [
      sayOfBlackjack('chart-hand'),
      sayOfBlackjack('chart-against'),
      sayOfBlackjack('chart-move'),
    ]
    return [{ title: sayOfBlackjack('chart-exceptions'), columns, rows, legend: LEGEND }]
  }
}
