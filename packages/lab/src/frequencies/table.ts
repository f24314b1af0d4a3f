import { refuser, type Saying, type Text } from '@cardroom/engine'
import { cardsOf } from '@cardroom/engine/cards'
import { choices, kindOfHand } from '@cardroom/engine/ranking'
import { choose } from '../cards/shoe.ts'
import { FastRandom, FastShoe } from '../random/random.ts'
import { eachHand } from './each-hand.ts'
import type { HandRanking, WithBoard } from './ranked.ts'

export interface FrequencyRefusals {
  'ranks-no-hands': { game: string }
}

export const refuseFrequencies = refuser<FrequencyRefusals>()

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

export interface Deals {
  /** How many. */
  readonly simulate: number
  /** 64 hexadecimal digits. */
  readonly seed: string
}

/** How often each kind of hand comes among so many deals. */
export function dealtTable(hands: WithBoard, { simulate, seed }: Deals): FrequencyTable {
  const counter = new HandCounter(hands.name)
  const shoe = new FastShoe(cardsOf(hands.deck))
  const random = new FastRandom(seed, 0)
  const hole = new Array<number>(hands.hole).fill(0)
  const board = new Array<number>(hands.board).fill(0)
  for (let deal = 0; deal < simulate; deal++) {
    shoe.shuffle()
    for (let i = 0; i < hole.length; i++) hole[i] = shoe.draw(random)
    for (let i = 0; i < board.length; i++) board[i] = shoe.draw(random)
    counter.add(hands.rank(hole, board), 1)
  }
  const frequencies = counter.counts().map(({ name, count }) => {
    const probability = count / simulate
    return { name, probability, stderr: Math.sqrt((probability * (1 - probability)) / simulate) }
  })
  return { title: hands.title, method: 'simulated', hands: simulate, frequencies }
}
