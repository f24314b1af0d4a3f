import {
  BlackjackHand,
  type BlackjackRules,
  blackjackOptions,
  type CountedHand,
} from '@cardroom/engine/blackjack'
import { CARD_KINDS, cardOfKind, type KindShoe } from './kinds.ts'
import { Multisets } from './multisets.ts'
import type { HandPays } from './pays.ts'

/** How a hand came by its first two cards: dealt, by a switch, or (from `FROM_SPLIT` on) by splitting a pair of a kind. */
export const FROM_DEAL = 0
export const FROM_SWITCH = 1
export const FROM_SPLIT = 2
const WAYS = FROM_SPLIT + CARD_KINDS

/** Moves, as bits. */
export const STAND_BIT = 1
export const HIT_BIT = 2
export const DOUBLE_BIT = 4
export const SURRENDER_BIT = 8
export const RESCUE_BIT = 16
export const REDOUBLE_BIT = 32
export const SPLIT_BIT = 64
const MOVE_BITS: Readonly<Record<string, number>> = {
  stand: STAND_BIT,
  hit: HIT_BIT,
  double: DOUBLE_BIT,
  surrender: SURRENDER_BIT,
  rescue: RESCUE_BIT,
  redouble: REDOUBLE_BIT,
  split: SPLIT_BIT,
}

/** Without limit: in the odds nobody runs out of chips. */
const UNLIMITED_CHIPS = { wager: 1, total: 1, behind: Number.MAX_SAFE_INTEGER }

/** Every hand that a player can get, with what the rules let it do. */
export class PlayerHands {
  readonly length: number
  readonly #rules: BlackjackRules
  readonly #sets: Multisets
  readonly #pays: HandPays
  /** By way: 0 where it has not been computed. */
  readonly #classes: readonly Int32Array[]
  /** By doubles, way and hand. */
  readonly #options: readonly (readonly Int32Array[])[]

  constructor(rules: BlackjackRules, sets: Multisets, length: number, pays: HandPays) {
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

  side(way: number, hand: number): CountedHand {
    return this.#made(way, hand, 0).side
  }

  /** Everything that it may do, after so many doubles; nothing if it has ended. */
  options(way: number, hand: number, doubles: number): number {
    const list = this.#options[doubles]![way]!
    if (list[hand] === 0) {
      const options = blackjackOptions(this.#rules, this.#made(way, hand, doubles), UNLIMITED_CHIPS)
      list[hand] = 1 + options.reduce((bits, { move }) => bits | MOVE_BITS[move]!, 0)
    }
    return list[hand]! - 1
  }

  #made(way: number, hand: number, doubles: number): BlackjackHand {
    const kinds = this.#sets.kindsOf(hand)
    if (way >= FROM_SPLIT) kinds.unshift(...kinds.splice(kinds.indexOf(way - FROM_SPLIT), 1))
    const pile = kinds.map(kind => ({ card: cardOfKind(kind), seen: 'all' as const }))
    const made = new BlackjackHand(1, this.#rules, pile, { hands: way >= FROM_SPLIT ? 2 : 1 })
    made.came = way >= FROM_SPLIT ? 'split' : way === FROM_SWITCH ? 'switched' : 'dealt'
    made.doubles = doubles
    return made
  }
}

/**
 * Numbers every hand, from no card to those that are over, before any other multiset gets a number; returns
 * how many there are.
 */
export function exploreHands(rules: BlackjackRules, sets: Multisets, shoe: KindShoe): number {
  for (let hand = Multisets.EMPTY; hand < sets.length; hand++) {
    const kinds = sets.kindsOf(hand)
    const cards = kinds.map(kind => ({ card: cardOfKind(kind), seen: 'all' as const }))
    if (
      cards.length > 1 &&
      blackjackOptions(rules, new BlackjackHand(1, rules, cards), UNLIMITED_CHIPS).length === 0
    )
      continue
    for (let kind = 0; kind < CARD_KINDS; kind++) {
      if (sets.counts[hand * CARD_KINDS + kind]! < shoe.counts[kind]!) sets.plus(hand, kind)
    }
  }
  return sets.length
}
