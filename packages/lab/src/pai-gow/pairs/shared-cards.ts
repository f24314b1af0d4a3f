import type { Job } from '../../parallel/work.ts'
import { type CardSets, HAND, PaiGowDeck } from './deck.ts'
import type { Shapes } from './shapes.ts'
import { type Ends, Sweep } from './sweep.ts'

/** Sets of so many cards, from one class to before another. */
interface Task {
  readonly cards: number
  readonly from: number
  readonly to: number
}

interface SharedCardsSetup {
  readonly ranks: readonly number[]
  readonly shapes: Shapes
  /** By the number of cards. */
  readonly sets: readonly CardSets[]
  readonly tasks: readonly Task[]
}

const HANDS_A_TASK = 4_000_000

/** All sets of up to six cards, in tasks of about the same size. */
export function sharedCardTasks(deck: PaiGowDeck, sets: readonly CardSets[]): Task[] {
  return sets.flatMap(({ counts }, cards) => {
    const hands = deck.sets(HAND) / (deck.sets(cards) / waysOf(cards))
    const step = Math.max(1, Math.floor(HANDS_A_TASK / hands))
    return Array.from({ length: Math.ceil(counts.length / step) }, (_, i) => ({
      cards,
      from: i * step,
      to: Math.min(counts.length, (i + 1) * step),
    }))
  })
}

/** Every hand has so many sets of some of its cards. */
const waysOf = (cards: number): number => [1, 7, 21, 35, 35, 21, 7][cards]!

/**
 * Two dealt hands have no card in common. So, of all pairs of hands, those that share a card are subtracted,
 * card by card; those that share two were subtracted twice, and are added again; and so on up to pairs that
 * share six cards.
 */
export const sharedCardsJob: Job<SharedCardsSetup, Ends> = {
  at: { file: import.meta.url, name: 'sharedCardsJob' },
  start({ ranks, shapes, sets, tasks }) {
    const deck = new PaiGowDeck(ranks)
    const hands = new HandsWith(deck)
    const sweep = new Sweep(shapes)
    let [win, lose] = [0n, 0n]
    return {
      run(chunk) {
        const { cards, from, to } = tasks[chunk]!
        for (let at = from; at < to; at++) {
          hands.each(deck.places(sets[cards]!, at), (number, adds, end) => sweep.addEach(number, adds, end))
          const ends = sweep.ends()
          const times = BigInt(sets[cards]!.counts[at]!) * (cards % 2 === 0 ? 1n : -1n)
          win += times * ends.win
          lose += times * ends.lose
        }
      },
      finish: () => ({ win, lose }),
    }
  },
}

/** The numbers of as many hands as differ by one card only: `number` and what each of the first `end` cards adds. */
type VisitHands = (number: number, adds: Int32Array, end: number) => void

/** Finds the numbers of all hands that have given cards. */
export class HandsWith {
  readonly #deck: PaiGowDeck
  /** What each other card adds to the number of a hand, if it is the n-th of those from below. */
  readonly #adds: readonly Int32Array[]

  constructor(deck: PaiGowDeck) {
    this.#deck = deck
    this.#adds = Array.from({ length: HAND + 1 }, () => new Int32Array(deck.size))
  }

  /** `taken`: at most six cards by their places, from below. */
  each(taken: readonly number[], visit: VisitHands): void {
    const others = HAND - taken.length
    for (let n = 1; n <= others; n++) this.#weigh(taken, n)
    let number = 0
    for (let i = 0; i < taken.length; i++) number += this.#deck.part(taken[i]!, i + 1 + others)
    this.#walk(others, this.#deck.size - taken.length, number, visit)
  }

  /**
   * Each of the given cards above the n-th of the others has one more below it than those under it: the sum over all
   * of them falls apart into what belongs to each of the others.
   */
  #weigh(taken: readonly number[], n: number): void {
    const deck = this.#deck
    const adds = this.#adds[n]!
    let below = 0
    let more = 0
    for (let place = 0; place < deck.size; place++) {
      if (place === taken[below]) {
        more += deck.part(place, below + n) - deck.part(place, below + 1 + n)
        below++
      } else adds[place - below] = deck.part(place, n + below) + more
    }
  }

  #walk(n: number, end: number, number: number, visit: VisitHands): void {
    const adds = this.#adds[n]!
    if (n === 1) visit(number, adds, end)
    else for (let i = n - 1; i < end; i++) this.#walk(n - 1, i, number + adds[i]!, visit)
  }
}
