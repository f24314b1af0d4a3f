import type { Wrong } from '../../command/bad-input.ts'
import { type DecisionWritten, isWrong, type ReviewWritten } from './written.ts'

/** What many rounds of a game came to, in cents. */
export interface GameSummary {
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

/** Less than this is no mistake: two choices that are worth the same differ in the last digit. */
const NOTHING = 1e-6
const COSTLIEST = 10

export function summaryOf(answers: readonly (ReviewWritten | Wrong)[]): Summary {
  const games = new Map<string, GameSummary>()
  const costliest: Summary['costliest'][number][] = []
  for (const [i, answer] of answers.entries()) {
    if (isWrong(answer)) continue
    games.set(answer.game, added(games.get(answer.game), answer))
    for (const decision of answer.decisions) {
      if (decision.cost <= NOTHING) continue
      costliest.push({ ...decision, game: answer.game, record: i + 1 })
      if (costliest.length > 20 * COSTLIEST) cut(costliest)
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
  costliest.splice(COSTLIEST)
}

function added(before: GameSummary | undefined, review: ReviewWritten): GameSummary {
  const { game, decisions, shares, net, choice, luck } = review
  return {
    game,
    rounds: (before?.rounds ?? 0) + 1,
    decisions: (before?.decisions ?? 0) + decisions.length,
    mistakes: (before?.mistakes ?? 0) + decisions.filter(({ cost }) => cost > NOTHING).length,
    net: (before?.net ?? 0) + net,
    choice: (before?.choice ?? 0) + choice,
    luck: (before?.luck ?? 0) + luck,
    fees: Object.values(shares).reduce((sum, { fees }) => sum + fees, before?.fees ?? 0),
  }
}
