import { type Card, JOKER, UNKNOWN } from '@cardroom/engine/cards'
import { type FastRandom, FastShoe } from '../../random/random.ts'
import type { HandContest } from './contest.ts'
import type { RunOutStep } from './plan.ts'

/** Deals by chance: a hand of each range, then every card that is missing. */
export class RandomRunOut {
  readonly #plan: readonly RunOutStep[]
  readonly #contest: HandContest
  readonly #ranges: readonly { readonly player: number; readonly hands: readonly (readonly Card[])[] }[]
  readonly #shoe: FastShoe
  /** Cards that hands of the ranges hold. */
  readonly #held = new Uint8Array(JOKER + 1)

  constructor(
    plan: readonly RunOutStep[],
    contest: HandContest,
    holdings: readonly (readonly (readonly Card[])[])[],
    left: readonly Card[],
  ) {
    this.#plan = plan
    this.#contest = contest
    this.#ranges = holdings.flatMap((hands, player) => (hands.length > 1 ? [{ player, hands }] : []))
    this.#shoe = new FastShoe(left)
  }

  /** Starts over, as if no card had been dealt. */
  reset(): void {
    this.#shoe.reset()
  }

  run(random: FastRandom): void {
    this.#shoe.shuffle()
    // If hands share a card, all are dealt again: so every possible deal is equally likely.
    while (!this.#dealRanges(random));
    for (const step of this.#plan) {
      if ('deal' in step) {
        const { into, places } = step.deal
        for (const place of places) into[place] = this.#next(random)
      } else step.act()
    }
  }

  #dealRanges(random: FastRandom): boolean {
    if (this.#ranges.length === 0) return true
    this.#held.fill(0)
    for (const { player, hands } of this.#ranges) {
      const hand = hands[random.below(hands.length)]!
      for (let i = 0; i < hand.length; i++) {
        const card = hand[i]!
        if (card !== UNKNOWN && this.#held[card]!++ > 0) return false
        this.#contest.hands[player]![i] = card
      }
    }
    return true
  }

  #next(random: FastRandom): Card {
    for (;;) {
      const card = this.#shoe.draw(random)
      if (this.#held[card] === 0) return card
    }
  }
}
