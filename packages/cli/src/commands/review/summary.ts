import type { InputMistake } from '../../command/bad-input.ts'
import { type DecisionWritten, isWrong, type ReviewWritten } from './written.ts'

/** What many rounds of a game came to, in cents. */
interface GameSummary {
  readonly game: string
  readonly rounds: number
  readonly decisions: number
  /** Decisions that were not the best one. */
  readonly mistakes: number
  readonly net: number
  readonly choice: number
  readonly luck: number
  readonly fees: number
}

export interface Summary {
  readonly records: number
  readonly refused: number
  readonly games: readonly GameSummary[]
  /** The decisions that cost most, the worst first; records are counted from 1. */
  readonly costliest: readonly (DecisionWritten & { readonly game: string; readonly record: number })[]
}

/** A smaller cost is no mistake: equal choices differ in the last digit. */
const NO_COST = 1e-6
const MAX_COSTLIEST = 10

export function summaryOf(answers: readonly (ReviewWritten | InputMistake)[]): Summary {
  const games = new Map<string, GameSummary>()
  const costliest: Summary['costliest'][number][] = []
  for (const [i, answer] of answers.entries()) {
    if (isWrong(answer)) continue
    games.set(answer.game, addReview(games.get(answer.game), answer))
    for (const decision of answer.decisions) {
      if (decision.cost <= NO_COST) continue
      costliest.push({ ...decision, game: answer.game, record: i + 1 })
      if (costliest.length > 20 * MAX_COSTLIEST) cut(costliest)
    }
  }
  cut(costliest)
  return {
    records: answers.length,
    refused: answers.filter(isWrong).length,
    games: [...games.values()],
    costliest,
  }
}

function cut(costliest: { readonly cost: number }[]): void {
  costliest.sort((a, b) => b.cost - a.cost)
  costliest.splice(MAX_COSTLIEST)
}

function addReview(before: GameSummary | undefined, review: ReviewWritten): GameSummary {
  const { game, decisions, shares, net, choice, luck } = review
  return {
    game,
    rounds: (before?.rounds ?? 0) + 1,
    decisions: (before?.decisions ?? 0) + decisions.length,
    mistakes: (before?.mistakes ?? 0) + decisions.filter(({ cost }) => cost > NO_COST).length,
    net: (before?.net ?? 0) + net,
    choice: (before?.choice ?? 0) + choice,
    luck: (before?.luck ?? 0) + luck,
    fees: Object.values(shares).reduce((sum, { fees }) => sum + fees, before?.fees ?? 0),
  }
}
