import { type BlackjackRules, Hand, optionsOf, type Side } from '@cardroom/engine/blackjack'
import { cardOfKind, KINDS, type KindShoe } from './kinds.ts'
import { Multisets } from './multisets.ts'
import type { Pays } from './pays.ts'

/** How a hand came by its first two cards: dealt, by a switch, or (from `SPLIT` on) by splitting a pair of a kind. */
export const DEALT = 0
export const SWITCHED = 1
export const SPLIT = 2
export const WAYS = SPLIT + KINDS

/** Moves, as bits. */
export const STAND = 1
export const HIT = 2
export const DOUBLE = 4
export const SURRENDER = 8
export const RESCUE = 16
export const REDOUBLE = 32
export const PAIR = 64
const BITS: Readonly<Record<string, number>> = {
  stand: STAND,
  hit: HIT,
  double: DOUBLE,
  surrender: SURRENDER,
  rescue: RESCUE,
  redouble: REDOUBLE,
  split: PAIR,
}

/** Nobody runs out of chips here. */
const PURSE = { wager: 1, total: 1, behind: Number.MAX_SAFE_INTEGER }

/** Every hand that a player can get, with what the rules let it do. */
export class PlayerHands {
  readonly length: number
  readonly #rules: BlackjackRules
  readonly #sets: Multisets
  readonly #pays: Pays
  /** By way: 0 where nobody has asked yet. */
  readonly #classes: readonly Int32Array[]
  /** By doubles, way and hand. */
  readonly #options: readonly (readonly Int32Array[])[]

  constructor(rules: BlackjackRules, sets: Multisets, length: number, pays: Pays) {
    this.#rules = rules
    this.#sets = sets
    this.#pays = pays
    this.length = length
    const lists = () => Array.from({ length: WAYS }, () => new Int32Array(this.length))
    this.#classes = lists()
    this.#options = Array.from({ length: rules.double.again + 2 }, lists)
  }

  /** The class that the pays go by. */
  classOf(way: number, hand: number): number {
    const list = this.#classes[way]!
    if (list[hand] === 0) list[hand] = 1 + this.#pays.classOf(this.side(way, hand))
    return list[hand]! - 1
  }

  side(way: number, hand: number): Side {
    return this.#made(way, hand, 0).side
  }

  /** Everything that it may do, after so many doubles; nothing if it has ended. */
  options(way: number, hand: number, doubles: number): number {
    const list = this.#options[doubles]![way]!
    if (list[hand] === 0) {
      const options = optionsOf(this.#rules, this.#made(way, hand, doubles), PURSE)
      list[hand] = 1 + options.reduce((bits, { move }) => bits | BITS[move]!, 0)
    }
    return list[hand]! - 1
  }

  #made(way: number, hand: number, doubles: number): Hand {
    const kinds = this.#sets.kindsOf(hand)
    if (way >= SPLIT) kinds.unshift(...kinds.splice(kinds.indexOf(way - SPLIT), 1))
    const pile = kinds.map(kind => ({ card: cardOfKind(kind), seen: 'all' as const }))
    const made = new Hand(1, this.#rules, pile, { hands: way >= SPLIT ? 2 : 1 })
    made.came = way >= SPLIT ? 'split' : way === SWITCHED ? 'switched' : 'dealt'
    made.doubles = doubles
    return made
  }
}

/** Numbers every hand, from no card to those that are over, before any other multiset has a number; returns how many there are. */
export function exploreHands(rules: BlackjackRules, sets: Multisets, shoe: KindShoe): number {
  for (let hand = Multisets.EMPTY; hand < sets.length; hand++) {
    const kinds = sets.kindsOf(hand)
    const cards = kinds.map(kind => ({ card: cardOfKind(kind), seen: 'all' as const }))
    if (cards.length > 1 && optionsOf(rules, new Hand(1, rules, cards), PURSE).length === 0) continue
    for (let kind = 0; kind < KINDS; kind++) {
      if (sets.counts[hand * KINDS + kind]! < shoe.counts[kind]!) sets.plus(hand, kind)
    }
  }
  return sets.length
}
