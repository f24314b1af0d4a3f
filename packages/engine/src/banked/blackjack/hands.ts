import { namesOf } from '../../cards/card.ts'
import type { Seat } from '../../round/awaiting.ts'
import { type Felt, pileName } from '../../round/felt.ts'
import type { HandShown } from '../../round/result.ts'
import type { Saying } from '../../say/saying.ts'
import type { LiveWager } from '../live.ts'
import { BlackjackHand } from './hand.ts'
import type { BlackjackRules } from './rules.ts'
import { valueName } from './value.ts'

/** The hands on the table: each seat's from left to right, and the player-dealer's. */
export class BlackjackHands {
  readonly bank: BlackjackHand
  readonly #rules: BlackjackRules
  readonly #felt: Felt
  readonly #seats = new Map<Seat, BlackjackHand[]>()

  constructor(rules: BlackjackRules, felt: Felt, bankSeat: Seat) {
    this.#rules = rules
    this.#felt = felt
    this.bank = new BlackjackHand(bankSeat, rules, felt.pile('bank'))
  }

  /** Makes room for the hands of a seat. */
  open(seat: Seat): void {
    const many = this.#rules.deal.hands > 1
    const hands: BlackjackHand[] = []
    for (let i = 1; i <= this.#rules.deal.hands; i++) {
      hands.push(
        new BlackjackHand(seat, this.#rules, this.#felt.pile(pileName(String(seat), many ? i : undefined))),
      )
    }
    this.#seats.set(seat, hands)
  }

  of(seat: Seat): readonly BlackjackHand[] {
    return this.#seats.get(seat)!
  }

  /** The hand that a wager lies on. */
  under(wager: LiveWager): BlackjackHand {
    return this.of(wager.seat)[(wager.hand ?? 1) - 1]!
  }

  /** The number of a hand, where its seat has more than one. */
  numberOf(hand: BlackjackHand): number | undefined {
    const hands = this.of(hand.seat)
    return hands.length > 1 ? hands.indexOf(hand) + 1 : undefined
  }

  /**
   * Splits a hand, renumbers the wagers of the seat as the hands lie now, and returns the number of the new
   * hand.
   */
  split(hand: BlackjackHand, wagers: readonly LiveWager[]): number {
    const hands = this.#seats.get(hand.seat)!
    const at = hands.indexOf(hand) + 1
    hands.splice(at, 0, hand.split())
    this.#felt.lie(
      String(hand.seat),
      hands.map(one => one.pile),
    )
    for (const wager of wagers) {
      wager.hand ??= 1
      if (wager.hand > at) wager.hand++
    }
    return at + 1
  }

  nameOf(hand: BlackjackHand): Saying {
    return valueName(hand.side, this.#rules.natural)
  }

  /** The hands as the result shows them. */
  shown(): Record<string, HandShown> {
    const shown: Record<string, HandShown> = {}
    const show = (name: string, hand: BlackjackHand) => {
      if (hand.pile.length === 0 || hand.pile.some(lying => lying.seen !== 'all')) return
      shown[name] = { cards: namesOf(hand.cards), is: this.nameOf(hand) }
    }
    for (const [seat, hands] of this.#seats) {
      for (const hand of hands) show(pileName(String(seat), this.numberOf(hand)), hand)
    }
    show('bank', this.bank)
    return shown
  }
}
