import type { Card } from '../../cards/card.ts'
import { nameOfThreeCard } from '../../ranking/names.ts'
import { rankThreeCard } from '../../ranking/three-card.ts'
import type { Ask, Option, Seat } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { Saying } from '../../say/saying.ts'
import { playerDealerFloor, rulerOf } from '../family-floor.ts'
import { fiveCardHand, suitedWheelOf, threeCardHand } from '../hands.ts'
import { openHand, openHands } from '../hands-shown.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course } from '../round.ts'
import { bonusVerdict, verdictOf } from '../showdown.ts'
import type { ThreeCardRules } from './rules.ts'
import { showdown } from './showdown.ts'

const FOLD: Option = { move: 'fold', safe: true, ends: true, key: 'f' }

/** Three cards against three; a player who has looked plays on for as much again, or folds. */
export function threeCardCourse(round: BankedRound<ThreeCardRules>): Course {
  const { rules, readings, felt, dealer, wagers, button, floor, settler } = round
  const folded = new Set<Seat>()
  const wheel = suitedWheelOf(readings)
  const nameOf = (cards: readonly Card[]): Saying => nameOfThreeCard(rankThreeCard(cards, wheel))

  /** What a fold gives up. */
  const forfeit = ({ seat, on }: LiveWager) =>
    folded.has(seat) ? rules.fold.forfeits.find(one => one.on === on) : undefined

  /** Stacks of three from the player-dealer's left, the player-dealer's last, its bottom card turned up. */
  function* deal(): Script {
    for (const seat of wagers.seats()) {
      for (let i = 0; i < 3; i++) yield* dealer.deal(String(seat), 'down', felt.seenBy(String(seat)))
    }
    for (let i = 0; i < 2; i++) yield* dealer.deal('bank', 'down', 'none')
    button.countOff(yield* dealer.deal('bank', 'up', 'all'))
  }

  function playOrFold(seat: Seat): Ask | undefined {
    if (floor.isStruck(seat)) return undefined
    const ante = wagers.open(seat).find(wager => wager.on === 'ante')
    const play = { move: 'play', ...(ante ? { costs: ante.amount } : {}), key: 'p' }
    return { seat, options: [...(wagers.canFollow(seat, 'ante', 1) ? [play] : []), FOLD] }
  }

  return {
    ruler: rulerOf(playerDealerFloor, round),

    *script() {
      yield* deal()
      for (const seat of wagers.seats()) {
        const move = yield* dealer.ask(() => playOrFold(seat))
        if (move?.move === 'play') wagers.follow(seat, 'ante', 'play', 1)
        if (move?.move === 'fold') folded.add(seat)
      }
      settler.settleEarly(wager => forfeit(wager) !== undefined)
      openHand(felt, 'bank', nameOf)
      for (const seat of wagers.seats()) {
        // A folded hand stays on the table only under a wager that is still in action.
        if (!wagers.open(seat).every(forfeit)) openHand(felt, String(seat), nameOf)
      }
    },

    verdict(wager: LiveWager): Verdict {
      const given = forfeit(wager)
      if (given) return { outcome: 'lose', rule: given.cite }
      const player = felt.cards(String(wager.seat))
      const bank = felt.cards('bank')
      switch (wager.on) {
        case 'pair-plus':
          return bonusVerdict(rules.pairPlus, threeCardHand(player, wheel))
        case '6-card-bonus':
          return bonusVerdict(rules.sixCard, fiveCardHand([...player, ...bank]))
        default: {
          const { ante, play } = showdown(rules, player, bank, wheel)
          return verdictOf(wager.on === 'play' ? play : ante, readings)
        }
      }
    },

    hands: () => openHands(felt, [...wagers.seats().map(String), 'bank'], nameOf),
  }
}
