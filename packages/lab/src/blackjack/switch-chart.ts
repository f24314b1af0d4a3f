import type { StrategyTable } from '../odds/answer.ts'
import { hardRows, pairRows, softRows } from './charts.ts'
import { ACE, KINDS, kindName, TEN } from './kinds.ts'
import { say } from './sentences.ts'
import type { SwitchPlan } from './switch-game.ts'
import type { Table } from './table.ts'

/** What two cards are worth on average, so that one can see whether a switch gains. */
export function worthChart(table: Table, plans: readonly SwitchPlan[]): StrategyTable {
  const used = [1, 2, 3, 4, 5, 6, 7, 8, TEN, ACE].flatMap(up => plans[up] ?? [])
  const worth = (of: 0 | 1, hands: readonly number[]) => (plan: SwitchPlan) => {
    const worths = hands.map(hand => {
      const [a, b] = table.sets.kindsOf(hand) as [number, number]
      return plan.worths[of][a * KINDS + b]!
    })
    const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length
    return (mean / table.pays.unit).toFixed(2)
  }
  const natural = [table.sets.of([ACE, TEN])]
  const rows = [
    ...[...hardRows(table), ...softRows(table), ...pairRows(table)].map(({ name, hands }) => ({
      hand: name,
      moves: used.map(worth(0, hands)),
    })),
    { hand: table.rules.natural.name, moves: used.map(worth(0, natural)) },
    { hand: say('ace-and-ten-by-a-switch'), moves: used.map(worth(1, natural)) },
  ]
  return {
    title: say('chart-worth-of-two-cards'),
    columns: [say('chart-hand'), ...used.map(({ play }) => kindName(play.up))],
    rows,
  }
}
