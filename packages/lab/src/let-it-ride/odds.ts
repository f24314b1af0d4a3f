import { type LetItRideRules, letItRideHand } from '@cardroom/engine/banked'
import type { Card } from '@cardroom/engine/cards'
import { rankHighFlat } from '@cardroom/engine/ranking'
import { threeCardCounts } from '../cards/frequencies.ts'
import { type HandClass, threeCardClasses } from '../cards/suit-classes.ts'
import { type StrategyTable, type WagerOdds, wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart } from '../odds/part.ts'
import { bonusResults, perUnit } from '../odds/pay-table.ts'
import { LetItRideStrategy } from './strategy.ts'

/** Exact odds of Let It Ride: each bet that may be pulled back is left where that is worth more. */
export const letItRideOdds = (rules: LetItRideRules): OddsPart[] => [
  { on: ['bet-1'], find: () => letItRideBestPlay(rules) },
  {
    on: ['3-card-bonus'],
    find: () => ({ wagers: [wagerOdds('3-card-bonus', bonusResults(rules.threeCard, threeCardCounts()))] }),
  },
]

export function letItRideBestPlay(rules: LetItRideRules): { wagers: WagerOdds[]; strategy: StrategyTable[] } {
  const results = new Distribution()
  const strategy = new LetItRideStrategy()
  const pays = payByRank(rules)
  let bets = 0
  let dealt = 0
  for (const hand of threeCardClasses()) {
    const worth = worthByFourth(hand, pays)
    const ridesFirst = sum(worth.map(one => one.worth)) > 0
    strategy.first(hand, ridesFirst)
    for (const { fourth, worth: total, ends } of worth) {
      const ridesSecond = total > 0
      strategy.second(hand, fourth, ridesSecond)
      const riding = 1 + Number(ridesFirst) + Number(ridesSecond)
      bets += riding * hand.count
      dealt += hand.count
      for (const end of ends) results.add(end * riding, hand.count)
    }
  }
  return {
    // The three bets are one game: its edge is per unit of the first.
    wagers: [wagerOdds('bet-1', results, bets / dealt)],
    strategy: strategy.tables(),
  }
}

interface FourthCardWorth {
  readonly fourth: Card
  /** The sum over all fifth cards of what one bet comes to. */
  readonly worth: number
  readonly ends: readonly number[]
}

/** What one bet comes to, for each card that may be turned first and each that may be turned second. */
function worthByFourth({ cards }: HandClass, pays: (five: Uint8Array) => number): FourthCardWorth[] {
  const five = Uint8Array.from([...cards, 0, 0])
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter(card => !cards.includes(card))
  return unseen.map(fourth => {
    five[3] = fourth
    const ends: number[] = []
    for (const fifth of unseen) {
      if (fifth === fourth) continue
      five[4] = fifth
      ends.push(pays(five))
    }
    return { fourth, worth: sum(ends), ends }
  })
}

/** What one bet comes to with five cards; looked up by the rank of the hand. */
export function payByRank(rules: LetItRideRules): (five: Uint8Array) => number {
  const known = new Map<number, number>()
  return five => {
    const rank = rankHighFlat(five, 0, 5)
    let result = known.get(rank)
    if (result === undefined) {
      const hand = letItRideHand(rules, [...five])
      const row = rules.base.pays.find(one => one.hand === hand)
      result = row ? perUnit(row.pays) : -1
      known.set(rank, result)
    }
    return result
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
