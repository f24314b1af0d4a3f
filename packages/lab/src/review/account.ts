import { type Cents, type Result, writeDecider } from '@cardroom/engine'

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
