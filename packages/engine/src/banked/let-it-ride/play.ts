import { namesOf } from '../../cards/card.ts'
import { nameOfHigh } from '../../ranking/names.ts'
import { aroundFrom } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import { threeCardHand } from '../hands.ts'
import type { LiveWager, Verdict } from '../live.ts'
import { BankedPlay } from '../play.ts'
import { bonusVerdict } from '../showdown.ts'
import { letItRideHand } from './hand.ts'
import type { LetItRideRules, PulledBet } from './rules.ts'

/** Three equal bets on one hand of five; two of them may be taken back as the community cards are turned. */
export class LetItRidePlay extends BankedPlay<LetItRideRules> {
  protected *game(): Script {
    yield* this.#deal()
    for (const [i, { bet, back }] of this.rules.pulls.entries()) {
      for (const seat of this.bettingSeats(1)) yield* this.#decide(seat, bet, back)
      this.felt.turn('board', i)
    }
    for (const seat of aroundFrom(this.places, this.places, 'counter-clockwise')) {
      if (this.openWagers(seat).length > 0) this.#open(seat)
    }
  }

  /** Stacks of three from the player-dealer's left; of the player-dealer's, the bottom card is never seen. */
  *#deal(): Script {
    for (const seat of this.bettingSeats()) {
      for (let i = 0; i < 3; i++) yield* this.deal(String(seat), 'down', seat)
    }
    for (let i = 0; i < 2; i++) yield* this.deal('board', 'down', 'none')
    yield* this.burn()
  }

  *#decide(seat: Seat, bet: PulledBet, back: string): Script {
    const move = yield* this.ask(() =>
      this.isStruck(seat) ? undefined : { seat, options: [{ move: 'ride' }, { move: 'pull' }] },
    )
    if (move?.move !== 'pull') return
    for (const wager of this.openWagers(seat)) if (wager.on === bet) this.withdraw(wager, back)
  }

  #five(seat: Seat): number[] {
    return [...this.felt.cards(String(seat)), ...this.felt.cards('board')]
  }

  #open(seat: Seat): void {
    this.felt.show(String(seat))
    this.sayHand(String(seat), nameOfHigh(this.#five(seat)))
  }

  protected verdict(wager: LiveWager): Verdict {
    return wager.on === '3-card-bonus'
      ? bonusVerdict(this.rules.threeCard, threeCardHand(this.felt.cards(String(wager.seat))))
      : bonusVerdict(this.rules.base, letItRideHand(this.rules, this.#five(wager.seat)))
  }

  protected hands(): Record<string, HandShown> {
    const name = (cards: readonly number[]) => nameOfHigh([...cards, ...this.felt.cards('board')])
    const hands = this.openHands(this.bettingSeats().map(String), name)
    return { ...hands, board: { cards: namesOf(this.felt.cards('board')) } }
  }
}
