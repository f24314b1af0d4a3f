import type { StrategyTable } from '../odds/answer.ts'
import { hardRows, pairRows, softRows } from './charts.ts'
import { ACE_KIND, CARD_KINDS, kindName, TEN_KIND } from './kinds.ts'
import { sayOfBlackjack } from './sentences.ts'
import type { SwitchPlan } from './switch-game.ts'
import type { BlackjackOddsTable } from './table.ts'

/** What two cards are worth on average, so that one can see whether a switch gains. */
export function worthChart(table: BlackjackOddsTable, plans: readonly SwitchPlan[]): StrategyTable {
  const used = [1, 2, 3, 4, 5, 6, 7, 8, TEN_KIND, ACE_KIND].flatMap(up => plans[up] ?? [])
  const worth = (of: 0 | 1, hands: readonly number[]) => (plan: SwitchPlan) => {
    const worths = hands.map(hand => {
      const [a, b] = table.sets.kindsOf(hand) as [number, number]
      return plan.worths[of][a * CARD_KINDS + b]!
    })
    const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length
    return (mean / table.pays.unit).toFixed(2)
  }
  const natural = [table.sets.of([ACE_KIND, TEN_KIND])]
  const rows = [
    ...[...hardRows(table), ...softRows(table), ...pairRows(table)].map(({ name, hands }) => ({
      hand: name,
      moves: used.map(worth(0, hands)),
    })),
    { hand: table.rules.natural.name, moves: used.map(worth(0, natural)) },
    { hand: sayOfBlackjack('ace-and-ten-by-a-switch'), moves: used.map(worth(1, natural)) },
  ]
  return {
    title: sayOfBlackjack('chart-worth-of-two-cards'),
    columns: [sayOfBlackjack('chart-hand'), ...used.map(({ play }) => kindName(play.up))],
    rows,
  }
}
