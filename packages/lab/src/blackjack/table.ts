import type { BlackjackRules } from '@cardroom/engine/blackjack'
import { BankHands } from './bank.ts'
import { exploreHands, PlayerHands } from './hands.ts'
import { KINDS, KindShoe, WILD } from './kinds.ts'
import { Multisets } from './multisets.ts'
import { Pays } from './pays.ts'

/** Everything that stays the same while the odds of a game are found: its rules, as read, and its shoe. */
export class Table {
  readonly rules: BlackjackRules
  readonly shoe: KindShoe
  readonly sets = new Multisets()
  readonly bank: BankHands
  readonly pays: Pays
  readonly hands: PlayerHands

  /** By up card and class of a hand: what every wager on it comes to whatever the player-dealer gets, if there is such a result. */
  readonly #flat: Float64Array[] = []

  constructor(rules: BlackjackRules, cards: Uint8Array) {
    this.rules = rules
    this.shoe = new KindShoe(cards)
    const length = exploreHands(rules, this.sets, this.shoe)
    this.bank = new BankHands(rules, this.sets, this.shoe)
    this.pays = new Pays(rules, this.bank.classes)
    this.hands = new PlayerHands(rules, this.sets, length, this.pays)
  }

  /** How many cards of a kind are left in the shoe. */
  left(kind: number, gone: number, up: number): number {
    return this.shoe.counts[kind]! - this.sets.counts[gone * KINDS + kind]! - (kind === up ? 1 : 0)
  }

  /** How many cards are left in the shoe. */
  size(gone: number): number {
    return this.shoe.size - this.sets.sizes[gone]! - 1
  }

  /** What every unit on a hand of this class comes to, whatever the player-dealer gets; not a number if it makes a difference. */
  flat(hands: number, up: number): number {
    this.#flat[up] ??= new Float64Array(this.pays.base.length / this.pays.banks).fill(UNKNOWN)
    const list = this.#flat[up]
    if (list[hands] === UNKNOWN) {
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

  /** Whether nobody decides anything. */
  isFrozen(up: number): boolean {
    return this.rules.freeze !== undefined && up === WILD
  }

  /** The kinds that are in the shoe. */
  get kinds(): number[] {
    return Array.from({ length: KINDS }, (_, kind) => kind).filter(kind => this.shoe.counts[kind]! > 0)
  }
}

const UNKNOWN = Number.POSITIVE_INFINITY
