import type { Card } from '../cards/card.ts'
import { orderOf, Randomness, type Seed, shuffle } from '../cards/shuffle.ts'
import type { Awaiting, Input } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import { type Refusal, within } from '../say/refusal.ts'
import { refuseShoe } from './refusals.ts'
import { OrderTree, type Proof } from './tree.ts'

/** Streams of a seed: one for the shoe, one for each round's dice, and one for each reshuffle. */
const DICE_STREAM = 1
const FIRST_RESHUFFLE_STREAM = 2

/** Where in its shoe a round begins. */
export interface ShoePosition {
  /** The number of cards that have left it. */
  readonly from: number
  readonly cut?: number | undefined
  /** The name of the shoe, where each order of its cards has a tree. */
  readonly bound?: string | undefined
}

/** A proof, and its order: the shoe's own, or the one after this many reshuffles in the round. */
export interface PlacedProof extends Proof {
  readonly again?: number
}

/** Names the order under a tree: the shoe, or a reshuffle in the round that began at a place. */
export const orderName = (shoe: string, from: number, again = 0): string =>
  again === 0 ? shoe : `${shoe} ${from} ${again}`

/** The root of the tree over the order of a shoe. */
export const rootOfShoe = (
  deck: readonly Card[],
  seed: Seed,
  cut: number | undefined,
  shoe: string,
): string => new OrderTree(orderName(shoe, 0), orderOf(deck, seed, cut), seed).root

/** The house dealer's shoe: gives a round every input that is not a decision, all of it from one seed. */
export class SeededShoe {
  readonly #seed: Seed
  readonly #dice: Randomness
  readonly #from: number
  #cards: Card[]
  #next: number
  #reshuffles = 0
  readonly #bound: string | undefined
  #grown: { readonly again: number; readonly tree: OrderTree } | undefined
  /** The cards that earlier rounds left, in case the shoe runs out in the middle of one. */
  #discards: readonly Card[]

  /** `deck`: all cards of the shoe in the order of their numbers, as a round has them before anything is dealt. */
  constructor(deck: readonly Card[], seed: Seed, { from, cut, bound }: ShoePosition = { from: 0 }) {
    this.#seed = seed
    this.#from = from
    this.#bound = bound
    this.#dice = new Randomness(seed, DICE_STREAM, from)
    this.#cards = orderOf(deck, seed, cut)
    this.#next = from
    this.#discards = this.#cards.slice(0, from)
  }

  /** The house's input for what the round awaits; undefined where a player decides, or at the end. */
  next(awaiting: Awaiting): Exclude<Input, { kind: 'move' | 'ruling' }> | undefined {
    switch (awaiting.kind) {
      case 'card':
        return { kind: 'card', card: this.#card() }
      case 'dice':
        return { kind: 'dice', dice: Array.from({ length: awaiting.count }, () => 1 + this.#dice.below(6)) }
      case 'shuffle':
        this.#shuffle([...this.#cards.slice(this.#next), ...awaiting.cards])
        return this.#bound === undefined
          ? { kind: 'shuffled' }
          : { kind: 'shuffled', root: this.#tree().root }
      case 'settlement':
        return { kind: 'settle' }
      case 'decision':
      case 'nothing':
        return undefined
    }
  }

  /** Whether it has no other card, unless the rest of earlier rounds is shuffled. */
  get isOut(): boolean {
    return this.#next >= this.#cards.length
  }

  /** Proves that the next card is the one that the house committed to. */
  proof(): PlacedProof {
    const again = this.#reshuffles
    return { ...this.#tree().proof(this.#next), ...(again === 0 ? {} : { again }) }
  }

  #tree(): OrderTree {
    if (this.#bound === undefined) throw new Error('nobody is bound to this order')
    const again = this.#reshuffles
    if (this.#grown?.again !== again) {
      const id = orderName(this.#bound, this.#from, again)
      this.#grown = { again, tree: new OrderTree(id, this.#cards, this.#seed) }
    }
    return this.#grown.tree
  }

  #card(): Card {
    if (this.isOut) {
      this.#shuffle(this.#discards)
      this.#discards = []
    }
    const card = this.#cards[this.#next++]
    if (card === undefined) throw new Error('the shoe is empty')
    return card
  }

  #shuffle(cards: readonly Card[]): void {
    const stream = FIRST_RESHUFFLE_STREAM + this.#reshuffles++
    const sorted = [...cards].sort((a, b) => a - b)
    this.#cards = shuffle(sorted, new Randomness(this.#seed, stream, this.#from)).reverse()
    this.#next = 0
  }
}

/** Replays inputs on a fresh round, and says where the house's inputs are not the shoe's. */
export function followShoe(round: Round, shoe: SeededShoe, inputs: readonly Input[]): Refusal | undefined {
  for (const [i, input] of inputs.entries()) {
    const wrong = followOne(round, shoe, input)
    if (wrong) return within(['inputs', i], wrong)
  }
  return undefined
}

function followOne(round: Round, shoe: SeededShoe, input: Input): Refusal | undefined {
  // A ruling deals nothing itself: the cards that it needs come from the same shoe.
  if (input.kind !== 'move' && input.kind !== 'ruling') {
    const dealt = shoe.next(round.awaiting)
    if (JSON.stringify(dealt) !== JSON.stringify(input)) return refuseShoe('not-from-the-seed')
  }
  return round.take(input)
}

/** How many cards a round has taken from its shoe so far. */
export const cardsTaken = (inputs: readonly Input[]): number =>
  inputs.filter(input => input.kind === 'card').length
