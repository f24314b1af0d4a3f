import { type Readings, within } from '@cardroom/engine'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { shoeSize } from '../cards/shoe.ts'
import { type StrategyTable, wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart, PartResult } from '../odds/part.ts'
import { refuseOdds } from '../odds/refusals.ts'
import { solveBase } from './base-game.ts'
import { blackjackBonusOdds } from './bonus.ts'
import { chartsOf, hardRows, pairRows, softRows } from './charts.ts'
import { ACE_KIND, CARD_KINDS, kindName, TEN_KIND } from './kinds.ts'
import { sayOfBlackjack } from './sentences.ts'
import { type SwitchPlan, solveSwitch } from './switch-game.ts'
import { BlackjackOddsTable } from './table.ts'
import type { UnitTally } from './tally.ts'

/** The fewest cards that are enough for a round. */
const FEWEST_CARDS = 40

/** The whole base game, with doubles, splits, surrender, and insurance where it is worth it; and the bonus bets. */
export const blackjackOdds = (
  filed: BlackjackRules,
  readings: Readings,
  shoe: Uint8Array,
  decks: number,
): OddsPart[] => [
  {
    on: ['base'],
    find: () => solveBlackjack(underReadings(filed, readings), shoe),
    refusal:
      shoeSize(shoe) < FEWEST_CARDS
        ? within(['dealt'], refuseOdds('too-few-cards-for-a-round', { cards: shoeSize(shoe) }))
        : undefined,
  },
  ...blackjackBonusOdds(filed, readings, shoe, decks),
]

/** For rules with their readings applied. */
export function solveBlackjack(rules: BlackjackRules, shoe: Uint8Array): PartResult {
  const table = new BlackjackOddsTable(rules, shoe)
  if (rules.switching) {
    const { tally, plans } = solveSwitch(table)
    const strategy = [...chartsOf(table, plans), worthChart(table, plans)]
    return {
      wagers: [oddsOfBase(table, tally)],
      strategy,
      notes: [
        sayOfBlackjack('best-blackjack-play', { split: tally.split }),
        sayOfBlackjack('best-switch-play'),
      ],
    }
  }
  const { tally, plans } = solveBase(table)
  return {
    wagers: [oddsOfBase(table, tally)],
    strategy: chartsOf(table, plans),
    notes: [sayOfBlackjack('best-blackjack-play', { split: tally.split })],
  }
}

export function oddsOfBase({ pays }: BlackjackOddsTable, tally: UnitTally) {
  const results = new Distribution()
  tally.each((_, result, weight) => results.add(result / pays.unit, weight))
  return wagerOdds('base', results, tally.action)
}

/** What two cards are worth on average, so that one can see whether a switch gains. */
function worthChart(table: BlackjackOddsTable, plans: readonly SwitchPlan[]): StrategyTable {
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
