import {
  BLACKJACK_EVENTS,
  type BlackjackEvent,
  type BlackjackRules,
  bankDraws,
  type CountedHand,
  countHand,
} from '@cardroom/engine/blackjack'
import type { Card } from '@cardroom/engine/cards'
import { cardOfKind, type KindShoe } from './kinds.ts'
import type { Multisets } from './multisets.ts'

/** The events of the verdicts that depend on the player-dealer's hand alone. */
const BANK_EVENTS = (Object.keys(BLACKJACK_EVENTS) as BlackjackEvent[]).filter(event =>
  event.startsWith('bank'),
)

/** An end of the drawing: a class of hands, and another one if the cards are of one suit. */
interface End {
  readonly hands: number
  readonly suited: number
  readonly oneSuit: number
}

/** The player-dealer's finished hands; hands that the verdicts cannot tell apart form one class. */
export class BankEnds {
  /** A hand of each class. */
  readonly classes: CountedHand[] = []
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

  /** The number of a hand's end. */
  endOf(hand: number): number {
    const hands = this.classOf(this.#cards(hand, false))
    const suited = this.classOf(this.#cards(hand, true))
    const oneSuit = hands === suited ? 0 : this.#shoe.oneSuit(this.#sets.kindsOf(hand))
    const found = this.ends.findIndex(
      end => end.hands === hands && end.suited === suited && end.oneSuit === oneSuit,
    )
    return found >= 0 ? found : this.ends.push({ hands, suited, oneSuit }) - 1
  }

  /** The number of a finished hand's class. */
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

const keyOf = (bank: CountedHand): string => {
  const said = BANK_EVENTS.filter(event => BLACKJACK_EVENTS[event]({ player: bank, bank, target: 0 }))
  return [bank.points, bank.natural, bank.over, ...said].join()
}
