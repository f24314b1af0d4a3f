import { type Readings, within } from '@cardroom/engine'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { sizeOf } from '../cards/shoe.ts'
import { wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import type { Found, Part } from '../odds/part.ts'
import { refuse } from '../odds/refusals.ts'
import { solveBase } from './base-game.ts'
import { blackjackBonusOdds } from './bonus.ts'
import { chartsOf } from './charts.ts'
import { say } from './sentences.ts'
import { worthChart } from './switch-chart.ts'
import { solveSwitch } from './switch-game.ts'
import { Table } from './table.ts'
import type { Tally } from './tally.ts'

/** Fewer cards might not be enough for a round. */
const FEWEST_CARDS = 40

/** The whole base game, with doubles, splits, surrender, and insurance where it is worth it; and the bonus bets. */
export const blackjackOdds = (
  filed: BlackjackRules,
  readings: Readings,
  shoe: Uint8Array,
  decks: number,
): Part[] => [
  {
    on: ['base'],
    find: () => solveBlackjack(underReadings(filed, readings), shoe),
    refusal:
      sizeOf(shoe) < FEWEST_CARDS
        ? within(['dealt'], refuse('too-few-cards-for-a-round', { cards: sizeOf(shoe) }))
        : undefined,
  },
  ...blackjackBonusOdds(filed, readings, shoe, decks),
]

/** For rules as they are read. */
export function solveBlackjack(rules: BlackjackRules, shoe: Uint8Array): Found {
  const table = new Table(rules, shoe)
  if (rules.switching) {
    const { tally, plans } = solveSwitch(table)
    const strategy = [...chartsOf(table, plans), worthChart(table, plans)]
    return {
      wagers: [oddsOfBase(table, tally)],
      strategy,
      notes: [say('best-blackjack-play', { split: tally.split }), say('best-switch-play')],
    }
  }
  const { tally, plans } = solveBase(table)
  return {
    wagers: [oddsOfBase(table, tally)],
    strategy: chartsOf(table, plans),
    notes: [say('best-blackjack-play', { split: tally.split })],
  }
}

export function oddsOfBase({ pays }: Table, tally: Tally) {
  const results = new Distribution()
  tally.each((_, result, weight) => results.add(result / pays.unit, weight))
  return wagerOdds('base', results, tally.action)
}
