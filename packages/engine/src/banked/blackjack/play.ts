import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { PileSeen } from '../../round/view.ts'
import { playerDealerFloor, rulerOf } from '../family-floor.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course } from '../round.ts'
import { bonusVerdict } from './bonus.ts'
import { bankDraws } from './chart.ts'
import { insure } from './insure.ts'
import { isFrozen } from './options.ts'
import type { BlackjackRules } from './rules.ts'
import { BlackjackTable } from './table.ts'
import { turn } from './turns.ts'
import { isAce, isTen } from './value.ts'
import { handVerdict, isOnHand, naturalWaits } from './verdict.ts'

/** Each seat against the player-dealer: whoever comes closer to the natural without going over. */
export function blackjackCourse(round: BankedRound<BlackjackRules>): Course {
  const { rules, setup, felt, dealer, wagers, button, floor, settler } = round
  const table = new BlackjackTable(round)
  const { hands } = table
  const decks = setup.decks ?? rules.decks.to
  /** The first cards of each seat, before any switch or split. */
  const first = new Map<Seat, readonly Card[]>()

  function* deal(): Script {
    const seats = table.seatsFrom(rules.deal.from)
    for (const seat of seats) hands.open(seat)
    for (let card = 0; card < 2; card++) {
      for (const seat of seats) for (const hand of hands.of(seat)) yield* table.card(hand)
      if (card === 0) {
        const up = rules.deal.bank !== 'turned-after-the-deal'
        yield* dealer.deal('bank', up ? 'up' : 'down', up ? 'all' : 'none')
      } else if (rules.deal.bank !== 'one-up') {
        yield* dealer.deal('bank', 'down', 'none')
      }
    }
    if (rules.deal.bank === 'turned-after-the-deal') felt.turn('bank', 0)
    for (const seat of seats) {
      const dealt = hands.of(seat).flatMap(hand => hand.cards)
      first.set(seat, dealt)
    }
  }

  /** A natural is paid as soon as the player-dealer cannot have one, and its cards are put away. */
  function payNaturals(): void {
    if (!rules.naturalsAtOnce) return
    if (!table.isChecked && (isAce(table.up) || isTen(table.up))) return
    const isNatural = (wager: LiveWager) => wager.on === 'base' && hands.under(wager).side.natural
    for (const seat of table.seatsFrom(rules.turns.from)) {
      if (wagers.open(seat).some(isNatural)) {
        settler.settleEarly(wager => wager.seat === seat && isNatural(wager))
      }
    }
  }

  /** The down card is turned, or the second card comes; it says where the action starts. */
  function* openBank(): Script {
    if (rules.deal.bank === 'one-up') yield* dealer.deal('bank', 'up', 'all')
    else felt.show('bank')
    button.countOff(hands.bank.cards[1]!)
  }

  /** Whether further cards of the player-dealer can decide anything that is still open. */
  const bankIsNeeded = (): boolean =>
    wagers.all.some(wager => {
      if (wager.settled || floor.isStruck(wager.seat)) return false
      const bonus = rules.bonus[wager.on]
      if (bonus) return bonus.kind === 'buster'
      if (!isOnHand(wager)) return false
      const hand = hands.under(wager)
      const waits = !hand.side.natural || naturalWaits(rules)
      return waits && (hand.end === undefined || hand.end === 'stood')
    })

  return {
    ruler: rulerOf(playerDealerFloor, round),

    *script() {
      yield* deal()
      settler.settle(wager => rules.bonus[wager.on]?.kind === 'super-match')
      yield* insure(table)
      if (!table.isChecked || !hands.bank.side.natural) {
        payNaturals()
        if (!table.allFrozen) for (const seat of table.seatsFrom(rules.turns.from)) yield* turn(table, seat)
      }
      yield* openBank()
      if (bankIsNeeded()) {
        while (bankDraws(hands.bank.side, rules.chart.bank)) yield* dealer.deal('bank', 'up', 'all')
      }
      table.call(hands.bank)
    },

    verdict(wager: LiveWager): Verdict {
      const bonus = rules.bonus[wager.on]
      if (bonus) {
        return bonusVerdict(bonus, { bank: hands.bank.side, first: first.get(wager.seat)!, decks })
      }
      const hand = hands.under(wager)
      return handVerdict(rules, wager, hand, hands.bank.side, table.wagersOn(hand))
    },

    hands: () => hands.shown(),

    /** What an open hand counts, and why it is no longer played. */
    seen({ place, hand: number = 1, cards }): Partial<PileSeen> {
      const hand = place === 'bank' ? hands.bank : hands.of(Number(place))[number - 1]
      if (!hand || cards.length < 2 || cards.includes('??')) return {}
      const isStopped = place !== 'bank' && (isFrozen(rules, hand) || table.allFrozen)
      const frozen = isStopped ? 'frozen' : undefined
      const state = hand.side.over ? 'over' : hand.end === 'stood' ? undefined : (hand.end ?? frozen)
      return { is: hands.nameOf(hand), ...(state ? { state } : {}) }
    },
  }
}
