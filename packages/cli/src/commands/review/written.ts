import { isRefusal, type Library } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import { type Review, reviewRecord } from '@cardroom/lab'
import { english } from '@cardroom/words/en'
import { type InputMistake, wrongAnswer } from '../../command/bad-input.ts'
import { badInputOf } from '../../command/refused.ts'

/** A decision beside the best one: values in units of the first wager, its cost in cents. */
export interface DecisionWritten {
  readonly move: string
  readonly value: number
  readonly best: string
  readonly bestValue: number
  readonly cost: number
  readonly method: 'exact' | 'simulated'
  readonly stderr?: number
}

/** A review as the command writes it. */
export interface ReviewWritten {
  readonly game: string
  readonly decisions: readonly DecisionWritten[]
  /** Decisions without a value, and why. */
  readonly unvalued: readonly { readonly move: string; readonly why: string }[]
  readonly shares: Review['shares']
  /** The player-dealer's; `net`, `luck` and `choice` are those of all others. */
  readonly bank?: NonNullable<Review['bank']>
  readonly net: number
  readonly luck: number
  readonly choice: number
}

export const isWrong = (answer: ReviewWritten | InputMistake): answer is InputMistake => 'error' in answer

/** What a record's decisions were worth, or why that cannot be said. */
export function reviewAnswer(
  value: unknown,
  library: Library,
  gone: readonly Card[],
): ReviewWritten | InputMistake {
  const review = reviewRecord(value, library, gone)
  return isRefusal(review) ? wrongAnswer(badInputOf(review)) : writeReview(review)
}

const writeReview = ({ game, decisions, unvalued, shares, bank, luck, choice }: Review): ReviewWritten => ({
  game,
  decisions: decisions.map(({ move, value, best, bestValue, cents, bestCents, method, stderr }) => ({
    move,
    value,
    best,
    bestValue,
    cost: bestCents - cents,
    method,
    ...(stderr === undefined ? {} : { stderr }),
  })),
  unvalued: unvalued.map(({ move, why }) => ({ move, why: english.refusal(why) })),
  shares,
  ...(bank ? { bank } : {}),
  net: Object.values(shares).reduce((sum, share) => sum + share.net, 0),
  luck,
  choice,
})
