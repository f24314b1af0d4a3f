import { type Card, cardsOf, type Deck, kindOfHand, type Saying } from '@cardroom/engine'
import { choices } from '@cardroom/engine/ranking/best-cards.ts'
import { choose } from '../../cards/shoe.ts'
import { eachHand } from './each-hand.ts'

/** A way to rank hands of so many cards of a deck. */
export interface Ranked {
  readonly title: string
  readonly deck: Deck
  readonly cards: number
  rank(hand: readonly Card[]): number
  /** What a hand of a rank is. */
  name(rank: number): Saying
}

export interface Frequency {
  readonly kind: Saying
  readonly probability: number
  /** How many hands there are; a table that was simulated has none. */
  readonly count?: number
  readonly stderr?: number
}

export interface FrequencyTable {
  readonly title: string
  readonly method: 'exact' | 'simulated'
  /** How many hands were looked at. */
  readonly hands: number
  /** From the best hand on. */
  readonly frequencies: readonly Frequency[]
}

/** Counts hands by what they are, and knows their order. */
export class Counter {
  readonly #name: (rank: number) => Saying
  readonly #groups = new Map<number, Group>()
  readonly #byKind = new Map<string, Group>()

  constructor(name: (rank: number) => Saying) {
    this.#name = name
  }

  add(rank: number, count: number): void {
    const group = this.#groups.get(rank) ?? this.#newRank(rank)
    group.count += count
  }

  #newRank(rank: number) {
    const kind = kindOfHand(this.#name(rank))
    const key = JSON.stringify(kind)
    const group = this.#byKind.get(key) ?? { kind, count: 0, best: rank }
    group.best = Math.max(group.best, rank)
    this.#byKind.set(key, group)
    this.#groups.set(rank, group)
    return group
  }

  counts(): { kind: Saying; count: number }[] {
    return [...this.#byKind.values()].sort((a, b) => b.best - a.best)
  }
}

interface Group {
  readonly kind: Saying
  count: number
  best: number
}

/** How often each kind of hand comes among all hands of a deck. */
export function frequencyTable({ title, deck, cards, rank, name }: Ranked): FrequencyTable {
  const counter = new Counter(name)
  let hands: number
  if ('tiles' in deck) {
    const tiles = cardsOf(deck)
    hands = choose(tiles.length, cards)
    for (const hand of choices(tiles, cards)) counter.add(rank(hand), 1)
  } else {
    hands = choose(cardsOf(deck).length, cards)
    eachHand(deck, cards, (hand, count) => counter.add(rank(hand), count))
  }
  const frequencies = counter.counts().map(({ kind, count }) => ({ kind, count, probability: count / hands }))
  return { title, method: 'exact', hands, frequencies }
}
