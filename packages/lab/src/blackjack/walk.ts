import type { BestPlay } from './best-play.ts'
import { HIT_BIT, RESCUE_BIT, STAND_BIT, SURRENDER_BIT } from './hands.ts'
import { CARD_KINDS } from './kinds.ts'
import type { BlackjackOddsTable } from './table.ts'

/** How a hand ended: as it stands, surrendered or rescued. */
export type Ending = typeof STAND_BIT | typeof SURRENDER_BIT | typeof RESCUE_BIT

/** Receives every final hand of a walk, with the cards that are gone. */
export interface Sink {
  end(hand: number, gone: number, doubles: number, ending: Ending, weight: number): void
}

/** Hands of one size that are reached, each with the cards that are gone and its weight. */
class Level {
  length = 0
  readonly hands: Int32Array
  readonly gone: Int32Array
  readonly weights: Float64Array
  /** Where a hand is in this level. */
  readonly #at: Int32Array

  constructor(most: number) {
    this.hands = new Int32Array(most)
    this.gone = new Int32Array(most)
    this.weights = new Float64Array(most)
    this.#at = new Int32Array(most)
  }

  add(hand: number, gone: number, weight: number): void {
    const at = this.#at[hand]!
    if (at < this.length && this.hands[at] === hand) {
      this.weights[at]! += weight
      return
    }
    this.#at[hand] = this.length
    this.hands[this.length] = hand
    this.gone[this.length] = gone
    this.weights[this.length++] = weight
  }
}

/** Follows hands through the found play, card by card. */
export class Walk {
  readonly #table: BlackjackOddsTable
  /** By doubles: the hands that decide now, and those that will after one more card. */
  readonly #now: Level[]
  readonly #then: Level[]

  constructor(table: BlackjackOddsTable) {
    this.#table = table
    const levels = () =>
      Array.from({ length: table.rules.double.again + 2 }, () => new Level(table.hands.length))
    this.#now = levels()
    this.#then = levels()
  }

  /** From a hand, or from the first card of one that was split; `gone` are the cards that are gone, its own among them. */
  run(play: BestPlay, hand: number, gone: number, weight: number, sink: Sink): void {
    let now = this.#now
    let then = this.#then
    now[0]!.add(hand, gone, weight)
    for (let busy = true; busy; ) {
      busy = false
      for (let doubles = 0; doubles < now.length; doubles++) {
        const level = now[doubles]!
        for (let i = 0; i < level.length; i++) {
          if (this.#step(play, level, i, doubles, then, sink)) busy = true
        }
        level.length = 0
      }
      ;[now, then] = [then, now]
    }
  }

  /** Ends a hand, or deals it a card. */
  #step(play: BestPlay, level: Level, i: number, doubles: number, then: Level[], sink: Sink): boolean {
    const { sets } = this.#table
    const hand = level.hands[i]!
    const gone = level.gone[i]!
    const weight = level.weights[i]!
    const move = sets.sizes[hand] === 1 ? HIT_BIT : this.#move(play, hand, gone, doubles)
    if (move === STAND_BIT || move === SURRENDER_BIT || move === RESCUE_BIT) {
      sink.end(hand, gone, doubles, move, weight)
      return false
    }
    const next = then[move === HIT_BIT ? doubles : doubles + 1]!
    const share = weight / this.#table.size(gone)
    for (let kind = 0; kind < CARD_KINDS; kind++) {
      const left = this.#table.left(kind, gone, play.up)
      if (left > 0) next.add(sets.plus(hand, kind), sets.plus(gone, kind), share * left)
    }
    return true
  }

  #move(play: BestPlay, hand: number, gone: number, doubles: number): number {
    const known = play.moves[doubles]![hand]!
    if (known !== 0) return known
    play.worth(hand, gone, doubles)
    return play.moves[doubles]![hand]!
  }
}
