import {
  BLACKJACK_EVENTS,
  type BlackjackEvent,
  type BlackjackRules,
  bankDraws,
  countHand,
  type Side,
} from '@cardroom/engine/blackjack'
import type { Card } from '@cardroom/engine/cards'
import { cardOfKind, type KindShoe } from './kinds.ts'
import type { Multisets } from './multisets.ts'

/** What the verdicts can say of the player-dealer's hand alone. */
const BANK_EVENTS = (Object.keys(BLACKJACK_EVENTS) as BlackjackEvent[]).filter(event =>
  event.startsWith('bank'),
)

/** How a drawing can end: in a class of hands, and in another if its cards are of one suit. */
export interface End {
  readonly hands: number
  readonly suited: number
  readonly oneSuit: number
}

/** The player-dealer's finished hands; those that the verdicts cannot tell apart are one class. */
export class BankEnds {
  /** A hand of each class. */
  readonly classes: Side[] = []
  readonly ends: End[] = []
  readonly #rules: BlackjackRules
  readonly #sets: Multisets
  readonly #shoe: KindShoe
  readonly #byKey = new Map<string, number>()

  constructor(rules: BlackjackRules, sets: Multisets, shoe: KindShoe) {
    this.#rules = rules
    this.#sets = sets
    this.#shoe = shoe
  }

  draws(hand: number): boolean {
    const { chart } = this.#rules
    return bankDraws(countHand(this.#cards(hand, false), this.#rules, 'natural'), chart.bank)
  }

  /** The number of the end that a hand is. */
  endOf(hand: number): number {
    const hands = this.classOf(this.#cards(hand, false))
    const suited = this.classOf(this.#cards(hand, true))
    const oneSuit = hands === suited ? 0 : this.#shoe.oneSuit(this.#sets.kindsOf(hand))
    const found = this.ends.findIndex(
      end => end.hands === hands && end.suited === suited && end.oneSuit === oneSuit,
    )
    return found >= 0 ? found : this.ends.push({ hands, suited, oneSuit }) - 1
  }

  /** The number of the class that a finished hand belongs to. */
  classOf(cards: readonly Card[]): number {
    const side = { ...countHand(cards, this.#rules, 'natural'), cards }
    const key = keyOf(side)
    let found = this.#byKey.get(key)
    if (found === undefined) {
      found = this.classes.push(side) - 1
      this.#byKey.set(key, found)
    }
    return found
  }

  /** Cards that make such a hand: of one suit, or not. */
  #cards(hand: number, suited: boolean): Card[] {
    return this.#sets.kindsOf(hand).map((kind, i) => cardOfKind(kind, suited ? 0 : i % 4))
  }
}

const keyOf = (bank: Side): string => {
  const said = BANK_EVENTS.filter(event => BLACKJACK_EVENTS[event]({ player: bank, bank, target: 0 }))
  return [bank.points, bank.natural, bank.over, ...said].join()
}
