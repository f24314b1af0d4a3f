import { cardsOf } from '@cardroom/engine'
import { choices } from '@cardroom/engine/ranking/best-cards.ts'
import { choose } from '../cards/shoe.ts'
import { eachHand } from './each-hand.ts'
import type { Ranked } from './ranked.ts'

export interface Frequency {
  readonly name: string
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

/** Counts hands by what they are called, and knows their order. */
export class Counter {
  readonly #name: (rank: number) => string
  readonly #groups = new Map<number, { name: string; count: number; best: number }>()
  readonly #byName = new Map<string, { name: string; count: number; best: number }>()

  constructor(name: (rank: number) => string) {
    this.#name = name
  }

  add(rank: number, count: number): void {
    const group = this.#groups.get(rank) ?? this.#newRank(rank)
    group.count += count
  }

  #newRank(rank: number) {
    const name = kindOfHand(this.#name(rank))
    const group = this.#byName.get(name) ?? { name, count: 0, best: rank }
    group.best = Math.max(group.best, rank)
    this.#byName.set(name, group)
    this.#groups.set(rank, group)
    return group
  }

  counts(): { name: string; count: number }[] {
    return [...this.#byName.values()].sort((a, b) => b.best - a.best)
  }
}

/** What a hand is without its ranks: `Full house` of `Full house, kings over fives`. */
export function kindOfHand(name: string): string {
  const [first] = name.split(', ') as [string]
  if (first.startsWith('Pair of ')) return 'Pair'
  if (first.startsWith('Mixed ')) return 'Mixed pair'
  if (first.endsWith(' high')) return 'High card'
  return first.replace(/ with .*/, '')
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
  const frequencies = counter
    .counts()
    .map(({ name: kind, count }) => ({ name: kind, count, probability: count / hands }))
  return { title, method: 'exact', hands, frequencies }
}
