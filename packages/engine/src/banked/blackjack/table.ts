import { type Card, JOKER } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import { leftOf } from '../../round/around.ts'
import { type Ask, deciderOf, type Option, type Seat } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import { callHand } from '../hands-shown.ts'
import type { LiveWager } from '../live.ts'
import type { BankedRound } from '../round.ts'
import type { BlackjackHand } from './hand.ts'
import { BlackjackHands } from './hands.ts'
import type { BlackjackRules, DealStart } from './rules.ts'
import { isAce, isTen } from './value.ts'
import { isOnHand } from './verdict.ts'

/** A blackjack table in a round: its hands, the wagers on them, and what the player-dealer shows. */
export class BlackjackTable {
  readonly round: BankedRound<BlackjackRules>
  readonly hands: BlackjackHands

  constructor(round: BankedRound<BlackjackRules>) {
    this.round = round
    this.hands = new BlackjackHands(round.rules, round.felt, round.bankSeat)
  }

  /** The seats with a wager, clockwise. */
  seatsFrom(from: DealStart): Seat[] {
    const { bankSeat, places, wagers } = this.round
    return wagers.seats(from === 'left-of-bank' ? leftOf(bankSeat, places) : 1)
  }

  /** The next card of the shoe for a hand. */
  card(hand: BlackjackHand): Script<Card> {
    return this.round.dealer.deal(String(hand.seat), 'up', 'all', this.hands.numberOf(hand))
  }

  /** The card that the player-dealer shows. */
  get up(): Card {
    return this.round.felt.pile('bank')[0]!.card
  }

  /** Whether the player-dealer's down card is looked at before the players decide. */
  get isChecked(): boolean {
    const { check } = this.round.rules
    return check !== undefined && (isAce(this.up) || (check.under === 'ace-or-ten' && isTen(this.up)))
  }

  /** A joker that the player-dealer shows stops every hand. */
  get allFrozen(): boolean {
    return this.round.rules.freeze !== undefined && this.up === JOKER
  }

  /** The wagers on a hand, in the order in which they were made. */
  wagersOn(hand: BlackjackHand): LiveWager[] {
    return this.round.wagers.all.filter(
      wager => wager.seat === hand.seat && isOnHand(wager) && this.hands.under(wager) === hand,
    )
  }

  /** Adds a wager of the same bettor to the same hand. */
  addTo({ seat, by, hand = 1 }: LiveWager, on: string, amount: Cents, onHand = hand): void {
    this.round.wagers.put({ ...deciderOf({ seat, by }), on, hand: onHand, amount })
  }

  /** The ask about a hand, to the seat's own player or a back-line bettor. */
  askOf(hand: BlackjackHand, options: readonly Option[], by?: string): Ask {
    return { ...deciderOf({ seat: hand.seat, hand: this.hands.numberOf(hand), by }), options }
  }

  /** The house dealer calls a hand. */
  call(hand: BlackjackHand): void {
    const place = hand === this.hands.bank ? 'bank' : String(hand.seat)
    const number = hand === this.hands.bank ? undefined : this.hands.numberOf(hand)
    callHand(this.round.felt, place, this.hands.nameOf(hand), number)
  }
}
