import { type Readings, within } from '@cardroom/engine'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { shoeSize } from '../cards/shoe.ts'
import { wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart, PartResult } from '../odds/part.ts'
import { refuseOdds } from '../odds/refusals.ts'
import { solveBase } from './base-game.ts'
import { blackjackBonusOdds } from './bonus.ts'
import { chartsOf } from './charts.ts'
import { sayOfBlackjack } from './sentences.ts'
import { worthChart } from './switch-chart.ts'
import { solveSwitch } from './switch-game.ts'
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
