import type { Card } from '@cardroom/engine/cards'
import { choices, rankHigh } from '@cardroom/engine/ranking'
import { HandStrength, type Strengths } from '../../wasm/hand-strength.ts'
import { lowsOfSets } from '../../wasm/lows.ts'
import type { ShowdownStage } from '../showdown/stage.ts'
import { strengthsOf } from '../showdown/strengths.ts'
import type { HandContest } from './contest.ts'
import type { EquitySituation } from './question.ts'

/**
 * What players discard. Each keeps the cards whose final hands are worth most on average over all boards that
 * may come, as far as the player can see; a hand is worth what it wins against one random hand of seven
 * cards.
 */
export class Discards {
  readonly boardCards: number
  readonly #stage: ShowdownStage
  readonly #kept: number
  #strength: Strength | undefined
  /** Without a board, what two cards are worth: it depends on their ranks and on whether their suits are one. */
  readonly #worth: Map<number, number>

  constructor(stage: ShowdownStage, discard: NonNullable<ShowdownStage['discard']>) {
    this.boardCards = discard.boardCards
    this.#stage = stage
    this.#kept = stage.handSize - discard.cards
    this.#worth = worthsOf(stage)
  }

  choose(contest: HandContest, player: number): void {
    const hand = contest.hands[player]!
    const keeps = [...choices(hand, this.#kept)]
    const worth =
      this.boardCards === 0 ? keeps.map(kept => this.#beforeFlop(kept)) : this.#onFlop(hand, keeps, contest)
    contest.playing[player] = keeps[worth.indexOf(Math.max(...worth))]!
  }

  #onFlop(hand: readonly Card[], keeps: readonly Card[][], contest: HandContest): number[] {
    const board = contest.boards[0]!.slice(0, this.boardCards)
    const left = this.#stage.deck.filter(card => !hand.includes(card) && !board.includes(card))
    return this.#strengthOf(keeps.length)(keeps, board, left)
  }

  /** Ignores that the third card cannot come: so hands of the same kind are worth the same. */
  #beforeFlop(kept: readonly Card[]): number {
    const [a, b] = kept.toSorted((x, y) => y - x) as [Card, Card]
    const kind = ((a >> 2) * 13 + (b >> 2)) * 2 + Number((a & 3) === (b & 3))
    const known = this.#worth.get(kind)
    if (known !== undefined) return known
    const left = this.#stage.deck.filter(card => card !== a && card !== b)
    const [worth] = this.#strengthOf(1)([[a, b]], [], left) as [number]
    this.#worth.set(kind, worth)
    return worth
  }

  #strengthOf(hands: number): Strength {
    this.#strength ??= strengthOf(this.#stage, hands, this.#stage.boardSize - this.boardCards)
    return this.#strength
  }
}

/** Computed once for all questions about such games: it takes most of a second. */
const worths = new Map<string, Map<number, number>>()

function worthsOf({ deck, halves, boardSize }: ShowdownStage): Map<number, number> {
  const key = [deck.length, halves.length > 1, boardSize].join()
  const known = worths.get(key) ?? new Map<number, number>()
  worths.set(key, known)
  return known
}

type Strength = (hands: readonly Card[][], board: readonly Card[], left: readonly Card[]) => number[]

function strengthOf(stage: ShowdownStage, hands: number, toCome: number): Strength {
  const strengths = strengthsOf(stage.halves.length > 1)
  if (typeof WebAssembly === 'undefined') {
    return (kept, board, left) => plainStrength(strengths, kept, board, left, toCome)
  }
  const kernel = new HandStrength({ hands, toCome }, strengths)
  return (kept, board, left) => kernel.run(kept, board, left)
}

/** Undefined where no hand has cards to discard. */
export function discardsOf({ stage, holdings }: EquitySituation): Discards | undefined {
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
