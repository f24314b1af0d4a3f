import type { Readings } from '@cardroom/engine'
import { type Card, JOKER, UNKNOWN } from '@cardroom/engine/cards'
import { type HandJudge, judgeOf, type PokerRules } from '@cardroom/engine/poker'
import { categoryOfHigh, PAIR } from '@cardroom/engine/ranking'
import type { ShowdownStage } from '../showdown/stage.ts'

const NO_BOARD: readonly Card[] = []

/** Hands that are compared again and again while their cards and the boards' change. */
export class HandContest {
  /** What each player has been dealt. */
  readonly hands: readonly Card[][]
  /** What each player plays: the hand, or what was kept of it. */
  readonly playing: Card[][]
  readonly boards: readonly Card[][]
  readonly #stage: ShowdownStage
  readonly #judges: readonly HandJudge[]
  readonly #slots: number
  /** By slot (a board and a half of the pot), then by player; 0 where a hand does not qualify. */
  readonly #ranks: Int32Array

  constructor(
    rules: PokerRules,
    readings: Readings,
    stage: ShowdownStage,
    hands: readonly (readonly Card[])[],
    boards: readonly (readonly Card[])[],
  ) {
    this.#stage = stage
    this.hands = hands.map(hand => [...hand])
    this.playing = [...this.hands]
    this.boards = boards.map(board => [...board])
    this.#judges = stage.halves.map(half => judgeOf(half.ranking, rules.showdown.plays, readings))
    this.#slots = Math.max(1, boards.length) * stage.halves.length
    this.#ranks = new Int32Array(this.#slots * hands.length)
  }

  /** Finds what a hand is worth on every board, for every half of the pot. */
  rank(player: number): void {
    const { halves, firstDown } = this.#stage
    const cards = this.playing[player]!
    const wild = firstDown && cards[0] === JOKER
    for (let slot = 0; slot < this.#slots; slot++) {
      const half = slot % halves.length
      const board = this.boards[(slot - half) / halves.length] ?? NO_BOARD
      const rank = this.#judges[half]!.rank(cards, board, wild)
      const qualifies = halves[half]!.needs === undefined || categoryOfHigh(rank) >= PAIR
      this.#ranks[slot * this.hands.length + player] = qualifies ? rank : 0
    }
  }

  /** Who has the best hand in each slot, as the number of an outcome. */
  outcome(): number {
    const players = this.hands.length
    let outcome = 0
    for (let slot = this.#slots - 1; slot >= 0; slot--) {
      outcome = outcome * 2 ** players + this.#winners(slot * players, players)
    }
    return outcome
  }

  #winners(at: number, players: number): number {
    let best = 1
    let winners = 0
    for (let player = 0; player < players; player++) {
      const rank = this.#ranks[at + player]!
      if (rank < best) continue
      winners = rank === best ? winners | (1 << player) : 1 << player
      best = rank
    }
    return winners
  }
}

export const isKnown = (cards: readonly Card[]): boolean => !cards.includes(UNKNOWN)
