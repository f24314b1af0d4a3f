import { type Card, nameOf } from '../cards/card.ts'
import { sha256 } from '../cards/sha256.ts'
import type { Seed } from '../cards/shuffle.ts'
import { withLengths } from './fields.ts'

/** Proves that a card is the one at its place in an order of which only the root of a tree is known. */
export interface Proof {
  readonly place: number
  /** A salt, so that a hidden card cannot be found by trying all of them. */
  readonly salt: string
  /** The hashes beside the path from the card up to the root, the lowest first. */
  readonly path: readonly string[]
}

/**
 * A tree of hashes over the order in which cards leave a shoe. Who has published its root can later show
 * any card of the order, and none that is not in it, while all others stay hidden. `id` names the order.
 */
export class OrderTree {
  readonly #salts: readonly string[]
  /** The leaves first, the root last. */
  readonly #levels: readonly (readonly string[])[]

  constructor(id: string, order: readonly Card[], seed: Seed) {
    this.#salts = order.map((_, place) => saltOf(seed, id, place))
    const leaves = order.map((card, place) => leafOf(id, card, place, this.#salts[place]!))
    const width = 2 ** Math.ceil(Math.log2(Math.max(order.length, 1)))
    const levels = [[...leaves, ...Array<string>(width - leaves.length).fill(NO_CARD)]]
    for (let top = levels[0]!; top.length > 1; levels.push(top)) top = parents(top)
    this.#levels = levels
  }

  get root(): string {
    return this.#levels.at(-1)![0]!
  }

  proof(place: number): Proof {
    const salt = this.#salts[place]
    if (salt === undefined) throw new Error(`there is no place ${place}`)
    const path = this.#levels.slice(0, -1).map((level, height) => level[(place >> height) ^ 1]!)
    return { place, salt, path }
  }
}

/** The root of the tree that a proof leads to; another one if anything in the proof is wrong. */
export function rootOf(id: string, card: Card, { place, salt, path }: Proof): string {
  return path.reduce(
    (own, beside, height) => ((place >> height) & 1 ? nodeOf(beside, own) : nodeOf(own, beside)),
    leafOf(id, card, place, salt),
  )
}

/** Whether a proof is for a place that its path can lead to. */
export const isPlaceInTree = ({ place, path }: Proof): boolean => place < 2 ** path.length

/** Salts come from the seed, so that nobody without it can compute those of other places. */
const saltOf = (seed: Seed, id: string, place: number): string =>
  sha256(withLengths(['cardroom salt', seed, id, String(place)]))

const leafOf = (id: string, card: Card, place: number, salt: string): string =>
  sha256(withLengths(['cardroom card', id, String(place), nameOf(card), salt]))

const nodeOf = (left: string, right: string): string => sha256(withLengths(['cardroom node', left, right]))

/** Fills the places behind the last card. */
const NO_CARD = sha256(withLengths(['cardroom no card']))

function parents(level: readonly string[]): string[] {
  return Array.from({ length: level.length / 2 }, (_, i) => nodeOf(level[2 * i]!, level[2 * i + 1]!))
}
