import type { Text } from '@cardroom/engine'
import { type Card, RANKS, rankOf } from '@cardroom/engine/cards'
import { rankThreeCard } from '@cardroom/engine/ranking'
import type { StrategyTable } from '../odds/answer.ts'
import { sayOfThreeCard } from './sentences.ts'

export interface ThreeCardDecision {
  readonly cards: readonly Card[]
  readonly open: Card | undefined
  readonly plays: boolean
  readonly weight: number
}

const ranksOf = (cards: readonly Card[]): string =>
  [...cards]
    .sort((a, b) => b - a)
    .map(card => RANKS[rankOf(card)])
    .join('-')

/** For each open card the lowest hand that is always played, and the lowest that is ever played. */
export function strategyTable(decisions: readonly ThreeCardDecision[]): StrategyTable {
  const rows = [...RANKS].reverse().map(letter => {
    const here = decisions.filter(
      decision => decision.open !== undefined && RANKS[rankOf(decision.open)] === letter,
    )
    const byRank = [...here].sort((a, b) => rankThreeCard(b.cards) - rankThreeCard(a.cards))
    const highestFolded = byRank.find(decision => !decision.plays)
    const played = byRank.filter(decision => decision.plays)
    const always = played.filter(
      decision => !highestFolded || rankThreeCard(decision.cards) > rankThreeCard(highestFolded.cards),
    )
    return {
      hand: letter,
      moves: [always, played].map(list =>
        list.length === here.length ? sayOfThreeCard('plays-any-hand') : nameOf(list.at(-1)),
      ),
    }
  })
  return {
    title: sayOfThreeCard('chart-play-or-fold'),
    columns: [
      sayOfThreeCard('chart-open-card'),
      sayOfThreeCard('chart-always-play-from'),
      sayOfThreeCard('chart-sometimes-from'),
    ],
    rows,
  }
}

const nameOf = (decision: ThreeCardDecision | undefined): Text =>
  decision ? ranksOf(decision.cards) : sayOfThreeCard('plays-never')
