import type { Readings } from '@cardroom/engine'
import { type PaiGowPokerRules, rankingOf } from '@cardroom/engine/pai-gow'
import { type WagerOdds, wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart } from '../odds/part.ts'
import { perUnit } from '../odds/pay-table.ts'
import { aceHighCounts } from './ace-high.ts'
import { FortuneCounts } from './fortune.ts'
import { wheelOf } from './setting.ts'

/** The bonus bets of pai gow poker: none of them depends on how a hand is set. */
export function paiGowBonusOdds(rules: PaiGowPokerRules, readings: Readings): OddsPart[] {
  return [
    ...(rules.fortune ? [{ on: ['fortune'], find: () => ({ wagers: [fortuneOdds(rules, readings)] }) }] : []),
    ...(rules.aceHigh
      ? [{ on: ['ace-high'], find: () => ({ wagers: [aceHighOdds(rules, readings)] }) }]
      : []),
  ]
}

function fortuneOdds(rules: PaiGowPokerRules, readings: Readings): WagerOdds {
  const { counts } = new FortuneCounts(rules, readings)
  const results = new Distribution()
  let prizes = 0
  for (const [row, count] of counts) {
    results.add(row === undefined ? -1 : row.pays === 'push' ? 0 : perUnit(row.pays), count)
    prizes += (row?.envy ?? 0) * count
  }
  const odds = wagerOdds('fortune', results)
  const bet = Number(readings.envyLeast ?? rules.fortune!.envy.least)
  const perHand = prizes / results.total
  return {
    ...odds,
    envy: {
      bet,
      cents: perHand,
      edges: Array.from({ length: rules.seats.places - 1 }, (_, opponents) => ({
        opponents,
        edge: odds.edge - (opponents * perHand) / bet,
      })),
    },
  }
}

function aceHighOdds(rules: PaiGowPokerRules, readings: Readings): WagerOdds {
  const { both, withJoker, withoutJoker } = rules.aceHigh!
  const ranking = rankingOf(rules.joker.is, wheelOf(readings))
  const counts = aceHighCounts(ranking)
  const results = new Distribution()
  results.add(perUnit(both.pays), counts.bothWithJoker + counts.bothWithoutJoker)
  results.add(perUnit(withJoker.pays), counts.withJoker - counts.bothWithJoker)
  results.add(perUnit(withoutJoker.pays), counts.withoutJoker - counts.bothWithoutJoker)
  results.add(-1, counts.all - counts.withJoker - counts.withoutJoker)
  return wagerOdds('ace-high', results)
}
