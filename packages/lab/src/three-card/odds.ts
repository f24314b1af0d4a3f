import type { Readings } from '@cardroom/engine'
import { suitedWheelOf, type ThreeCardRules } from '@cardroom/engine/banked'
import { type Card, rank } from '@cardroom/engine/cards'
import { categoryOfThreeCard, rankThreeCard, THREE_CARD } from '@cardroom/engine/ranking'
import { highCounts, threeCardCounts } from '../cards/frequencies.ts'
import { threeCardClasses } from '../cards/suit-classes.ts'
import { type StrategyTable, type WagerOdds, wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart } from '../odds/part.ts'
import { bonusResults, ENDS, endValues } from '../odds/pay-table.ts'
import { strategyTable, type ThreeCardDecision } from './strategy.ts'
import { rankTable } from './table.ts'

/** Exact odds of Three Card Poker: the best play against the open card is found, not assumed. */
export const threeCardOdds = (rules: ThreeCardRules, readings: Readings): OddsPart[] => [
  {
    on: ['ante'],
    find: () => {
      const { wagers, strategy } = threeCardBestPlay(rules, readings)
      return { wagers, strategy }
    },
  },
  {
    on: ['pair-plus'],
    find: () => ({
      wagers: [
        wagerOdds('pair-plus', bonusResults(rules.pairPlus, threeCardCounts(suitedWheelOf(readings)))),
      ],
    }),
  },
  {
    on: ['6-card-bonus'],
    find: () => ({ wagers: [wagerOdds('6-card-bonus', bonusResults(rules.sixCard, highCounts(6)))] }),
  },
]

/** The Ante with its Play wager. */
export function threeCardBestPlay(
  rules: ThreeCardRules,
  readings: Readings,
  openCard: 'shown' | 'hidden' = 'shown',
): { wagers: WagerOdds[]; strategy: StrategyTable[]; decisions: readonly ThreeCardDecision[] } {
  const results = new Distribution()
  const decisions: ThreeCardDecision[] = []
  let played = 0
  let dealt = 0
  eachPosition(rules, readings, openCard, ({ cards, open, weight, ends }) => {
    const hands = ends.reduce((sum, { count }) => sum + count, 0)
    const worth = ends.reduce((sum, { result, count }) => sum + result * count, 0) / hands
    const plays = worth > -1
    dealt += weight
    if (plays) played += weight
    decisions.push({ cards, open, plays, weight })
    // A fold weighs as much as all the hands that were never seen.
    if (!plays) results.add(-1, weight * hands)
    else for (const { result, count } of ends) results.add(result, weight * count)
  })
  return {
    wagers: [wagerOdds('ante', results, 1 + played / dealt)],
    strategy: openCard === 'shown' ? [strategyTable(decisions)] : [],
    decisions,
  }
}

/** A player's hand against an open card (if there is one), and what playing on can end in. */
interface Position {
  readonly cards: readonly Card[]
  readonly open: Card | undefined
  readonly weight: number
  /** What Ante and Play come to together, and for how many hands of the player-dealer. */
  readonly ends: readonly { readonly result: number; readonly count: number }[]
}

function eachPosition(
  rules: ThreeCardRules,
  readings: Readings,
  openCard: 'shown' | 'hidden',
  each: (position: Position) => void,
): void {
  const wheel = suitedWheelOf(readings)
  const ranks = rankTable(wheel)
  const plays = endValues(rules.showdown, 'play', readings)
  const values = endValues(rules.showdown, 'ante', readings).map((ante, end) => ante + plays[end]!)
  const qualifying = qualifyingRank(rules)
  for (const { cards, count: weight } of threeCardClasses()) {
    const own = rankThreeCard(cards, wheel)
    const unseen = Uint8Array.from({ length: 52 }, (_, card) => card).filter(card => !cards.includes(card))
    const hidden = new Int32Array(ENDS)
    const told = (open: Card | undefined, counts: Int32Array) => {
      const ends = values.map((result, i) => ({ result, count: counts[i]! })).filter(end => end.count > 0)
      each({ cards, open, weight, ends })
    }
    for (const open of unseen) {
      const counts = openCard === 'shown' ? new Int32Array(ENDS) : hidden
      for (let i = 1; i < unseen.length; i++) {
        if (unseen[i] === open) continue
        const row = (open * 52 + unseen[i]!) * 52
        for (let j = 0; j < i; j++) {
          if (unseen[j] === open) continue
          const bank = ranks[row + unseen[j]!]!
          counts[(bank >= qualifying ? 0 : 3) + (own > bank ? 0 : own === bank ? 1 : 2)]!++
        }
      }
      if (openCard === 'shown') told(open, counts)
    }
    // Each hand was counted once for each of its three cards, which changes no ratio.
    if (openCard === 'hidden') told(undefined, hidden)
  }
}

/** The lowest rank with which the player-dealer qualifies: any hand with the filed high card. */
export function qualifyingRank(rules: ThreeCardRules): number {
  const high = rank(rules.qualifier.high)
  // The lowest such hand has the two lowest other ranks that make no straight.
  for (let other = 0; other < 52; other++) {
    for (let third = 0; third < other; third++) {
      const ranked = rankThreeCard([high * 4, other, third])
      if (other >> 2 < high && third >> 2 < other >> 2 && categoryOfThreeCard(ranked) === THREE_CARD.highCard)
        return ranked
    }
  }
  throw new Error('no hand can qualify')
}
