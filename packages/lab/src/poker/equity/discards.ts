import { type Card, rankHigh } from '@cardroom/engine'
import { choices } from '@cardroom/engine/ranking/best-cards.ts'
import { HandStrength, type Strengths } from '../../wasm/hand-strength.ts'
import { lowsOfSets } from '../../wasm/lows.ts'
import { strengthsOf } from '../strengths.ts'
import type { Contest } from './contest.ts'
import type { Situation } from './question.ts'
import type { Stage } from './stage.ts'

/**
 * What players throw away. Each keeps the cards whose final hands are worth most on average over all boards that
 * may come, as far as it can see: worth what such a hand wins against one hand of seven cards dealt at random.
 */
export class Discards {
  readonly boardCards: number
  readonly #stage: Stage
  readonly #kept: number
  #strength: StrengthOf | undefined
  /** Without a board the choice depends on nothing but the hand. */
  readonly #chosen = new Map<string, Card[]>()

  constructor(stage: Stage, discard: NonNullable<Stage['discard']>) {
    this.boardCards = discard.boardCards
    this.#stage = stage
    this.#kept = stage.handSize - discard.cards
  }

  choose(contest: Contest, player: number): void {
    const hand = contest.hands[player]!
    const board = contest.boards[0]!.slice(0, this.boardCards)
    const key = this.boardCards === 0 ? hand.toSorted().join() : undefined
    const before = key === undefined ? undefined : this.#chosen.get(key)
    contest.playing[player] = before ?? this.#best(hand, board)
    if (key !== undefined) this.#chosen.set(key, contest.playing[player])
  }

  #best(hand: readonly Card[], board: readonly Card[]): Card[] {
    const keeps = [...choices(hand, this.#kept)]
    const left = this.#stage.deck.filter(card => !hand.includes(card) && !board.includes(card))
    this.#strength ??= strengthOf(this.#stage, keeps.length, this.#stage.boardSize - board.length)
    const strengths = this.#strength(keeps, board, left)
    return keeps[strengths.indexOf(Math.max(...strengths))]!
  }
}

type StrengthOf = (hands: readonly Card[][], board: readonly Card[], left: readonly Card[]) => number[]

function strengthOf(stage: Stage, hands: number, toCome: number): StrengthOf {
  const strengths = strengthsOf(stage.halves.length > 1)
  if (typeof WebAssembly === 'undefined') {
    return (kept, board, left) => plainStrength(strengths, kept, board, left, toCome)
  }
  const kernel = new HandStrength({ hands, toCome }, strengths)
  return (kept, board, left) => kernel.run(kept, board, left)
}

/** Nothing where no hand has cards to throw away. */
export function discardsOf({ stage, holdings }: Situation): Discards | undefined {
  const { discard, handSize } = stage
  const throwing = holdings.some(hands => hands.some(hand => hand.length === handSize))
  return discard && throwing ? new Discards(stage, discard) : undefined
}

/** The same sums without WebAssembly. */
export function plainStrength(
  { high, low }: Strengths,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
  left: readonly Card[],
  toCome: number,
): number[] {
  const numbers = lowsOfSets()
  const sums = hands.map(() => 0)
  for (const more of choices(left, toCome)) {
    for (const [i, hand] of hands.entries()) {
      const all = [...hand, ...board, ...more]
      const set = all.reduce((ranks, card) => ranks | (1 << (card >> 2)), 0)
      sums[i]! += high[rankHigh(all)]! + (low ? low[numbers[set]!]! : 0)
    }
  }
  return sums
}
