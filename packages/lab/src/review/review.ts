import { type Cents, type Refusal, type Result, type Seat, writeDecider } from '@cardroom/engine'
import type { Method } from '../values/answer.ts'

/**
 * What a round did to one person's chips, step by step: what each decision was worth at best and as it was
 * made, and what chance added until the next one. The steps lead from zero to the net result, so choice and
 * luck add up to it.
 */
export class ReviewAccount {
  /** By hand: what it was worth after the last decision. */
  readonly #open = new Map<string, number>()
  luck = 0
  choice = 0

  /** A decision of a hand, or of a seat about all its hands at once. */
  decide(seat: number, hand: number | undefined, best: number, chosen: number): void {
    const key = hand === undefined ? `${seat}` : `${seat}.${hand}`
    const all = [...this.#open.keys()].filter(
      one => one === `${seat}` || (hand === undefined && one.startsWith(`${seat}.`)),
    )
    const before = [...new Set([key, ...all])].reduce((sum, one) => sum + this.#take(one), 0)
    this.luck += best - before
    this.choice += chosen - best
    this.#open.set(key, chosen)
  }

  /** Ends the account: the difference between the expected and the actual result is luck. */
  end(net: number): void {
    const expected = [...this.#open.values()].reduce((sum, one) => sum + one, 0)
    this.luck += net - expected
    this.#open.clear()
  }

  #take(key: string): number {
    const found = this.#open.get(key) ?? 0
    this.#open.delete(key)
    return found
  }
}

/** What one person paid as collection. */
export const feesPaidBy = ({ fees }: Pick<Result, 'fees'>, account: string): Cents =>
  fees
    .filter(({ from, seat, by, player = seat }) => {
      if (from !== 'player' || player === undefined) return false
      return writeDecider(by === undefined ? { seat: player } : { seat: seat ?? player, by }) === account
    })
    .reduce((sum, { cents }) => sum + cents, 0)

/** A decision of a finished round beside the best one. */
export interface ReviewedDecision {
  /** As a record writes it: `2 hit`. */
  readonly move: string
  /** Which of the round's inputs it was, from 0. */
  readonly at: number
  /** What was chosen, in units of the first wager and in cents. */
  readonly value: number
  readonly cents: number
  /** What was best: the move without its seat. */
  readonly best: string
  readonly bestValue: number
  readonly bestCents: number
  /** Of simulated values. */
  readonly stderr?: number
  readonly method: Method
}

/** What a round came to for one person: fees count as luck, too, and are named apart. */
export interface Share {
  readonly net: Cents
  readonly choice: number
  readonly luck: number
  readonly fees: Cents
}

/** A finished round: what was chosen, what was best, and what of the result was luck. All in cents. */
export interface Review {
  readonly game: string
  readonly decisions: readonly ReviewedDecision[]
  /**
   * Decisions without a value: of games with estimates only, and those after a ruling whose effect on values
   * is unknown.
   */
  readonly unvalued: readonly { readonly move: string; readonly at: number; readonly why: Refusal }[]
  /** By seat, or `3/Kim` for a back-line bettor; without the player-dealer. */
  readonly shares: Readonly<Record<string, Share>>
  /** The player-dealer's, who has against it what the others win. */
  readonly bank?: Share & { readonly seat: Seat }
  /** Of all but the player-dealer together. */
  readonly luck: number
  readonly choice: number
}
