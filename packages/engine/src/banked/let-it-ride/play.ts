import { type Card, namesOf } from '../../cards/card.ts'
import { nameOfHigh } from '../../ranking/names.ts'
import { aroundFrom } from '../../round/around.ts'
import type { Option, Place, Seat } from '../../round/awaiting.ts'
import type { DealTo } from '../../round/house-dealer.ts'
import type { HandShown } from '../../round/result.ts'
import type { Script } from '../../round/script.ts'
import type { Saying } from '../../say/saying.ts'
import { playerDealerFloor, rulerOf } from '../family-floor.ts'
import { threeCardHand } from '../hands.ts'
import { openHands, turnUpHand } from '../hands-shown.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course, Ruler } from '../round.ts'
import { bonusVerdict } from '../showdown.ts'
import { stacksOfThree } from '../stacks-of-three.ts'
import { letItRideHand } from './hand.ts'
import type { LetItRideRules, PulledBet } from './rules.ts'

const OPTIONS: readonly Option[] = [
  { move: 'ride', key: 'r' },
  { move: 'pull', safe: true, key: 'p' },
]
const BOARD_DOWN: DealTo = { to: 'board', face: 'down', seen: 'none' }
const BURN: DealTo = { to: 'burn', face: 'down', seen: 'put-away' }

/** Three equal bets on one hand of five; two of them may be taken back as the community cards are turned. */
export class LetItRideCourse implements Course {
  readonly #round: BankedRound<LetItRideRules>

  constructor(round: BankedRound<LetItRideRules>) {
    this.#round = round
  }

  get ruler(): Ruler {
    return rulerOf(playerDealerFloor, this.#round)
  }

  *script(): Script {
    const { rules, places, felt, floor, dealer, wagers } = this.#round
    yield dealer.dealAll(this.#deal())
    for (const [i, { bet, back }] of rules.pulls.entries()) {
      yield dealer.askInTurn(
        wagers.seats(1),
        seat => (floor.isStruck(seat) ? undefined : { seat, options: OPTIONS }),
        (seat, { move }) => {
          if (move === 'pull') this.#pull(seat, bet, back)
        },
      )
      felt.turn('board', i)
    }
    for (const seat of aroundFrom(places, places, 'counter-clockwise')) {
      if (wagers.open(seat).length > 0) turnUpHand(felt, String(seat), this.#nameOf)
    }
  }

  /** Stacks of three from the player-dealer's left; of the player-dealer's, the bottom card is never seen. */
  #deal(): DealTo[] {
    return [...stacksOfThree(this.#round), BOARD_DOWN, BOARD_DOWN, BURN]
  }

  #pull(seat: Seat, bet: PulledBet, back: string): void {
    const { wagers, settler } = this.#round
    for (const wager of wagers.open(seat)) if (wager.on === bet) settler.withdraw(wager, back)
  }

  #withBoard(cards: readonly Card[]): Card[] {
    return [...cards, ...this.#round.felt.cards('board')]
  }

  readonly #nameOf = (cards: readonly Card[]): Saying => nameOfHigh(this.#withBoard(cards))

  verdict(wager: LiveWager): Verdict {
    const { rules, felt } = this.#round
    const cards = felt.cards(String(wager.seat))
    return wager.on === '3-card-bonus'
      ? bonusVerdict(rules.threeCard, threeCardHand(cards))
      : bonusVerdict(rules.base, letItRideHand(rules, this.#withBoard(cards)))
  }

  hands(): Record<Place, HandShown> {
    const { felt, wagers } = this.#round
    return {
      ...openHands(felt, wagers.seats().map(String), this.#nameOf),
      board: { cards: namesOf(felt.cards('board')) },
    }
  }
}
