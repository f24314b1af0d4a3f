import { pointsOf } from '@cardroom/engine/blackjack'
import { type Card, card, JOKER, rank, suitOf } from '@cardroom/engine/cards'

/** Cards that count alike are one kind: ace, two … nine, ten-value cards, jokers. */
export const CARD_KINDS = 11
export const ACE_KIND = 0
export const TEN_KIND = 9
export const WILD_KIND = 10

export const kindOf = (of: Card): number => (of === JOKER ? WILD_KIND : pointsOf(of) - 1)

/** `A`, `2` … `9`, `T`, `Jk`. */
export const kindName = (kind: number): string =>
  kind === WILD_KIND ? 'Jk' : kind === ACE_KIND ? 'A' : kind === TEN_KIND ? 'T' : String(kind + 1)

/** A card of this kind. */
export function cardOfKind(kind: number, suit = 0): Card {
  if (kind === WILD_KIND) return JOKER
  return card(kind === ACE_KIND ? rank('A') : kind === TEN_KIND ? rank('K') : kind - 1, suit)
}

/**
 * The contents of a shoe, by kind. Only a few rules depend on the suits and ranks behind a kind; a play that
 * does not look at them meets them with the chances computed here.
 */
export class KindShoe {
  readonly counts = new Float64Array(CARD_KINDS)
  readonly size: number
  readonly #cards: Uint8Array

  /** From the number of each card. */
  constructor(cards: Uint8Array) {
    this.#cards = cards
    for (const [of, count] of cards.entries()) if (count > 0) this.counts[kindOf(of)]! += count
    this.size = this.counts.reduce((sum, count) => sum + count, 0)
  }

  /** The chance that one card of each of these kinds, which are all different, are of one suit. */
  oneSuit(kinds: readonly number[]): number {
    return [0, 1, 2, 3]
      .map(suit =>
        kinds.reduce((chance, kind) => chance * (this.#count(kind, suitOf, suit) / this.counts[kind]!), 1),
      )
      .reduce((sum, chance) => sum + chance, 0)
  }

  /** How many cards of a kind there are of each suit. */
  suitsOf(kind: number): number[] {
    return [0, 1, 2, 3].map(suit => this.#count(kind, suitOf, suit))
  }

  /** The chance that two cards of a kind are of one suit. */
  suitedPair(kind: number): number {
    return this.#alike(kind, suitOf)
  }

  /** The chance that two cards of a kind are of one rank. */
  rankedPair(kind: number): number {
    return this.#alike(kind, of => of >> 2)
  }

  #count(kind: number, by: (of: Card) => number, is: number): number {
    let found = 0
    for (const [of, count] of this.#cards.entries())
      if (count > 0 && kindOf(of) === kind && by(of) === is) found += count
    return found
  }

  #alike(kind: number, by: (of: Card) => number): number {
    const groups = new Map<number, number>()
    for (const [of, count] of this.#cards.entries()) {
      if (count > 0 && kindOf(of) === kind) groups.set(by(of), (groups.get(by(of)) ?? 0) + count)
    }
    const all = this.counts[kind]!
    let pairs = 0
    for (const count of groups.values()) pairs += count * (count - 1)
    return all < 2 ? 0 : pairs / (all * (all - 1))
  }
}
