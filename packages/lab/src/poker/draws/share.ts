import type { Readings } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import { type HandJudge, judgeOf, type PokerRules } from '@cardroom/engine/poker'
import { categoryOfHigh, PAIR } from '@cardroom/engine/ranking'
import { FastRandom, FastShoe } from '../../random/random.ts'
import type { ShowdownStage } from '../showdown/stage.ts'
import { type Keep, keepOf } from './keep.ts'

/** A draw, as its player sees it. */
interface DrawQuestion {
  readonly rules: PokerRules
  readonly readings: Readings
  readonly stage: ShowdownStage
  /** The possible keeps: each is played against the same cards of the others. */
  readonly keeps: readonly (readonly Card[])[]
  /** Draws that come after that. */
  readonly later: number
  /** Draws of a whole round. */
  readonly draws: number
  readonly others: number
  /** Cards that the player has not seen. */
  readonly left: readonly Card[]
}

export interface DrawShare {
  readonly equity: number
  readonly stderr: number
}

/** The share of the pot with each possible keep; everybody draws as players commonly do. */
export function sharesOfDraws(question: DrawQuestion, deals: number, seed: string): DrawShare[] {
  const { keeps, stage } = question
  const random = new FastRandom(seed, 0)
  const deck = new Deck(question.left)
  const showdown = new HalvesWon(question)
  const keep = keepOf(question.rules, question.readings)
  const sums = keeps.map(() => ({ sum: 0, squares: 0 }))
  for (let deal = 0; deal < deals; deal++) {
    deck.shuffle(random)
    showdown.clear()
    for (let i = 0; i < question.others; i++) {
      showdown.meet(drawHand([], question.draws + 1, stage.handSize, keep, deck))
    }
    const from = deck.mark()
    for (const [i, kept] of keeps.entries()) {
      deck.back(from)
      const share = showdown.share(drawHand(kept, question.later + 1, stage.handSize, keep, deck))
      sums[i]!.sum += share
      sums[i]!.squares += share * share
    }
  }
  return sums.map(({ sum, squares }) => {
    const equity = sum / deals
    return { equity, stderr: Math.sqrt(Math.max(0, squares / deals - equity * equity) / deals) }
  })
}

/** A hand that is filled several times, with discards in between. */
function drawHand(
  kept: readonly Card[],
  times: number,
  size: number,
  keep: Keep,
  deck: Deck,
): readonly Card[] {
  let hand = [...kept]
  for (let i = 0; i < times; i++) {
    if (i > 0) hand = keep(hand)
    while (hand.length < size) hand.push(deck.next())
  }
  return hand
}

/** The unseen cards; where they run out, they come again. */
class Deck {
  readonly #shoe: FastShoe
  readonly #order: Card[]
  #at = 0

  constructor(left: readonly Card[]) {
    this.#shoe = new FastShoe(left)
    this.#order = [...left]
  }

  shuffle(random: FastRandom): void {
    this.#shoe.shuffle()
    for (let i = 0; i < this.#order.length; i++) this.#order[i] = this.#shoe.draw(random)
    this.#at = 0
  }

  next(): Card {
    return this.#order[this.#at++ % this.#order.length]!
  }

  mark(): number {
    return this.#at
  }

  back(to: number): void {
    this.#at = to
  }
}

/** Who has the best hand for each half of the pot. */
class HalvesWon {
  readonly #halves: ShowdownStage['halves']
  readonly #judges: readonly HandJudge[]
  readonly #best: Int32Array
  readonly #ties: Uint8Array
  readonly #players: number

  constructor({ rules, readings, stage, others }: DrawQuestion) {
    this.#halves = stage.halves
    this.#judges = stage.halves.map(({ ranking }) => judgeOf(ranking, rules.showdown.plays, readings))
    this.#best = new Int32Array(stage.halves.length)
    this.#ties = new Uint8Array(stage.halves.length)
    this.#players = others + 1
  }

  clear(): void {
    this.#best.fill(0)
    this.#ties.fill(0)
  }

  /** A hand of one of the others. */
  meet(hand: readonly Card[]): void {
    for (let half = 0; half < this.#halves.length; half++) {
      const rank = this.#rank(half, hand)
      if (rank === 0 || rank < this.#best[half]!) continue
      this.#ties[half] = rank === this.#best[half] ? this.#ties[half]! + 1 : 1
      this.#best[half] = rank
    }
  }

  /** What a hand gets of a pot of one, which the halves that are won share evenly. */
  share(hand: readonly Card[]): number {
    let [got, won] = [0, 0]
    for (let half = 0; half < this.#halves.length; half++) {
      const rank = this.#rank(half, hand)
      const best = this.#best[half]!
      if (rank === 0 && best === 0) continue
      won++
      if (rank > best) got += 1
      else if (rank === best) got += 1 / (this.#ties[half]! + 1)
    }
    return won === 0 ? 1 / this.#players : got / won
  }

  #rank(half: number, hand: readonly Card[]): number {
    const rank = this.#judges[half]!.rank(hand, [], false)
    return this.#halves[half]!.needs === undefined || categoryOfHigh(rank) >= PAIR ? rank : 0
  }
}
