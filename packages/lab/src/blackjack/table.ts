import type { BlackjackRules } from '@cardroom/engine/blackjack'
import { BankHands } from './bank.ts'
import { exploreHands, PlayerHands } from './hands.ts'
import { CARD_KINDS, KindShoe, WILD_KIND } from './kinds.ts'
import { Multisets } from './multisets.ts'
import { HandPays } from './pays.ts'

/** What stays the same while a game's odds are computed: its rules with their readings, and its shoe. */
export class BlackjackOddsTable {
  readonly rules: BlackjackRules
  readonly shoe: KindShoe
  readonly sets = new Multisets()
  readonly bank: BankHands
  readonly pays: HandPays
  readonly hands: PlayerHands

  /**
   * By up card and class of a hand: the result of each wager on it, where that does not depend on the
   * player-dealer's hand.
   */
  readonly #flat: Float64Array[] = []

  constructor(rules: BlackjackRules, cards: Uint8Array) {
    this.rules = rules
    this.shoe = new KindShoe(cards)
    const length = exploreHands(rules, this.sets, this.shoe)
    this.bank = new BankHands(rules, this.sets, this.shoe)
    this.pays = new HandPays(rules, this.bank.classes)
    this.hands = new PlayerHands(rules, this.sets, length, this.pays)
  }

  /** How many cards of a kind are left in the shoe. */
  left(kind: number, gone: number, up: number): number {
    return this.shoe.counts[kind]! - this.sets.counts[gone * CARD_KINDS + kind]! - (kind === up ? 1 : 0)
  }

  /** How many cards are left in the shoe. */
  size(gone: number): number {
    return this.shoe.size - this.sets.sizes[gone]! - 1
  }

  /** The result of a unit on a hand of this class whatever the player-dealer gets; NaN if that matters. */
  flat(hands: number, up: number): number {
    this.#flat[up] ??= new Float64Array(this.pays.base.length / this.pays.banks).fill(NOT_COMPUTED)
    const list = this.#flat[up]
    if (list[hands] === NOT_COMPUTED) {
      const { base, split, double, banks } = this.pays
      const results = new Set(
        this.bank
          .classesFrom(up)
          .flatMap(bank => [base, split, double].map(pay => pay[hands * banks + bank]!)),
      )
      list[hands] = results.size === 1 ? [...results][0]! : Number.NaN
    }
    return list[hands]!
  }

  /** Whether the game has no decisions. */
  isFrozen(up: number): boolean {
    return this.rules.freeze !== undefined && up === WILD_KIND
  }

  /** The kinds that are in the shoe. */
  get kinds(): number[] {
    return Array.from({ length: CARD_KINDS }, (_, kind) => kind).filter(kind => this.shoe.counts[kind]! > 0)
  }
}

const NOT_COMPUTED = Number.POSITIVE_INFINITY
