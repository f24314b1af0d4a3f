import type { Text } from '@cardroom/engine'
import type { StrategyTable } from '../odds/answer.ts'
import type { Plan } from './base-game.ts'
import { DEALT, DOUBLE, HIT, REDOUBLE, RESCUE, STAND, SURRENDER } from './hands.ts'
import { ACE, KINDS, kindName, TEN } from './kinds.ts'
import { say } from './sentences.ts'
import type { Table } from './table.ts'

/** What the letters of the charts mean. */
export const LEGEND = {
  H: say('chart-hit'),
  S: say('chart-stand'),
  D: say('chart-double-or-hit'),
  Ds: say('chart-double-or-stand'),
  P: say('chart-split'),
  R: say('chart-surrender-or-hit'),
  Rs: say('chart-surrender-or-stand'),
} as const

const AFTER_DOUBLE = {
  S: say('chart-stand'),
  D: say('chart-double-again'),
  X: say('chart-rescue'),
} as const

/** Two, three … ten, ace. */
const UPS = [1, 2, 3, 4, 5, 6, 7, 8, TEN, ACE]

/** A row of a chart: the hands that play alike in it, with all their cards. */
interface Row {
  readonly name: Text
  readonly hands: readonly number[]
}

/** The best play as people write it down: by totals, soft totals and pairs. */
export function chartsOf(table: Table, plans: readonly Plan[]): StrategyTable[] {
  const chart = new Charts(table, plans)
  return [
    chart.of(say('chart-hard-totals'), hardRows(table), (plan, hands) => chart.move(plan, hands)),
    chart.of(say('chart-soft-totals'), softRows(table), (plan, hands) => chart.move(plan, hands)),
    chart.of(say('chart-pairs'), pairRows(table), (plan, hands) => chart.pair(plan, hands)),
    ...chart.afterDouble(),
    ...chart.exceptions(),
  ]
}

/** Rows of hands of two cards that are no pair. */
export const hardRows = (table: Table): Row[] =>
  byTotal(twoCards(table).filter(([a, b]) => a !== ACE && a !== b)).map(([total, hands]) => ({
    name: String(total),
    hands: hands.map(kinds => table.sets.of(kinds)),
  }))

export const softRows = (table: Table): Row[] =>
  twoCards(table)
    .filter(([a, b]) => a === ACE && b !== ACE && b !== TEN)
    .map(kinds => ({ name: kinds.map(kindName).join('-'), hands: [table.sets.of(kinds)] }))

export const pairRows = (table: Table): Row[] =>
  twoCards(table)
    .filter(([a, b]) => a === b)
    .map(kinds => ({ name: kinds.map(kindName).join('-'), hands: [table.sets.of(kinds)] }))

/** The kinds of two cards that can be dealt, jokers left out: hands with them decide nothing. */
function twoCards({ kinds }: Table): [number, number][] {
  return kinds.flatMap(a =>
    kinds.filter(b => b >= a && b <= TEN).map(b => [a, b] satisfies [number, number] as [number, number]),
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
  readonly #table: Table
  readonly #plans: readonly Plan[]

  constructor(table: Table, plans: readonly Plan[]) {
    this.#table = table
    this.#plans = UPS.flatMap(up => plans[up] ?? [])
  }

  of(
    title: Text,
    rows: readonly Row[],
    cell: (plan: Plan, hands: readonly number[]) => string,
    legend: Readonly<Record<string, Text>> = LEGEND,
  ): StrategyTable {
    return {
      title,
      columns: [say('chart-hand'), ...this.#plans.map(({ play }) => kindName(play.up))],
      rows: rows.map(({ name, hands }) => ({
        hand: name,
        moves: this.#plans.map(plan => cell(plan, hands)),
      })),
      legend,
    }
  }

  /** The move that is best for all these hands together, as often as each is dealt. */
  move(plan: Plan, hands: readonly number[]): string {
    const best = this.#best(plan, hands, STAND | HIT | DOUBLE | SURRENDER)
    const otherwise = this.#best(plan, hands, STAND | HIT) === STAND ? 's' : ''
    if (best === DOUBLE) return `D${otherwise}`
    if (best === SURRENDER) return `R${otherwise}`
    return best === STAND ? 'S' : 'H'
  }

  pair(plan: Plan, hands: readonly number[]): string {
    const [kind] = this.#table.sets.kindsOf(hands[0]!)
    return plan.splits[kind!] ? 'P' : this.move(plan, hands)
  }

  #best({ play }: Plan, hands: readonly number[], among: number, doubles = 0): number {
    let best = STAND
    let most = Number.NEGATIVE_INFINITY
    for (const move of [STAND, HIT, DOUBLE, SURRENDER, RESCUE, REDOUBLE]) {
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
    return this.#table.hands.options(way, hand, doubles) || STAND
  }

  /** In how many ways the cards of a hand can come. */
  #dealt(hand: number, up: number): number {
    const { sets, shoe } = this.#table
    let ways = 1
    for (let kind = 0; kind < KINDS; kind++) {
      for (let i = 0; i < sets.counts[hand * KINDS + kind]!; i++) {
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
      if (sets.sizes[hand] !== 3 || hands.options(DEALT, hand, 1) === 0) continue
      const { points, soft } = hands.side(DEALT, hand)
      const alike = totals[soft ? 'soft' : 'hard']
      alike.set(points, [...(alike.get(points) ?? []), hand])
    }
    const cell = (plan: Plan, alike: readonly number[]) => {
      const best = this.#best(plan, alike, STAND | RESCUE | REDOUBLE, 1)
      return best === RESCUE ? 'X' : best === REDOUBLE ? 'D' : 'S'
    }
    const rows = (['hard', 'soft'] as const).flatMap(kind =>
      [...totals[kind]]
        .sort(([a], [b]) => a - b)
        .map(([total, alike]) => ({ name: say(`${kind}-total`, { total }), hands: alike })),
    )
    return [this.of(say('chart-after-a-double'), rows, cell, AFTER_DOUBLE)]
  }

  /** Hands of two cards that are better played otherwise than others of their total. */
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
    const columns = [say('chart-hand'), say('chart-against'), say('chart-move')]
    return [{ title: say('chart-exceptions'), columns, rows, legend: LEGEND }]
  }
}
