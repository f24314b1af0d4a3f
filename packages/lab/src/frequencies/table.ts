import type { Saying, Text } from '@cardroom/engine'
import { cardsOf } from '@cardroom/engine/cards'
import { choices, kindOfHand } from '@cardroom/engine/ranking'
import { choose } from '../cards/shoe.ts'
import { eachHand } from './each-hand.ts'
import type { HandRanking } from './ranked.ts'

/** How often a hand comes. */
export interface Frequency<T = Text> {
  readonly name: T
  readonly probability: number
  /** How many hands there are; a table that was simulated has none. */
  readonly count?: number
  readonly stderr?: number
}

/** `FrequencyTable<string>` once it was said in a language. */
export interface FrequencyTable<T = Text> {
  readonly title: T
  readonly method: 'exact' | 'simulated'
  /** How many hands were looked at. */
  readonly hands: number
  /** From the best hand on. */
  readonly frequencies: readonly Frequency<T>[]
}

interface Group {
  readonly name: Saying
  count: number
  best: number
}

/** Counts hands by their kind, and knows the order of the kinds. */
export class HandCounter {
  readonly #name: (rank: number) => Saying
  readonly #groups = new Map<number, Group>()
  readonly #byName = new Map<string, Group>()

  constructor(name: (rank: number) => Saying) {
    this.#name = name
  }

  add(rank: number, count: number): void {
    const group = this.#groups.get(rank) ?? this.#newRank(rank)
    group.count += count
  }

  #newRank(rank: number): Group {
    const name = kindOfHand(this.#name(rank))
    const key = JSON.stringify(name)
    const group = this.#byName.get(key) ?? { name, count: 0, best: rank }
    group.best = Math.max(group.best, rank)
    this.#byName.set(key, group)
    this.#groups.set(rank, group)
    return group
  }

  counts(): { name: Saying; count: number }[] {
    return [...this.#byName.values()].sort((a, b) => b.best - a.best)
  }
}

/** How often each kind of hand comes among all hands of a deck. */
export function frequencyTable({ title, deck, cards, rank, name }: HandRanking): FrequencyTable {
  const counter = new HandCounter(name)
  let hands: number
  if ('tiles' in deck) {
    const tiles = cardsOf(deck)
    hands = choose(tiles.length, cards)
    for (const hand of choices(tiles, cards)) counter.add(rank(hand), 1)
  } else {
    hands = choose(cardsOf(deck).length, cards)
    eachHand(deck, cards, (hand, count) => counter.add(rank(hand), count))
  }
  const frequencies = counter
    .counts()
    .map(({ name: kind, count }) => ({ name: kind, count, probability: count / hands }))
  return { title, method: 'exact', hands, frequencies }
}
