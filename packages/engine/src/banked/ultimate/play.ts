import { type Card, namesOf } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import { rankHigh, rankOmaha } from '../../ranking/high.ts'
import { nameOfHigh } from '../../ranking/names.ts'
import type { Ask, Option, Place, Seat } from '../../round/awaiting.ts'
import type { Script } from '../../round/script.ts'
import type { Cite } from '../../rules/cite.ts'
import { playerDealerFloor, rulerOf } from '../family-floor.ts'
import { fiveCardHand, fiveCardHandOf } from '../hands.ts'
import { openHand, openHands } from '../hands-shown.ts'
import type { LiveWager, Verdict } from '../live.ts'
import type { BankedRound, Course } from '../round.ts'
import { bonusVerdict, type Comparison, compared, verdictOf } from '../showdown.ts'
import type { UltimateRules, UltimateStreet } from './rules.ts'

const OTHERWISE: Readonly<Record<UltimateStreet['otherwise'], Option>> = {
  check: { move: 'check', safe: true, key: 'c' },
  fold: { move: 'fold', safe: true, ends: true, key: 'f' },
}

/** Two cards each and five for all; whoever bets early may bet more. */
export function ultimateCourse(round: BankedRound<UltimateRules>): Course {
  const { rules, readings, limits, felt, dealer, wagers, floor, settler } = round
  const folded = new Set<Seat>()

  const sevenOf = (place: Place) => [...felt.cards(place), ...felt.cards('board')]
  /** The best of any five of the seven cards, or of the two own cards with three of the board. */
  const rankOfHand = (cards: readonly Card[]): number => {
    const board = felt.cards('board')
    return readings.handOf === 'two-and-three' ? rankOmaha(cards, board) : rankHigh([...cards, ...board])
  }
  const rankAt = (place: Place): number => rankOfHand(felt.cards(place))
  const nameOf = (cards: readonly Card[]) => nameOfHigh(rankOfHand(cards))

  /** From the house dealer's left, the player-dealer after all others; two at a time, or one from a shoe. */
  function* deal(): Script {
    const shoe = readings.deal === 'shoe'
    for (let pass = 0; pass < (shoe ? 2 : 1); pass++) {
      for (const seat of wagers.seats(1)) {
        for (let i = 0; i < (shoe ? 1 : 2); i++)
          yield* dealer.deal(String(seat), 'down', felt.seenBy(String(seat)))
      }
      for (let i = 0; i < (shoe ? 1 : 2); i++) yield* dealer.deal('bank', 'down', 'none')
    }
    for (let i = 0; i < 5; i++) yield* dealer.deal('board', 'down', 'none')
  }

  /** The most that a Play wager may be, where the option in force binds it. */
  const mostPlay: Cents =
    (readings.playMaximum === 'none' ? undefined : limits?.laterMost?.play) ?? Number.POSITIVE_INFINITY

  const deciding = (): Seat[] =>
    readings.decisions === 'house-dealers-left' ? wagers.seats(1) : wagers.seats()

  function betOrNot(seat: Seat, { bets, otherwise }: UltimateStreet): Ask | undefined {
    const ante = wagers.open(seat).find(wager => wager.on === 'ante')
    if (floor.isStruck(seat) || !ante) return undefined
    const options = bets
      .filter(times => wagers.canFollow(seat, 'ante', times) && ante.amount * times <= mostPlay)
      .map((times): Option => ({ move: `bet ${times}`, costs: ante.amount * times, key: String(times) }))
    const isBound = bets.every(times => ante.amount * times > mostPlay)
    // Where no bet is within the maximum nobody has to say so, and whoever does is heard.
    return { seat, options: [OTHERWISE[otherwise], ...options], ...(isBound ? { offer: true } : {}) }
  }

  function* decide(seat: Seat, street: UltimateStreet): Script {
    if (wagers.open(seat).some(wager => wager.on === 'play')) return
    const move = yield* dealer.ask(() => betOrNot(seat, street))
    if (move?.move === 'fold') fold(seat)
    const times = street.bets.find(one => move?.move === `bet ${one}`)
    if (times !== undefined) wagers.follow(seat, 'ante', 'play', times)
  }

  /** Ante and Blind are taken, the Trips bet too unless its hand wins: then it waits for its turn. */
  function fold(seat: Seat): void {
    folded.add(seat)
    settler.settleEarly(wager => wager.seat === seat && forfeit(wager) !== undefined)
  }

  function forfeit({ seat, on }: LiveWager): Cite | undefined {
    if (!folded.has(seat)) return undefined
    return on === 'trips' && trips(seat).outcome === 'win' ? undefined : rules.fold.cite
  }

  const trips = (seat: Seat): Verdict => bonusVerdict(rules.trips, fiveCardHand(sevenOf(String(seat))))

  const besideBank = (seat: Seat): Comparison => compared(rankAt(String(seat)), rankAt('bank'))

  function blind(seat: Seat, comparison: Comparison): Verdict {
    const { pays, below, equal, lower } = rules.blind
    if (comparison === 'lower') return { outcome: 'lose', rule: lower }
    if (comparison === 'equal') return { outcome: 'push', rule: equal }
    const verdict = bonusVerdict({ pays, loses: below }, fiveCardHandOf(rankAt(String(seat))))
    return verdict.outcome === 'win' ? verdict : { outcome: 'push', rule: below }
  }

  return {
    ruler: rulerOf(playerDealerFloor, round),

    *script() {
      yield* deal()
      let turned = 0
      for (const street of rules.streets) {
        for (const upTo = turned + street.turns; turned < upTo; turned++) felt.turn('board', turned)
        for (const seat of deciding()) yield* decide(seat, street)
      }
      openHand(felt, 'bank', nameOf)
      for (const seat of wagers.seats()) {
        if (!wagers.open(seat).every(forfeit)) openHand(felt, String(seat), nameOf)
      }
    },

    verdict(wager: LiveWager): Verdict {
      const given = forfeit(wager)
      if (given) return { outcome: 'lose', rule: given }
      if (wager.on === 'trips') return trips(wager.seat)
      const comparison = besideBank(wager.seat)
      if (wager.on === 'blind') return blind(wager.seat, comparison)
      const qualifies = fiveCardHandOf(rankAt('bank')) !== 'High card'
      const { ante, play } = rules.showdown[qualifies ? 'qualified' : 'unqualified'][comparison]
      return verdictOf(wager.on === 'play' ? play : ante, readings)
    },

    isLosing: seat => !folded.has(seat) && besideBank(seat) === 'lower',

    hands: () => ({
      ...openHands(felt, [...wagers.seats().map(String), 'bank'], nameOf),
      board: { cards: namesOf(felt.cards('board')) },
    }),
  }
}
