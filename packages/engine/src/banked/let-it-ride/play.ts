import { type Card, namesOf } from '../../cards/card.ts'
import { nameOfHigh } from '../../ranking/names.ts'
import { aroundFrom } from '../../round/around.ts'
import type { Option, Seat } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import { playerDealerFloor, rulerOf } from '../family-floor.ts'
import { threeCardHand } from '../hands.ts'
import { openHand, openHands } from '../hands-shown.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course } from '../round.ts'
import { bonusVerdict } from '../showdown.ts'
import { letItRideHand } from './hand.ts'
import type { LetItRideRules, PulledBet } from './rules.ts'

const OPTIONS: readonly Option[] = [
  { move: 'ride', key: 'r' },
  { move: 'pull', safe: true, key: 'p' },
]

/** Three equal bets on one hand of five; two of them may be taken back as the community cards are turned. */
export function letItRideCourse(round: BankedRound<LetItRideRules>): Course {
  const { rules, places, felt, dealer, wagers, floor, settler } = round

  const withBoard = (cards: readonly Card[]) => [...cards, ...felt.cards('board')]
  const nameOf = (cards: readonly Card[]) => nameOfHigh(withBoard(cards))

  /** Stacks of three from the player-dealer's left; of the player-dealer's, the bottom card is never seen. */
  function* deal(): Script {
    for (const seat of wagers.seats()) {
      for (let i = 0; i < 3; i++) yield* dealer.deal(String(seat), 'down', felt.seenBy(String(seat)))
    }
    for (let i = 0; i < 2; i++) yield* dealer.deal('board', 'down', 'none')
    yield* dealer.burn()
  }

  function* rideOrPull(seat: Seat, bet: PulledBet, back: string): Script {
    const move = yield* dealer.ask(() => (floor.isStruck(seat) ? undefined : { seat, options: OPTIONS }))
    if (move?.move !== 'pull') return
    for (const wager of wagers.open(seat)) if (wager.on === bet) settler.withdraw(wager, back)
  }

  return {
    ruler: rulerOf(playerDealerFloor, round),

    *script() {
      yield* deal()
      for (const [i, { bet, back }] of rules.pulls.entries()) {
        for (const seat of wagers.seats(1)) yield* rideOrPull(seat, bet, back)
        felt.turn('board', i)
      }
      for (const seat of aroundFrom(places, places, 'counter-clockwise')) {
        if (wagers.open(seat).length > 0) openHand(felt, String(seat), nameOf)
      }
    },

    verdict(wager: LiveWager): Verdict {
      const cards = felt.cards(String(wager.seat))
      return wager.on === '3-card-bonus'
        ? bonusVerdict(rules.threeCard, threeCardHand(cards))
        : bonusVerdict(rules.base, letItRideHand(rules, withBoard(cards)))
    },

    hands: () => ({
      ...openHands(felt, wagers.seats().map(String), nameOf),
      board: { cards: namesOf(felt.cards('board')) },
    }),
  }
}
