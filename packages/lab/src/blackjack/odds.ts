import { type BlackjackRules, type Readings, refuse } from '@cardroom/engine'
import { underReadings } from '@cardroom/engine/banked/blackjack/terms.ts'
import { sizeOf } from '../cards/shoe.ts'
import { wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import type { Found, Part } from '../odds/part.ts'
import { solveBase } from './base-game.ts'
import { blackjackBonusOdds } from './bonus.ts'
import { chartsOf } from './charts.ts'
import { worthChart } from './switch-chart.ts'
import { solveSwitch } from './switch-game.ts'
import { Table } from './table.ts'
import type { Tally } from './tally.ts'

const NOTE =
  'The edge is exact for the best play that looks at every card of a hand and at the up card, and after a split at the hand alone; the suits of cards play no part in it. How often rounds with a split come to each result is found as if their hands met the same hand of the player-dealer independently of each other.'

const SWITCH_NOTE =
  'Two equal base wagers are made: everything is per unit of one of them, and results are those of one hand. The second cards are switched when both hands together are worth more then. The edge is exact for that play.'

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
        ? refuse(`dealt: ${sizeOf(shoe)} cards may be too few for a round`)
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
    return { wagers: [oddsOfBase(table, tally)], strategy, notes: [NOTE, SWITCH_NOTE] }
  }
  const { tally, plans } = solveBase(table)
  return { wagers: [oddsOfBase(table, tally)], strategy: chartsOf(table, plans), notes: [NOTE] }
}

export function oddsOfBase({ pays }: Table, tally: Tally) {
  const results = new Distribution()
  tally.each((_, result, weight) => results.add(result / pays.unit, weight))
  return wagerOdds('base', results, tally.action)
}
